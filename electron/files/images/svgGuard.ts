// Refuses SVGs that would take far longer to draw, or more memory, than their size suggests. Limits are such that what is
// drawn takes some hundredths of a second. Reads text only.
import { type SvgTag, svgTags } from "./svgTags";

export const MAX_SVG_BYTES = 1024 * 1024;

const MAX_ELEMENTS = 5_000;
/** Each level may be a layer of its own. */
const MAX_DEPTH = 64;
/** Each `use` may multiply the part that it refers to. */
const MAX_USES = 32;
/** Elements with those that they refer to, as often as they do. */
const MAX_DRAWN = 10_000;
const MAX_FILTERS = 16;
/** What a filter may spread: in units of the drawing, and beyond its element as parts of it. */
const MAX_SPREAD = 100;
const MAX_FILTER_REGION = 4;
const MAX_PATH = 32 * 1024;
const MAX_PATHS = 256 * 1024;
const MAX_DASHES = 200_000;

/** Returns why an embedded image may not be shown; null when it may. */
export type EmbeddedProblem = (bytes: Uint8Array) => string | null;

/** Returns why an SVG may not be shown, as a sentence; null when it may. */
export function svgProblem(bytes: Uint8Array, embeddedProblem: EmbeddedProblem): string | null {
  if (bytes.length > MAX_SVG_BYTES) return "Too large to show: an SVG may have 1 MB.";
  const text = new TextDecoder().decode(bytes);
  const encoding = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? "utf-8";
  const isKnown = /^(?:utf-8|us-ascii|ascii|iso-8859-\d+|windows-125\d)$/i.test(encoding);
  if (!isKnown || text.includes("\0")) return "An SVG that is not written in UTF-8 is not shown.";
  if (/<!(?:ENTITY|DOCTYPE[^>]*\[)/i.test(text)) return "An SVG that declares entities is not shown.";
  const read = svgTags(text, MAX_ELEMENTS + 1);
  if (read === null) return "Damaged: the SVG is cut off.";
  const { tags, styles } = read;
  if (tags.length > MAX_ELEMENTS) return `An SVG with more than ${MAX_ELEMENTS} elements is not shown.`;
  return (
    structureProblem(tags, styles) ??
    filterProblem(tags) ??
    pathProblem(tags, styles) ??
    tags.map((tag) => imageInProblem(tag, embeddedProblem)).find((problem) => problem !== null) ??
    null
  );
}

function structureProblem(tags: readonly SvgTag[], styles: string): string | null {
  if (tags.some(({ depth }) => depth > MAX_DEPTH)) return `An SVG nested deeper than ${MAX_DEPTH} is not shown.`;
  if (tags.some(({ name }) => name === "foreignobject")) return "An SVG with parts of web pages is not shown.";
  if (tags.filter(({ name }) => name === "use").length > MAX_USES)
    return `An SVG with more than ${MAX_USES} uses of other parts is not shown.`;
  const isTooMuch = drawnElements(tags, styles) > MAX_DRAWN;
  return isTooMuch ? "An SVG whose masks, patterns or uses refer to each other so often is not shown." : null;
}

const REFERENCE = /url\(\s*["']?#([^"')\s]+)/gi;

function referencesIn(value: string): readonly string[] {
  return Array.from(value.matchAll(REFERENCE), (match) => match[1] ?? "");
}

/** Counts elements as often as they are drawn, up to just above the limit. Gradients are not drawn as elements. */
function drawnElements(tags: readonly SvgTag[], styles: string): number {
  const ends = endsOf(tags);
  // Of two with the same id the first is meant.
  const places = new Map(tags.map(({ attributes }, at) => [attributes.get("id") ?? "", at] as const).toReversed());
  const known = new Map<number, number>();
  const everywhere = referencesIn(styles);
  let depth = 0;
  const costOfId = (id: string): number => {
    const at = places.get(id);
    if (at === undefined || tags[at]?.name.endsWith("gradient") === true) return 0;
    const before = known.get(at);
    if (before !== undefined) return before;
    // What refers to itself is drawn by no browser; it ends here.
    known.set(at, 0);
    if (depth > MAX_DEPTH) return MAX_DRAWN + 1;
    depth += 1;
    let sum = 0;
    for (let each = at; each < (ends[at] ?? at) && sum <= MAX_DRAWN; each += 1) sum += costOf(each);
    depth -= 1;
    known.set(at, sum);
    return sum;
  };
  const costOf = (at: number): number => {
    const { name = "", attributes = new Map<string, string>() } = tags[at] ?? {};
    let cost = 1;
    for (const [key, value] of attributes) {
      const ids = key === "href" ? (value.startsWith("#") ? [value.slice(1)] : []) : referencesIn(value);
      // A marker is drawn at each point of a path.
      const times = key.startsWith("marker") || key === "style" ? pointsOf(attributes) : 1;
      if (name !== "filter") for (const id of ids) cost += costOfId(id) * times;
    }
    return cost;
  };
  let sum = 0;
  for (let at = 0; at < tags.length && sum <= MAX_DRAWN; at += 1) sum += costOf(at);
  return sum + everywhere.reduce((cost, id) => cost + costOfId(id), 0) * tags.length;
}

/** Returns where each element ends: the place of the first tag after it that is not in it. */
function endsOf(tags: readonly SvgTag[]): readonly number[] {
  const ends = tags.map(() => tags.length);
  const open: number[] = [];
  for (const [at, { depth }] of tags.entries()) {
    while (open.length > 0 && (tags[open.at(-1) ?? 0]?.depth ?? 0) >= depth) ends[open.pop() ?? 0] = at;
    open.push(at);
  }
  return ends;
}

function numbersIn(value: string): readonly number[] {
  return (value.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
}

function dataOf(attributes: SvgTag["attributes"]): string {
  return attributes.get("d") ?? attributes.get("points") ?? "";
}

function pointsOf(attributes: SvgTag["attributes"]): number {
  return Math.max(1, numbersIn(dataOf(attributes)).length / 2);
}

function filterProblem(tags: readonly SvgTag[]): string | null {
  const steps = tags.filter(({ name }) => name.startsWith("fe") && !/^fe(?:func|mergenode|\w*light$)/.test(name));
  if (steps.length > MAX_FILTERS) return `An SVG with more than ${MAX_FILTERS} steps in its filters is not shown.`;
  const spread = steps.flatMap(({ attributes }) =>
    ["stddeviation", "radius", "scale"].flatMap((name) => numbersIn(attributes.get(name) ?? "")),
  );
  const isWide = tags.some(({ name, attributes }) => name === "filter" && regionOf(attributes) > MAX_FILTER_REGION);
  const isLarge = isWide || spread.some((each) => Math.abs(each) > MAX_SPREAD);
  return isLarge ? "An SVG with filters that reach so far is not shown." : null;
}

/** Returns how much larger than its element a filter's region is, where it says so as a part of it. */
function regionOf(attributes: SvgTag["attributes"]): number {
  const sizes = ["width", "height"].map((name) => attributes.get(name) ?? "");
  const parts = sizes.map((size) => (Number.parseFloat(size) || 0) / (size.trim().endsWith("%") ? 100 : 1));
  const isInUnits = attributes.get("filterunits") === "userSpaceOnUse";
  return isInUnits && !sizes.some((size) => size.includes("%")) ? 0 : Math.max(...parts);
}

function pathProblem(tags: readonly SvgTag[], styles: string): string | null {
  const paths = tags.map(({ attributes }) => dataOf(attributes));
  const total = paths.reduce((sum, { length }) => sum + length, 0);
  if (total > MAX_PATHS || paths.some(({ length }) => length > MAX_PATH))
    return "An SVG with paths of so many points is not shown.";
  const written = tags.map(
    ({ attributes }) => `${attributes.get("style") ?? ""};${attributes.get("stroke-dasharray") ?? ""}`,
  );
  const dashes = [...written, styles].flatMap(dashSumsIn);
  if (dashes.length === 0) return null;
  const lengths = tags.flatMap(({ attributes }) => numbersOf(attributes));
  const longest = lengths.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const isFine = (lengths.length * longest) / Math.min(...dashes) > MAX_DASHES;
  return isFine ? "An SVG with so many dashes is not shown." : null;
}

const PLACES = ["d", "points", "x1", "y1", "x2", "y2", "width", "height", "r", "rx", "ry"] as const;

function numbersOf(attributes: SvgTag["attributes"]): readonly number[] {
  return PLACES.flatMap((name) => numbersIn(attributes.get(name) ?? ""));
}

/** Returns how long each pattern of dashes is; an attribute's value stands alone, after a semicolon. */
function dashSumsIn(text: string): readonly number[] {
  const inStyles = Array.from(text.matchAll(/stroke-dasharray\s*:([^;}]*)/gi), (match) => match[1] ?? "");
  const attribute = /;([^;:{}]*)$/.exec(text)?.[1] ?? "";
  const sums = [...inStyles, attribute].map((each) => numbersIn(each).reduce((sum, number) => sum + number, 0));
  return sums.filter((sum) => sum > 0);
}

/** An image in an SVG is held to the same limits; another SVG may not be in it. */
function imageInProblem({ attributes }: SvgTag, embeddedProblem: EmbeddedProblem): string | null {
  const address = (attributes.get("href") ?? "").trim();
  if (!/^data:/i.test(address)) return null;
  const base64 = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i.exec(address);
  if (base64 === null) return "An SVG that holds another, or an image in another form, is not shown.";
  return embeddedProblem(Buffer.from(address.slice(base64[0].length), "base64"));
}
