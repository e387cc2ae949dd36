// Reads the tags of an SVG, in one pass and without a parser's memory: what is read is untrusted and may be anything.

export interface SvgTag {
  /** In lower case, without the prefix of a namespace. */
  readonly name: string;
  /** Values by lower-case names, without prefixes; references to signs are read. */
  readonly attributes: ReadonlyMap<string, string>;
  /** How many elements it lies in. */
  readonly depth: number;
}

export interface SvgTags {
  readonly tags: readonly SvgTag[];
  /** The texts of all `style` elements. */
  readonly styles: string;
}

/** Returns the opening tags in their order, at most `most`; null where a tag has no end. */
export function svgTags(text: string, most: number): SvgTags | null {
  const tags: SvgTag[] = [];
  let styles = "";
  let depth = 0;
  for (let at = text.indexOf("<"); at >= 0 && tags.length < most; at = text.indexOf("<", at)) {
    const skipped = endOfSkipped(text, at);
    if (skipped === -1) return null;
    if (skipped > 0) {
      if (tags.at(-1)?.name === "style" && text.startsWith("<![", at)) styles += text.slice(at, skipped);
      at = skipped;
      continue;
    }
    const end = endOfTag(text, at);
    if (end === -1) return null;
    const inside = text.slice(at + 1, end);
    at = end + 1;
    if (inside.startsWith("/")) {
      depth -= 1;
      continue;
    }
    const tag = { ...readTag(inside), depth };
    tags.push(tag);
    if (!inside.endsWith("/")) depth += 1;
    if (tag.name === "style") styles += text.slice(at, Math.max(at, text.indexOf("<", at)));
  }
  return { tags, styles };
}

/** Returns where a comment, a section or an instruction ends; 0 for a tag, -1 without an end. */
function endOfSkipped(text: string, at: number): number {
  const kinds = [
    ["<!--", "-->"],
    ["<![CDATA[", "]]>"],
    ["<?", "?>"],
    ["<!", ">"],
  ] as const;
  const kind = kinds.find(([start]) => text.startsWith(start, at));
  if (kind === undefined) return 0;
  const end = text.indexOf(kind[1], at);
  return end === -1 ? -1 : end + kind[1].length;
}

/** Returns the place of the `>` that is not within quotes; -1 without one. */
function endOfTag(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === ">") return at;
    if (sign !== '"' && sign !== "'") continue;
    at = text.indexOf(sign, at + 1);
    if (at === -1) return -1;
  }
  return -1;
}

function readTag(inside: string): Omit<SvgTag, "depth"> {
  const name = /^[^\s/]*/.exec(inside)?.[0] ?? "";
  const attributes = new Map<string, string>();
  for (let at = inside.indexOf("=", name.length); at >= 0; at = inside.indexOf("=", at)) {
    const before = /[^\s"'/=]*\s*$/.exec(inside.slice(Math.max(0, at - 100), at))?.[0].trim() ?? "";
    const quote = /^\s*(["'])/.exec(inside.slice(at + 1, at + 100));
    const start = at + 1 + (quote?.[0].length ?? 0);
    const end = quote === null ? -1 : inside.indexOf(quote[1] ?? "", start);
    if (end === -1) break;
    attributes.set(withoutPrefix(before), withSigns(inside.slice(start, end)));
    at = end + 1;
  }
  return { name: withoutPrefix(name), attributes };
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(":") + 1).toLowerCase();
}

/** Reads references to signs, which could hide what a value refers to. */
function withSigns(value: string): string {
  if (!value.includes("&#")) return value;
  return value.replaceAll(/&#(x?)([0-9a-f]{1,6});/gi, (_, hex: string, digits: string) => {
    const code = Number.parseInt(digits, hex === "" ? 10 : 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
