// What the set-up of the rules puts into a zone, entry by entry, and its changes as text edits: an entry is a step that
// spawns there, or an item of a step that spawns in several places (gdl.md, A6).
import { isJsonObject } from "../../../../base/json";
import { inlineText } from "../../../../text/cellText";
import type { TextEdit } from "../../../../text/edit";
import { memberOf } from "../../../../text/jsonNode";
import { type JsonNode, type ParsedText, nodeAt, valueOf } from "../../../../text/jsonTree";
import { layoutNear, memberEdits } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { parseOnce } from "../strings/reading";
import type { GameIndex } from "../names/gameIndex";
import { type Brush, brushKey, brushOfStep, stepAttributes } from "./brush";
import type { ZoneChange, ZoneEntry } from "./zoneCards";

const STEPS = "/setup/steps";

/** The most of one entry. */
export const MOST_COUNT = 10_000;

interface SetupEntry extends ZoneEntry {
  /** The number of its step, and of its item among those of the step. */
  readonly step: number;
  readonly item: number;
  readonly node: JsonNode;
}

/** Returns the entries of a zone, the bottom one first. */
export function setupEntries({ tree }: ParsedText, zone: string): readonly SetupEntry[] {
  return (nodeAt(tree, STEPS)?.children ?? []).flatMap((node, step) => {
    const value = valueOf(node);
    const brush = brushOfStep(value);
    if (brush === null || !isJsonObject(value)) return [];
    const items = itemsOf(node);
    const isAlone = items.length === 1;
    const { count } = value;
    const counted = isAlone && typeof count === "number" ? Math.max(0, Math.floor(count)) : 1;
    return items.flatMap(({ value: text }, item) =>
      zoneOf(String(text)) === zone ? { brush, count: counted, canChange: isAlone, step, item, node } : [],
    );
  });
}

/** Returns the edits of a change; none where it changes nothing, or an entry that shares its step. */
export function changeSetup(text: ParsedText, index: GameIndex, zone: string, change: ZoneChange): readonly TextEdit[] {
  const entries = setupEntries(text, zone);
  if (change.kind === "add") return added(text, index, zone, change.brush, entries);
  const entry = entries[change.at];
  if (entry === undefined) return [];
  if (change.kind === "remove") return removed(text, entry);
  if (!entry.canChange) return [];
  if (change.kind === "count") return change.count < 1 ? removed(text, entry) : counted(text, entry, change.count);
  const other = entries[change.to];
  return other === undefined || other === entry ? [] : moved(text, entry, other);
}

function itemsOf(step: JsonNode): readonly JsonNode[] {
  const at = memberOf(step, "at");
  const listed = at?.type === "array" ? (at.children ?? []) : at === undefined ? [] : [at];
  return listed.filter(({ type }) => type === "string");
}

/** Returns the name in `zone('name')`; null for another text. */
function zoneOf(text: string): string | null {
  const { expression, problem } = parseOnce(text);
  if (problem !== null || expression.kind !== "call" || expression.name !== "zone") return null;
  const [name, ...others] = expression.args;
  return name?.kind === "text" && others.length === 0 ? name.value : null;
}

function counted({ text, tree }: ParsedText, { step, count }: SetupEntry, wanted: number): readonly TextEdit[] {
  const next = Math.min(MOST_COUNT, wanted);
  return next === count ? [] : memberEdits(text, tree, ["setup", "steps", step, "count"], next);
}

/** One more of what is on top, or a step of its own after the last that spawns. */
function added(
  text: ParsedText,
  index: GameIndex,
  zone: string,
  brush: Brush,
  entries: readonly SetupEntry[],
): readonly TextEdit[] {
  const top = entries.at(-1);
  if (top?.canChange === true && brushKey(top.brush) === brushKey(brush)) return counted(text, top, top.count + 1);
  const attributes = stepAttributes(brush, index);
  const step = {
    action: "spawn_entity",
    schema: brush.schema,
    ...(Object.keys(attributes).length > 0 ? { set_attributes: attributes } : {}),
    at: [`zone('${zone.replaceAll(/[\\']/g, String.raw`\$&`)}')`],
  };
  const steps = nodeAt(text.tree, STEPS);
  if (steps?.type !== "array") return memberEdits(text.text, text.tree, ["setup", "steps"], [step]);
  const layout = layoutNear(text.text, text.tree, steps);
  const before = top?.step ?? lastSpawn(steps);
  const made = inlineText(step, layout.inline);
  return sequenceEdits(text.text, steps, { insert: new Map([[before + 1, [made]]]) }, layout);
}

/** Returns the last step that spawns; -1 for none: what is dealt and shuffled has to be there before. */
function lastSpawn({ children = [] }: JsonNode): number {
  return children.findLastIndex((step) => brushOfStep(valueOf(step)) !== null);
}

function removed(text: ParsedText, { step, item, node }: SetupEntry): readonly TextEdit[] {
  const steps = nodeAt(text.tree, STEPS);
  const at = memberOf(node, "at");
  if (steps === undefined || at === undefined) return [];
  const items = itemsOf(node);
  if (items.length === 1 || at.type !== "array") {
    const layout = layoutNear(text.text, text.tree, steps);
    return sequenceEdits(text.text, steps, { remove: new Set([step]) }, layout);
  }
  const gone = at.children?.indexOf(items[item] ?? at) ?? -1;
  const count = memberOf(node, "count")?.value;
  const fewer =
    typeof count === "number" ? memberEdits(text.text, text.tree, ["setup", "steps", step, "count"], count - 1) : [];
  const layout = layoutNear(text.text, text.tree, at);
  return [...sequenceEdits(text.text, at, { remove: new Set([gone]) }, layout), ...fewer];
}

/** Takes the step to where the other's is. */
function moved({ text, tree }: ParsedText, from: SetupEntry, to: SetupEntry): readonly TextEdit[] {
  const steps = nodeAt(tree, STEPS);
  if (steps === undefined) return [];
  const { offset, length } = from.node;
  const at = to.step < from.step ? to.step : to.step + 1;
  const insert = new Map([[at, [text.slice(offset, offset + length)]]]);
  return sequenceEdits(text, steps, { remove: new Set([from.step]), insert }, layoutNear(text, tree, steps));
}
