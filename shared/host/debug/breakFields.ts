// What can be written in the condition of a breakpoint and what is wrong with one: a condition stands in a rule, so it
// is asked about as if one more rule with it stood in the game. Knows nothing of runs.
import { finish } from "../../base/work";
import { dialectOf } from "../../dialects/registry";
import type { BreakOn } from "../../engine/breakpoints/breakPlaces";
import type { Words } from "../../engine/dialect";
import type { TextProblem } from "../../engine/breakpoints/logMessage";
import { locate } from "../../findings/locate";
import { buildPackSource } from "../../dialects/models";
import { indexPack } from "../../dialects/gridponder/text/names/packIndex";
import type { PackSource, SourceFile } from "../../pack/packSource";
import type { BreakNames } from "../../rpc/debug";
import type { CompletionOffer } from "../../rpc/language";
import type { TextSpan } from "../../text/edit";
import { nodeAt, parseJsonTree } from "../../text/jsonTree";
import { caretAt } from "../language/caret";
import { complete } from "../language/complete";

/** A condition as part of a pack. */
interface Placed {
  readonly pack: PackSource;
  readonly file: SourceFile;
  /** Where the condition's text begins in the file. */
  readonly offset: number;
}

const NO_RULE_ID = "a breakpoint";

/** The pack with one rule more, whose `if` is the text; null for a pack whose game file cannot be added to. */
function withRule(pack: PackSource, on: BreakOn, text: string): Placed | null {
  const root = pack.game?.tree.root;
  if (pack.game === null || root?.type !== "object") return null;
  const head = `{"id": ${JSON.stringify(NO_RULE_ID)}, "on": ${JSON.stringify(eventOf(pack, on))}, "if": `;
  // An unfinished string ends with its line.
  const rule = `${text}\n, "then": []}`;
  const list = nodeAt(pack.game.tree, "/rules");
  const [at, open, close] =
    list?.type === "array"
      ? [list.offset + 1, "", (list.children ?? []).length > 0 ? "," : ""]
      : [root.offset + 1, '"rules": [', (root.children ?? []).length > 0 ? "]," : "]"];
  const before = pack.game.text.slice(0, at) + open + head;
  const changed = { path: pack.game.path, text: before + rule + close + pack.game.text.slice(at) };
  const texts = Array.from(pack.files.values(), (file) => (file.path === changed.path ? changed : file));
  const next = buildPackSource(texts, [...pack.assets], pack.collections, pack);
  return { pack: next, file: next.files.get(changed.path)!, offset: before.length };
}

/** The event that a breakpoint is about: its rule's or its own; "" for none. */
function eventOf(pack: PackSource, on: BreakOn): string {
  if (on.kind === "event") return on.event;
  if (on.kind !== "rule") return "";
  const { rules, levels } = indexPack(pack);
  return [...rules, ...levels.flatMap((level) => level.rules)].find(({ id }) => id === on.rule)?.on ?? "";
}

/** What can be written at a caret; none in a pack without a game. */
export async function completeCondition(
  pack: PackSource,
  on: BreakOn,
  text: string,
  caret: number,
): Promise<readonly CompletionOffer[]> {
  // Behind a condition that is finished there is nothing to be written.
  if (isWhole(text.slice(0, caret))) return [];
  const words = dialectOf(pack)?.words;
  const placed = withRule(pack, on, text);
  if (words === undefined || placed === null) return [];
  const at = caretAt(placed.pack, words, placed.file, placed.offset + caret);
  const offers = at === null ? [] : await complete(at);
  const isInside = ({ offset, length }: TextSpan): boolean => offset >= 0 && offset + length <= text.length;
  return offers.flatMap((offer) => {
    const span = movedBy(offer.span, -placed.offset);
    if (!isInside(span)) return [];
    // What follows the field in the rule is no business of the field.
    const isLast = text.slice(span.offset + span.length).trim() === "";
    const also = offer.also.map((edit) => movedBy(edit, -placed.offset)).filter(isInside);
    return [{ ...offer, span, also, text: isLast ? offer.text.replace(/,$/, "") : offer.text }];
  });
}

function isWhole(text: string): boolean {
  return text.trim() !== "" && parseJsonTree(text).errors.length === 0;
}

function movedBy<Span extends TextSpan>(span: Span, by: number): Span {
  return { ...span, offset: span.offset + by };
}

/** What is wrong with a condition as typed; an empty one is none and right. */
export function checkCondition(pack: PackSource, on: BreakOn, text: string): readonly TextProblem[] {
  const dialect = dialectOf(pack);
  if (text.trim() === "" || dialect === null) return [];
  const alone = buildPackSource([{ path: "game.json", text }], [], []);
  const syntax = finish(dialect.check(alone)).filter(({ code }) => code.startsWith("json-"));
  if (syntax.length > 0)
    return syntax.map((finding) =>
      problem(
        locate(finding, () => alone.game ?? undefined),
        0,
      ),
    );
  if (!text.trim().startsWith("{")) {
    const message = 'A condition is an object, such as {"variable": {"name": "gems", "op": "gte", "value": 3}}.';
    return [{ severity: "error", message, offset: 0, length: text.length }];
  }
  const placed = withRule(pack, on, text);
  if (placed === null) return [];
  return finish(dialect.check(placed.pack))
    .filter(({ file }) => file === placed.file.path)
    .map((finding) =>
      problem(
        locate(finding, () => placed.file),
        placed.offset,
      ),
    )
    .filter(({ offset, length }) => offset >= 0 && offset + length <= text.length);
}

function problem({ severity, message, span }: ReturnType<typeof locate>, offset: number): TextProblem {
  return {
    severity: severity === "error" ? "error" : "warning",
    message,
    offset: span.offset - offset,
    length: span.length,
  };
}

/** Names of the pack that breakpoints can be set on; events that rules listen to before all others. */
export function breakNames(pack: PackSource, words: Words): BreakNames {
  const index = indexPack(pack);
  const all = [...index.rules, ...index.levels.flatMap((level) => level.rules)];
  const heard = new Set(all.map(({ on }) => on));
  const events = Object.keys(words.events).sort();
  return {
    rules: [...new Set(all.map(({ id }) => id))].filter((id) => id !== ""),
    events: [...events.filter((event) => heard.has(event)), ...events.filter((event) => !heard.has(event))],
    variables: [...words.variables(index)].sort(),
    kinds: [...index.kinds.keys()],
  };
}
