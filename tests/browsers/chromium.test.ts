import { findChromium } from "../../scripts/browsers.mjs";
import { checkIn } from "./browser.js";

checkIn("chrome", findChromium());
