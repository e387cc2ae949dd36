// Goals whose config decides them, whatever happens in the level: met from the start, or never.
import { isOnBoard } from "../../../../base/boardView";
import { counted } from "../../../../base/counted";
import { type Json, childPointer, isJsonList, listOf, objectOf } from "../../../../base/json";
import type { Finding, Fix } from "../../../../findings/finding";
import { type JsonNode, nodeAt } from "../../../../text/jsonTree";
import { layoutNear, newMemberEdits } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { layerForm, visitLayer } from "../../text/layers/layers";
import type { IndexedGoal, IndexedLevel, PackIndex } from "../../text/names/packIndex";
import { found, neverMet, replacing, unknownName } from "../found";
import { itemNames } from "../nameSorts";

/** Returns findings about one goal; `kinds`: those that are or may come on the board, null for any. */
export function goalShapeFindings(
  index: PackIndex,
  level: IndexedLevel,
  goal: IndexedGoal,
  kinds: ReadonlySet<string> | null,
): readonly Finding[] {
  switch (goal.type) {
    case "board_match":
      return targetFindings(index, level, goal);
    case "sequence_match":
      return sequenceFindings(index, goal);
    case "all_cleared":
      return clearedFindings(index, goal, kinds);
    case "balance":
      return ownerFindings(goal);
    case "sum_constraint":
    case "count_constraint":
      return lineFindings(level, goal);
    default:
      return [];
  }
}

function always({ file, at }: IndexedGoal, key: string, why: string): Finding {
  return found("goal-always-met", file, childPointer(at, "config", key), `This goal is met from the start: ${why}.`);
}

function never({ file, at }: IndexedGoal, key: string, why: string): Finding {
  return neverMet(file, childPointer(at, "config", key), why);
}

/** Reports targets without a cell that counts, and cells of the target that are off the board. */
function targetFindings(index: PackIndex, { board }: IndexedLevel, goal: IndexedGoal): readonly Finding[] {
  const { config, file, at } = goal;
  const declared = Object.keys(objectOf(config["targetLayers"])).filter((id) =>
    index.layers.some((layer) => layer.id === id),
  );
  const isExact = config["matchMode"] !== undefined && config["matchMode"] !== "exact_non_null";
  const findings: Finding[] = [];
  let wanted = 0;
  for (const layer of declared) {
    const node = nodeAt(file.tree, childPointer(at, "config", "targetLayers", layer));
    const outside: (readonly [number, number])[] = [];
    visitLayer(node, (x, y) => {
      wanted += 1;
      if (board.ok && !isOnBoard(board.value, [x, y])) outside.push([x, y]);
    });
    const [first] = outside;
    if (first === undefined || !board.ok) continue;
    const size = `${board.value.width} × ${board.value.height}`;
    const place = childPointer(at, "config", "targetLayers", layer);
    const more = outside.length === 1 ? "" : `, and so are ${counted(outside.length - 1, "other cell")} of it`;
    const where = `the cell (${first.join(", ")}) of the target is not on the board of ${size}${more}`;
    findings.push(
      layerForm(node) === "sparse"
        ? found("off-board", file, place, `Ignored: ${where}.`, { onKey: true })
        : neverMet(file, place, where, { onKey: true }),
    );
  }
  // Targets in another form, and those for layers that do not exist, are reported as that.
  const targets = nodeAt(file.tree, childPointer(at, "config", "targetLayers"));
  const layers = targets?.type === "object" ? (targets.children ?? []) : [];
  const isRead = ({ children = [] }: JsonNode): boolean =>
    declared.includes(String(children[0]?.value)) && ["dense", "sparse"].includes(layerForm(children[1]));
  if (wanted > 0 || isExact || targets?.type !== "object" || !layers.every(isRead)) return findings;
  return [...findings, always(goal, "targetLayers", "its target asks for nothing on any layer of the game")];
}

/** Longer lists were not written by hand. */
const MAX_LISTED = 500;

/** Reports sequences without a value, and texts that no tile's number is ever equal to. */
function sequenceFindings(index: PackIndex, goal: IndexedGoal): readonly Finding[] {
  const { config, file, at } = goal;
  const sequence = config["sequence"];
  if (!isJsonList(sequence)) return [];
  if (sequence.length === 0) return [always(goal, "sequence", "its sequence is empty")];
  if (config["matchBy"] === "collected_by_avatar") return collectedFindings(index, goal, sequence);
  const values = textValues(index);
  return sequence.slice(0, MAX_LISTED).flatMap((value, place): readonly Finding[] => {
    const pointer = childPointer(at, "config", "sequence", place);
    if (typeof value === "object" && value !== null) {
      const what = Array.isArray(value) ? "a list" : "an object";
      return [neverMet(file, pointer, `no tile has ${what} as its value`)];
    }
    if (typeof value !== "string" || values.has(value)) return [];
    const node = nodeAt(file.tree, pointer);
    const isNumber = /^-?\d{1,15}$/.test(value);
    const message = isNumber
      ? `The sequence holds the text "${value}", and tiles hold numbers.`
      : `This goal can never be met: no tile has the text "${value}" as its value.`;
    const edits = node === undefined ? [] : [{ offset: node.offset, length: node.length, text: value }];
    const fixes: readonly Fix[] = isNumber
      ? [{ title: `Change to ${value}`, changes: [{ file: file.path, edits }], safe: true }]
      : [];
    return [found(isNumber ? "param-type" : "goal-never-met", file, pointer, message, { fixes })];
  });
}

