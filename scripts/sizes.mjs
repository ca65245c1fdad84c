// What a front end has to load, compared with benches/sizes.txt, which BLESS=1 writes anew. A growth fails; a bar that
// is not met is told.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { committed } from "./committed.mjs";

process.chdir(join(import.meta.dirname, ".."));
const file = "benches/sizes.txt";
/** What a size may grow by: compressed, the same code in another order differs a little. */
const tolerance = 0.01;

const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length;
/** The wasm as text within the entry: whatever is as long as that is nothing else. */
const wasmText = /[A-Za-z0-9+/]{50000,}={0,2}/;

/** The JavaScript of an entry as a bundler ships it, without the wasm. */
async function entry(name) {
  const { output } = await build({
    configFile: false,
    logLevel: "error",
    ssr: name === "node" ? { noExternal: true } : undefined,
    build: {
      write: false,
      minify: true,
      ssr: name === "node",
      target: "baseline-widely-available",
      rollupOptions: {
        input: `pkg/dist/${name}.js`,
        preserveEntrySignatures: "strict",
        output: { format: "esm" },
      },
    },
  });
  return gzip(output.map(({ code }) => code.replace(wasmText, "")).join(""));
}

const languages = ["de", "hu", "zh-Hant"];

/** The page: the code of a first screen in English, all files but those of other languages, and each of these. */
function page() {
  const files = readdirSync("www/dist", { recursive: true })
    .filter((name) => statSync(join("www/dist", name)).isFile() && !name.startsWith("."))
    // The pictures of an installed page are fetched by who installs it.
    .filter((name) => !/icon-.*\.png$/.test(name));
  const weigh = (names) =>
    names.map((name) => gzip(readFileSync(join("www/dist", name)))).reduce((a, b) => a + b, 0);
  const isIn = (language) => (name) =>
    new RegExp(`^assets/\\w+-${language}-[\\w-]{8}\\.js$`).test(name);
  const english = files.filter((name) => !languages.some((language) => isIn(language)(name)));
  const code = english.filter((name) => /\.(js|css)$/.test(name));
  const first = code.filter((name) => !/^assets\/(art|rules|guide)-/.test(name));
  return [
    weigh(first),
    weigh(english),
    ...languages.map((name) => weigh(files.filter(isIn(name)))),
  ];
}

const [code, all, ...further] = page();
const packed = JSON.parse(
  execFileSync("npm", ["pack", "--dry-run", "--json", "-w", "pkg"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }),
);
/** Name, bytes, bar in kB. */
const sizes = [
  [
    "wasm",
    gzip(readFileSync("pkg/wasm/blue_moon_city_bg.wasm")),
    110,
    "the rules as WebAssembly, gzip",
  ],
  [
    "entry-browser",
    await entry("browser"),
    8,
    "JavaScript of the entry for browsers, bundled, gzip",
  ],
  ["entry-node", await entry("node"), 8, "JavaScript of the entry for Node, bundled, gzip"],
  ["tarball", packed[0].unpackedSize, 1500, "the package, unpacked"],
  [
    "page-code",
    code,
    80,
    "JavaScript and CSS of the page in English, gzip, but for drawings, guide and rulebook",
  ],
  ["page-all", all, 300, "all files of the page in English, gzip, what is fetched later with it"],
  ...further.map((bytes, index) => [
    `page-${languages[index]}`,
    bytes,
    25,
    "the same in one more language, gzip",
  ]),
];

const before = committed(file, sizes);
for (const [name, bytes, bar, what] of sizes) {
  const met = bytes <= 1000 * bar ? "met" : "NOT MET";
  console.log(
    `${name.padEnd(14)} ${String(bytes).padStart(7)} bytes  bar ${String(bar).padStart(4)} kB ${met.padEnd(7)}  ${what}`,
  );
  const change = bytes / before.get(name) - 1;
  if (!(change <= tolerance)) {
    console.error(
      `sizes: ${name} grew by ${bytes - before.get(name)} bytes, ${(100 * change).toFixed(1)} %, from the ${before.get(name)} of ${file}`,
    );
    process.exitCode = 1;
  }
}
if (process.exitCode)
  console.error("sizes: if that is worth it, run BLESS=1 make sizes and commit the file");
