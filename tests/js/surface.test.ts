/** The committed report of the public surface: whoever changes it is told, and says so in the changelog. */

import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { surface } from "./surface.js";

const report = new URL("../../pkg/api.md", import.meta.url);

const head = `# All that blue-moon-city exports

Made from the declarations of the package; a test compares it. If a change is meant, \`BLESS=1 make test-node\` writes it
anew, and the changelog tells it.
`;

test("the package exports what pkg/api.md tells", () => {
  const declarations = surface().map(({ name, declaration }) => {
    const renamed = declaration.match(
      /^export .*?(?:class|function|interface|type|const) (\w+)/,
    )?.[1];
    return renamed === name ? declaration : `${declaration} // as ${name}`;
  });
  const found = `${head}\n\`\`\`ts\n${declarations.join("\n")}\n\`\`\`\n`;
  if (process.env.BLESS) writeFileSync(report, found);
  expect(readFileSync(report, "utf8")).toBe(found);
});

test("whatever is there when the package is imported is in that report, and nothing else", async () => {
  const values = surface().filter(({ isType }) => !isType);
  for (const entry of ["blue-moon-city", "blue-moon-city/slim"]) {
    expect(Object.keys(await import(entry)).sort()).toEqual(values.map(({ name }) => name).sort());
  }
});
