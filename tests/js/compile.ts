/** Compiles and runs lines of TypeScript as a stranger's program that imports the package. */

import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = new URL("node_modules/.compiled/", import.meta.url);
const tsc = fileURLToPath(new URL("../../node_modules/.bin/tsc", import.meta.url));
const options = [
  "--strict --exactOptionalPropertyTypes --skipLibCheck false",
  "--target es2022 --lib es2022,esnext.disposable,dom --module nodenext --types node",
].flatMap((some) => some.split(" "));

/** Compiles programs by their names, which gives their paths, or throws what the compiler says. */
export function compile(sources: Record<string, string>): Map<string, string> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL("package.json", folder), '{ "type": "module" }');
  const paths = Object.entries(sources).map(([name, source]) => {
    const file = fileURLToPath(new URL(`${name}.ts`, folder));
    writeFileSync(file, source);
    return [name, file] as const;
  });
  try {
    const files = paths.map(([, file]) => file);
    execFileSync(tsc, [...options, "--ignoreConfig", ...files], { encoding: "utf8" });
  } catch (error) {
    throw new Error(String(Reflect.get(error as object, "stdout")));
  }
  return new Map(paths.map(([name, file]) => [name, file.replace(/\.ts$/, ".js")]));
}

/** How many errors the compiler finds in a program. */
export function errorsOf(source: string): number {
  try {
    compile({ wrong: source });
    return 0;
  } catch (error) {
    return String(error).match(/: error TS\d+/g)?.length ?? 0;
  }
}

/** Runs a program of {@link compile} where there is a `localStorage`, and gives what it prints. */
export function run(program: string | undefined): string {
  if (program === undefined) throw new Error("it was not compiled");
  const storage = `
    const items = new Map();
    globalThis.localStorage = { getItem: (key) => items.get(key) ?? null, setItem: (key, item) => items.set(key, item) };`;
  const prelude = `data:text/javascript,${encodeURIComponent(storage)}`;
  return execFileSync(process.execPath, ["--import", prelude, program], { encoding: "utf8" });
}
