// Painting on the set-up of the rules as text edits: a place is taken from the step that fills it and given to the one
// that spawns the same. Nothing else is written again.
import { type Json, isJsonObject } from "../../../../base/json";
import { inlineText } from "../../../../text/cellText";
import type { TextEdit } from "../../../../text/edit";
import { type JsonNode, type ParsedText, nodeAt, valueOf } from "../../../../text/jsonTree";
import { layoutNear, memberEdits } from "../../../../text/memberEdit";
import { minimalEdit } from "../../../../text/minimalEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { memberOf } from "../../../../text/jsonNode";
import { MOST_PLACES } from "../names/board";
import type { GameIndex } from "../names/gameIndex";
import { type Brush, brushKey, brushOfStep, stepAttributes } from "./brush";
import { applied } from "./chained";
import {
  type PaintPlace,
  type SetupItem,
  hasItem,
  itemOf,
  itemSize,
  itemText,
  keptParts,
  readItem,
  withPlace,
  withoutPlace,
} from "./setupItem";

const STEPS = "/setup/steps";

interface Step {
  readonly index: number;
  readonly node: JsonNode;
  readonly brush: Brush;
  /** The text nodes of `at`, a single one included. */
  readonly items: readonly JsonNode[];
}

/** Returns what the set-up puts on a place; null for nothing, as far as its text tells. */
export function brushInSetup(text: ParsedText, place: PaintPlace): Brush | null {
  return stepsOf(text).find((step) => step.items.some((item) => hasItem(itemIn(item), place)))?.brush ?? null;
}

/** Returns all brushes of the set-up, each once. */
export function brushesOfSetup(text: ParsedText): readonly Brush[] {
  const found = new Map(stepsOf(text).map(({ brush }) => [brushKey(brush), brush]));
  return [...found.values()];
}

/** Returns the edits after which the set-up puts a brush (null: nothing) on a place. */
export function paintSetup(
  text: ParsedText,
  index: GameIndex,
  place: PaintPlace,
  brush: Brush | null,
): readonly TextEdit[] {
  if (text.tree.errors.length > 0) return [];
  const there = brushInSetup(text, place);
  if ((there === null && brush === null) || (there !== null && brush !== null && brushKey(there) === brushKey(brush)))
    return [];
  let now = text;
  for (let round = 0; round < MOST_ROUNDS && brushInSetup(now, place) !== null; round += 1) {
    now = applied(now, erasure(now, place));
  }
  if (brush !== null) now = applied(now, addition(now, index, place, brush));
  const edit = minimalEdit(text.text, now.text);
  return edit === null ? [] : [edit];
}

/** Returns the edits after which the set-up fills only those of its squares or hexes that are kept. */
export function keepPlaces(text: ParsedText, isKept: (x: number, y: number) => boolean): readonly TextEdit[] {
  let now = text;
  for (;;) {
    const lost = firstLost(now, isKept);
    if (lost === null) break;
    now = applied(now, lost);
  }
  const edit = minimalEdit(text.text, now.text);
  return edit === null ? [] : [edit];
}

/** Takes from the first item that fills them the places that are not kept; null when there is none. */
function firstLost(text: ParsedText, isKept: (x: number, y: number) => boolean): readonly TextEdit[] | null {
  for (const step of stepsOf(text)) {
    for (const node of step.items) {
      const item = itemIn(node);
      const size = itemSize(item) ?? 0;
      if (item.kind !== "rectangle" || size > MOST_PLACES) continue;
      const rest = keptParts(item, isKept);
      const left = rest.reduce((sum, part) => sum + (itemSize(part) ?? 0), 0);
      if (left < size) return replaced(text, step, node, rest, left - size);
    }
  }
  return null;
}

/** A place has one entity; a text may say otherwise. */
const MOST_ROUNDS = 16;

function stepsOf({ tree }: ParsedText): readonly Step[] {
  return (nodeAt(tree, STEPS)?.children ?? []).flatMap((node, index): Step[] => {
    const value = valueOf(node);
    const brush = brushOfStep(value);
    const at = memberOf(node, "at");
    const listed = at?.type === "array" ? (at.children ?? []) : at === undefined ? [] : [at];
    const items = listed.filter(({ type }) => type === "string");
    return brush === null || !isJsonObject(value) ? [] : [{ index, node, brush, items }];
  });
}

function itemIn(node: JsonNode): SetupItem {
  return readItem(String(node.value));
}

