// Builds findings: severity from the table of codes, "did you mean", and fixes that replace one name by another.
import { type Json, type JsonPointer, childPointer } from "../../../base/json";
import { nearestName } from "../../../base/nearestName";
import { GRIDPONDER_FINDINGS, type GridponderCode } from "./codes";
import type { Finding, Fix } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import { type TextSpan, swappingEdits } from "../../../text/edit";
import { keySpanAt, nodeAt } from "../../../text/jsonTree";

type More = Partial<Pick<Finding, "onKey" | "params" | "related" | "fixes">>;

/** What is said of findings of a code for those who look for the mistake for which recorded moves fail. */
const SAID_OF: Partial<Record<GridponderCode, Finding["params"]>> = {
  // A mistake in the rules may be why.
  "goal-never-met": { mayBeOfRules: true },
  // It plays as it is meant.
  "newer-feature": { changesPlay: false },
};

/** Returns a finding at a place of a file. A file that the pack lacks is given by its path. */
export function found(
  code: GridponderCode,
  file: SourceFile | string,
  at: JsonPointer,
  message: string,
  more: More = {},
): Finding {
  const path = typeof file === "string" ? file : file.path;
  const params = { ...more.params, ...SAID_OF[code] };
  return { code, severity: GRIDPONDER_FINDINGS[code], message, file: path, at, ...more, params };
}

/** Returns the finding that a goal is never met; `why` is the end of the sentence. */
export function neverMet(file: SourceFile, at: JsonPointer, why: string, more: More = {}): Finding {
  return found("goal-never-met", file, at, `This goal can never be met: ${why}.`, more);
}

/** Returns the finding that a condition never holds; `why` is the end of the sentence. */
export function neverHolds(file: SourceFile, at: JsonPointer, why: string, more: More = {}): Finding {
  return found("condition-never-holds", file, at, `This condition never holds: ${why}.`, more);
}

/** A name used at a place, and its candidates. */
export interface NameInPlace {
  readonly name: string;
  readonly file: SourceFile;
  readonly at: JsonPointer;
  readonly onKey?: boolean;
  /** The names that exist. */
  readonly names: Iterable<string>;
  /** The name that is meant where none is near. */
  readonly meant?: string | null;
  /** Whether all names are listed where none is meant. */
  readonly isListed?: boolean;
}

/**
 * Returns a finding for an unknown name. The message starts as given and ends with the nearest existing name, which is
 * its param `meant`, too.
 */
export function unknownName(code: GridponderCode, message: string, place: NameInPlace): Finding {
  const { name, file, at, onKey = false, isListed = false } = place;
  const names = [...place.names];
  const nearest = nearestName(name, names) ?? onlyWithWord(name, names) ?? place.meant ?? null;
  const more = onKey ? { onKey } : {};
  const rename = onKey ? renameKeyFix : renameFix;
  if (nearest === null) {
    const said = isListed && names.length > 0 ? `${message} There ${listed(names)}.` : message;
    const [only, ...others] = names;
    const fix = isListed && only !== undefined && others.length === 0 ? rename(file, at, only) : null;
    return found(code, file, at, said, { ...more, params: { name }, ...(fix === null ? {} : { fixes: [fix] }) });
  }
  const fix = rename(file, at, nearest);
  return found(code, file, at, `${message} Did you mean "${nearest}"?`, {
    ...more,
    params: { name, meant: nearest },
    ...(fix === null ? {} : { fixes: [fix] }),
  });
}

function listed(names: readonly string[]): string {
  return `${names.length === 1 ? "is" : "are"} ${quoted(names)}`;
}

/** Shorter words are parts of too many names. */
const SHORTEST_WORD = 3;

/** Returns the only name that has a word in common, such as `flood_orange` for `orange`; null for none or several. */
export function onlyWithWord(name: string, names: readonly string[]): string | null {
  const words = wordsOf(name);
  const alike = names.filter((each) => each !== name && wordsOf(each).some((word) => words.includes(word)));
  const [only] = alike;
  return alike.length === 1 && only !== undefined ? only : null;
}

