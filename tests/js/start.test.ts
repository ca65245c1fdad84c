/** How Node gets at the package. */

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test("require gives the same library as import", () => {
  const entry = new URL("../../pkg/dist/node.js", import.meta.url);
  const script = `
    import(${JSON.stringify(entry.href)}).then(({ Game }) => {
      console.log(require(${JSON.stringify(fileURLToPath(entry))}).Game === Game);
    });`;
  const said = execFileSync(process.execPath, ["-e", script], { encoding: "utf8" });
  expect(said.trim()).toBe("true");
});
