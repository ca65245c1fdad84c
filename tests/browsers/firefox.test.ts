import { findFirefox } from "../../scripts/browsers.mjs";
import { checkIn } from "./browser.js";

checkIn("firefox", findFirefox());
