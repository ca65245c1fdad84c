// Has the glue of wasm-bindgen define the properties of what goes out, where it would assign them: to assign runs
// whatever setter somebody has put on the prototype of all objects, or fails if the property is read-only there.

import { readFileSync, writeFileSync } from "node:fs";

const [file] = process.argv.slice(2);
let glue = readFileSync(file, "utf8");
for (const key of ["arg1", "arg1 >>> 0"]) {
  const assignment = `arg0[${key}] = arg2;`;
  if (glue.split(assignment).length !== 2) {
    throw new Error(`own-properties: ${file} does not hold "${assignment}" once`);
  }
  glue = glue.replace(assignment, `setOwn(arg0, ${key}, arg2);`);
}
writeFileSync(
  file,
  `${glue}
function setOwn(target, key, value) {
    if (key in target) {
        const own = { __proto__: null, value, writable: true, enumerable: true, configurable: true };
        Reflect.defineProperty(target, key, own);
    } else {
        target[key] = value;
    }
}
`,
);