/** Takes a place out of the step that fills it. */
function erasure(text: ParsedText, place: PaintPlace): readonly TextEdit[] {
  const step = stepsOf(text).find(({ items }) => items.some((item) => hasItem(itemIn(item), place)));
  const node = step?.items.find((item) => hasItem(itemIn(item), place));
  if (step === undefined || node === undefined) return [];
  return replaced(text, step, node, withoutPlace(itemIn(node), place), -1);
}

/** Puts what is left of an item in its place; a step without items goes. `by`: how many places more it has then. */
function replaced(
  text: ParsedText,
  step: Step,
  node: JsonNode,
  rest: readonly SetupItem[],
  by: number,
): readonly TextEdit[] {
  if (rest.length === 0 && step.items.length === 1) {
    const steps = nodeAt(text.tree, STEPS);
    return steps === undefined
      ? []
      : sequenceEdits(text.text, steps, { remove: new Set([step.index]) }, layoutNear(text.text, text.tree, steps));
  }
  const items = rest.map((item) => JSON.stringify(itemText(item)));
  return [...itemEdits(text, step, node, items), ...countEdits(text, step, by)];
}

/** Puts other items in place of one. */
function itemEdits(text: ParsedText, step: Step, node: JsonNode, items: readonly string[]): readonly TextEdit[] {
  const at = memberOf(step.node, "at");
  const layout = layoutNear(text.text, text.tree, at);
  if (at?.type !== "array") {
    const list = items.length === 1 ? (items[0] ?? "") : `[${items.join(layout.inline.comma)}]`;
    return [{ offset: node.offset, length: node.length, text: list }];
  }
  const index = at.children?.indexOf(node) ?? -1;
  if (items.length > 0) {
    const [first = "", ...others] = items;
    const changed: TextEdit = { offset: node.offset, length: node.length, text: first };
    if (others.length === 0) return [changed];
    const joined = [first, ...others].join(layout.inline.comma);
    return [{ ...changed, text: joined }];
  }
  return sequenceEdits(text.text, at, { remove: new Set([index]) }, layout);
}

/** A step may say how many places it has; it is kept true. */
function countEdits({ text, tree }: ParsedText, { node, index, items }: Step, by: number): readonly TextEdit[] {
  if (typeof memberOf(node, "count")?.value !== "number") return [];
  const sizes = items.map((item) => itemSize(itemIn(item)));
  if (sizes.includes(null)) return [];
  const places = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
  return memberEdits(text, tree, ["setup", "steps", index, "count"], places + by);
}

/** Gives a place to the step that spawns the same, or to a new one after the last that spawns. */
function addition(text: ParsedText, index: GameIndex, place: PaintPlace, brush: Brush): readonly TextEdit[] {
  const item = itemOf(place, index.board.kind === "hex_grid" || index.board.kind === "hexagon");
  const key = brushKey(brush);
  const same = stepsOf(text).find((step) => {
    return brushKey(step.brush) === key && step.items.every((each) => itemIn(each).kind !== "other");
  });
  if (same === undefined) return newStep(text, index, item, brush);
  const line = same.items.find((each) => withPlace(itemIn(each), place) !== null);
  const count = countEdits(text, same, 1);
  if (line !== undefined) {
    const longer = withPlace(itemIn(line), place);
    return longer === null ? [] : [...itemEdits(text, same, line, [JSON.stringify(itemText(longer))]), ...count];
  }
  const last = same.items.at(-1);
  const at = memberOf(same.node, "at");
  if (last === undefined || at === undefined) return [];
  const added = JSON.stringify(itemText(item));
  if (at.type !== "array")
    return [...itemEdits(text, same, last, [JSON.stringify(String(last.value)), added]), ...count];
  const insert = new Map([[at.children?.length ?? 0, [added]]]);
  return [...sequenceEdits(text.text, at, { insert }, layoutNear(text.text, text.tree, at)), ...count];
}

function newStep({ text, tree }: ParsedText, index: GameIndex, item: SetupItem, brush: Brush): readonly TextEdit[] {
  const attributes = stepAttributes(brush, index);
  const step: Json = {
    action: "spawn_entity",
    schema: brush.schema,
    ...(Object.keys(attributes).length > 0 ? { set_attributes: attributes } : {}),
    at: [itemText(item)],
  };
  const steps = nodeAt(tree, STEPS);
  if (steps?.type !== "array") return memberEdits(text, tree, ["setup", "steps"], [step]);
  const layout = layoutNear(text, tree, steps);
  const last = stepsOf({ text, tree }).at(-1)?.index ?? (steps.children?.length ?? 0) - 1;
  return sequenceEdits(text, steps, { insert: new Map([[last + 1, [inlineText(step, layout.inline)]]]) }, layout);
}
