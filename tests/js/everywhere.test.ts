/** What holds everywhere, in Node. */

import { test } from "vitest";
import { checks } from "../everywhere/checks.js";
import { host } from "./host.js";

test.each(Object.entries(checks))("%s", { timeout: 120_000 }, (_, check) => check(host));
