/** Where the pictures go. */

import { join } from "node:path";

export const FOLDER = join(import.meta.dirname, "../../../gallery");
