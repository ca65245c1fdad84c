/** Takes the indentation and the comments out of the templates: they are for those who read the source. */

/** How much of it says nothing to a browser, by the tag of the template. */
const TIGHTEN: Readonly<Record<string, (text: string) => string>> = {
  html: (text) => text.replace(/\s+/g, " "),
  css: (text) =>
    text
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .replace(/\s+/g, " ")
      .replace(/ ?([{};,]) ?/g, "$1")
      .replace(/;\}/g, "}"),
};

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A plugin for Vite. */
export const tight = {
  name: "tight",
  apply: "build",
  enforce: "post",
  transform: {
    filter: { code: /\b(?:html|css)`/ },
    handler(this: { parse(code: string): unknown }, code: string): string {
      const edits = [...templates(this.parse(code))].sort((a, b) => b.start - a.start);
      return edits.reduce(
        (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
        code,
      );
    },
  },
} as const;

/** Every piece of a template, wherever it is in the tree. */
function* templates(node: unknown): Generator<Edit> {
  if (Array.isArray(node)) for (const child of node) yield* templates(child);
  if (!isNode(node)) return;
  const { type, tag, quasi } = node;
  if (type === "TaggedTemplateExpression" && isNode(tag) && isNode(quasi)) {
    const tighten = typeof tag.name === "string" ? TIGHTEN[tag.name] : undefined;
    if (tighten && Array.isArray(quasi.quasis)) {
      for (const { start, end, value } of quasi.quasis)
        yield { start, end, text: tighten(value.raw) };
    }
  }
  for (const child of Object.values(node)) yield* templates(child);
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