/** Reports texts that are no kind or item, and no value of anything, where they are to be collected (decision 8). */
function collectedFindings(index: PackIndex, { file, at }: IndexedGoal, sequence: readonly Json[]): readonly Finding[] {
  const names = new Set([...itemNames(index), ...textValues(index)]);
  return sequence.slice(0, MAX_LISTED).flatMap((name, place): readonly Finding[] => {
    if (typeof name !== "string" || names.has(name)) return [];
    const pointer = childPointer(at, "config", "sequence", place);
    const message = `This goal can never be met: no kind is called "${name}", and nothing has that value.`;
    return [unknownName("goal-never-met", message, { name, file, at: pointer, names })];
  });
}

/** Returns the texts that anything in the pack has, or may get, as its param `value`. */
function textValues(index: PackIndex): ReadonlySet<string> {
  const texts = new Set<string>();
  const add = (value: Json | undefined): void => {
    if (typeof value === "string") texts.add(value);
  };
  for (const { board, value, rules } of index.levels) {
    for (const entity of board.ok ? board.value.entities : []) add(entity?.params["value"]);
    for (const object of listOf(objectOf(value["board"])["multiCellObjects"])) {
      for (const item of listOf(objectOf(objectOf(object)["params"])["queue"])) add(item);
    }
    for (const { effects } of [...index.rules, ...rules]) for (const { body } of effects) add(body["value"]);
  }
  return texts;
}

/** Reports goals whose kinds are not in the level and never come there. */
function clearedFindings(index: PackIndex, goal: IndexedGoal, kinds: ReadonlySet<string> | null): readonly Finding[] {
  const { kind, tag } = goal.config;
  const wanted = [
    ...(typeof kind === "string" ? [kind] : []),
    ...(typeof tag === "string" ? (index.kindsByTag.get(tag) ?? []) : []),
  ];
  // Names that do not exist are reported as such.
  if (kinds === null || wanted.length === 0 || wanted.some((each) => kinds.has(each) || !index.kinds.has(each))) {
    return [];
  }
  const [key, what] =
    typeof kind === "string" ? ["kind", `"${kind}"`] : ["tag", `entity with the tag ${JSON.stringify(tag)}`];
  return [always(goal, key, `no ${what} is in the level, and nothing creates one`)];
}

/** Reports owners that are none at all, or named twice. */
function ownerFindings(goal: IndexedGoal): readonly Finding[] {
  const { config, file, at } = goal;
  const owners = config["owners"];
  if (!isJsonList(owners)) return [];
  if (owners.length === 0) return [never(goal, "owners", "it names no owners")];
  const pointer = childPointer(at, "config", "owners");
  const list = nodeAt(file.tree, pointer);
  return owners.slice(0, MAX_LISTED).flatMap((owner, place): readonly Finding[] => {
    if (typeof owner !== "string" || owners.indexOf(owner) === place || list === undefined) return [];
    const edits = sequenceEdits(file.text, list, { remove: new Set([place]) }, layoutNear(file.text, file.tree, list));
    const fixes: readonly Fix[] = [
      { title: `Remove the second "${owner}"`, changes: [{ file: file.path, edits }], safe: true },
    ];
    const message = `The owner "${owner}" is named twice; it counts once.`;
    return [found("duplicate-id", file, childPointer(pointer, place), message, { fixes })];
  });
}

/** Reports a row or a column that the board does not have. */
function lineFindings({ board, goals }: IndexedLevel, goal: IndexedGoal): readonly Finding[] {
  const { scope, index } = goal.config;
  if (!board.ok || (scope !== "row" && scope !== "col")) return [];
  const count = scope === "row" ? board.value.height : board.value.width;
  if (typeof index === "number" && Number.isInteger(index) && index >= 0 && index < count) return [];
  const what = scope === "row" ? "row" : "column";
  if (index === undefined) {
    const alike = goals.filter(({ type, config }) => type === goal.type && config["scope"] === scope);
    const asked = new Set(alike.map(({ config }) => config["index"]));
    const left = Array.from({ length: count }, (_, line) => line).filter((line) => !asked.has(line));
    const why = `it does not say which ${what}; "index" is missing`;
    return [neverMet(goal.file, childPointer(goal.at, "config", "scope"), why, { fixes: indexFixes(goal, left) })];
  }
  const why = `the board has no ${what} ${JSON.stringify(index)}, only 0 to ${count - 1}`;
  const place = childPointer(goal.at, "config", "index");
  return [neverMet(goal.file, place, why, { fixes: index === count ? lineFixes(goal, count - 1) : [] })];
}

/** Returns the fix for a row or column that was counted from 1. */
function lineFixes({ file, at }: IndexedGoal, number: number): readonly Fix[] {
  return replacing(file, childPointer(at, "config", "index"), number);
}

/** Returns the fix that asks for the first row or column that no goal like it asks for. */
function indexFixes({ file, at }: IndexedGoal, [line]: readonly number[]): readonly Fix[] {
  const config = nodeAt(file.tree, childPointer(at, "config"));
  if (line === undefined || config?.type !== "object") return [];
  const edits = newMemberEdits(file, config, "index", line);
  return [{ title: `Add "index": ${line}`, changes: [{ file: file.path, edits }] }];
}
