/** Registers the guided game; loaded along with what it says. */

import { BlueMoonCourse } from "./course.js";

customElements.define("blue-moon-course", BlueMoonCourse);