function wordsOf(name: string): readonly string[] {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_")
    .toLowerCase()
    .split(/[^a-z]+/);
  return words.filter((word) => word.length >= SHORTEST_WORD);
}

/** Returns a finding for a name in whose place there may be several others. Each has a fix. */
export function wrongName(
  code: GridponderCode,
  message: string,
  { name, file, at }: NameInPlace,
  meant: readonly string[],
): Finding {
  const fixes = meant.flatMap((each) => renameFix(file, at, each) ?? []);
  return found(code, file, at, `${message} Did you mean ${quoted(meant, "or")}?`, { params: { name }, fixes });
}

/** Returns the fix that replaces a value by another name. */
export function renameFix(file: SourceFile, at: JsonPointer, name: string): Fix | null {
  const span = nodeAt(file.tree, at);
  return span === undefined ? null : changeTo(file, span, name);
}

/** Returns the fix that gives a member another key. */
export function renameKeyFix(file: SourceFile, at: JsonPointer, name: string): Fix | null {
  const span = keySpanAt(file.tree, at);
  return span === undefined ? null : changeTo(file, span, name);
}

/** Returns the fix that replaces a value by another one; none where the text has no such place. */
export function replacing(file: SourceFile, at: JsonPointer, value: Json): readonly Fix[] {
  const node = nodeAt(file.tree, at);
  return node === undefined ? [] : [changeTo(file, node, value)];
}

/** Returns the fix that writes a cell or a size at a place, as packs have them: with a blank after the comma. */
export function pairFixes(file: SourceFile, at: JsonPointer, pair: readonly [number, number]): readonly Fix[] {
  const node = nodeAt(file.tree, at);
  return node === undefined ? [] : [changeTo(file, node, pair, `[${pair.join(", ")}]`)];
}

function changeTo(file: SourceFile, { offset, length }: TextSpan, value: Json, text = JSON.stringify(value)): Fix {
  return { title: `Change to ${text}`, changes: [{ file: file.path, edits: [{ offset, length, text }] }] };
}

/** Returns the fix that exchanges the key and the value of the member at a place. */
export function exchangeFixes(file: SourceFile, at: JsonPointer, key: string, value: string): readonly Fix[] {
  const [first, second] = [keySpanAt(file.tree, at), nodeAt(file.tree, at)];
  if (first === undefined || second === undefined || file.tree.errors.length > 0) return [];
  const edits = swappingEdits(file.text, first, second);
  return [{ title: `Exchange "${key}" and "${value}"`, changes: [{ file: file.path, edits }] }];
}

/** Returns the fixes that look at another layer instead of the one that `at` names. */
export function layerFixes(file: SourceFile, at: JsonPointer, layers: Iterable<string>): readonly Fix[] {
  return [...new Set(layers)].flatMap((layer) => {
    const fix = renameFix(file, at, layer);
    return fix === null ? [] : [{ ...fix, title: `Change the layer to ${JSON.stringify(layer)}` }];
  });
}

const MOST_QUOTED = 8;

/** Lists names in a sentence: `"a", "b" and "c"`; only the first few of many. */
export function quoted(names: readonly string[], last: "and" | "or" = "and"): string {
  const shown = names.slice(0, MOST_QUOTED).map((name) => `"${name}"`);
  if (names.length > MOST_QUOTED) return `${shown.join(", ")} and ${names.length - MOST_QUOTED} more`;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} ${last} ${shown.at(-1)}`;
}

/** Calls `tell` for each repetition of an id in a list, with the place of its first use. */
export function eachRepeated<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  report: (item: Item, first: Item) => void,
): void {
  const firsts = new Map<string, Item>();
  for (const item of items) {
    const id = idOf(item);
    const first = firsts.get(id);
    if (first !== undefined) report(item, first);
    else if (id !== "") firsts.set(id, item);
  }
}

/** Returns the place of an item's id. */
export function idPlace(at: JsonPointer): JsonPointer {
  return childPointer(at, "id");
}
