// Single changes of a game that an author may have meant, beyond those that the schemas tell: a system that is missing,
// another event, direction or reference, a condition that is turned round, a blocked move that is not completed, more
// passes of a cascade.
import { childPointer } from "../../../base/json";
import { type Slip, commonSlips, replaced, slip } from "../../../language/slips";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { memberOf } from "../../../text/jsonNode";
import { type JsonNode, nodeAt } from "../../../text/jsonTree";
import { layoutNear } from "../../../text/memberEdit";
import { sequenceEdits } from "../../../text/sequenceEdit";
import { type Emits, emissionsOf } from "../checks/possible/emissions";
import { DIRECTIONS } from "../text/directions";
import { indexPack } from "../text/names/packIndex";
import { EVENTS, type EventType } from "../turn/events";
import { addableSystems, addedSystem } from "./fixes/systemFix";

const EVENT_TYPES = Object.keys(EVENTS) as readonly EventType[];

/** Lists what may be meant in the game's rules and systems. */
export function* ownSlips(pack: PackSource): Iterable<Slip> {
  const { game } = pack;
  if (game === null || game.tree.errors.length > 0) return;
  const rules = nodeAt(game.tree, "/rules")?.children ?? [];
  yield* deeperCascades(game);
  yield* missingSystems(pack);
  yield* missingTags(pack, game);
  yield* exchangedPairs(pack, game);
  const emits = emissionsOf(indexPack(pack), []);
  for (const rule of rules) {
    yield* otherEvents(game, rule, emits);
    yield* otherDirections(game, rule);
    yield* turnedConditions(game, rule);
    yield* otherReferences(pack, game, rule);
    yield* missingResolve(game, rule);
  }
  yield* commonSlips(pack);
}

/** A cascade that goes on for longer is seldom meant. */
const DEEP = 10;

/** Returns the game with more passes of a cascade, where it limits them. */
function deeperCascades(game: SourceFile): readonly Slip[] {
  const node = nodeAt(game.tree, "/defaults/maxCascadeDepth");
  const { value } = node ?? {};
  return node === undefined || typeof value !== "number" || value >= DEEP ? [] : [replaced(game, node, DEEP)];
}

/** Returns the rule with each other direction in a condition on the direction of its event. */
function otherDirections(file: SourceFile, node: JsonNode): readonly Slip[] {
  const inner = (node.children ?? []).flatMap((child) => otherDirections(file, child));
  const value = node.type === "object" ? memberOf(node, "equals") : undefined;
  if (value?.type !== "string" || memberOf(node, "param")?.value !== "direction") return inner;
  const others = DIRECTIONS.filter(({ name }) => name !== value.value);
  return [...inner, ...others.map(({ name }) => replaced(file, value, name))];
}

function missingSystems(pack: PackSource): readonly Slip[] {
  const { game } = pack;
  if (game === null) return [];
  return addableSystems(pack).flatMap((type) => {
    const fix = addedSystem(pack, type);
    return fix === null
      ? []
      : [{ file: game.path, at: "/systems", onKey: true, says: `the system "${type}"`, fix: () => fix }];
  });
}

/** Lists each kind with a tag that rules and systems ask for and no kind has. */
function* missingTags(pack: PackSource, file: SourceFile): Iterable<Slip> {
  const { kinds, kindsByTag, names } = indexPack(pack);
  const asked = (names.get(file) ?? []).flatMap(({ of, role, name }) => (of === "tag" && role === "use" ? [name] : []));
  const missing = new Set(asked.filter((tag) => !kindsByTag.has(tag)));
  for (const tag of missing) {
    for (const { id, at } of kinds.values()) {
      const list = nodeAt(file.tree, childPointer(at, "tags"));
      if (list?.type !== "array") continue;
      const insert = new Map([[list.children?.length ?? 0, [JSON.stringify(tag)]]]);
      const says = `the tag ${JSON.stringify(tag)} of ${JSON.stringify(id)}`;
      yield slip(file, list, says, `Give ${JSON.stringify(id)} the tag ${JSON.stringify(tag)}`, () =>
        sequenceEdits(file.text, list, { insert }, layoutNear(file.text, file.tree, list)),
      );
    }
  }
}

/** Returns a system's kinds with each that stands for others exchanged for one of those. */
function* exchangedPairs(pack: PackSource, file: SourceFile): Iterable<Slip> {
  const systems = indexPack(pack).systems.filter((system) => system.file === file);
  const members = systems.flatMap(({ at }) =>
    ["pairs", "settleTransform", "kindTransform"].flatMap(
      (field) => nodeAt(file.tree, childPointer(at, "config", field))?.children ?? [],
    ),
  );
  for (const { children: [key, value] = [] } of members) {
    for (const other of value?.type === "array" ? (value.children ?? []) : [value]) {
      if (key === undefined || other?.type !== "string" || other.value === key.value) continue;
      const [kind, meant] = [JSON.stringify(key.value), JSON.stringify(other.value)];
      yield slip(file, key, `${meant} and ${kind} exchanged`, `Exchange ${kind} and ${meant}`, () => [
        { offset: key.offset, length: key.length, text: meant },
        { offset: other.offset, length: other.length, text: kind },
      ]);
    }
  }
}

/** Returns the rule with each other event that the game's systems and rules emit. */
function otherEvents(file: SourceFile, rule: JsonNode, emits: Emits): readonly Slip[] {
  const node = memberOf(rule, "on");
  if (node?.type !== "string") return [];
  const events = EVENT_TYPES.filter((event) => event !== node.value && emits(event));
  return events.map((event) => replaced(file, node, event));
}

/** Returns a rule on a blocked move that clears the way with the effect that completes the move. */
function missingResolve(file: SourceFile, rule: JsonNode): readonly Slip[] {
  const then = memberOf(rule, "then");
  const effects = then?.type === "array" ? (then.children ?? []) : [];
  if (then === undefined || memberOf(rule, "on")?.value !== "move_blocked" || effects.length === 0) return [];
  if (effects.some((effect) => memberOf(effect, "resolve_move") !== undefined)) return [];
  const layout = layoutNear(file.text, file.tree, then);
  const insert = new Map([[effects.length, ['{"resolve_move": {}}']]]);
  return [
    slip(file, then, '"resolve_move" in "then"', 'Add "resolve_move"', () =>
      sequenceEdits(file.text, then, { insert }, layout),
    ),
  ];
}

/** Returns the rule with a condition in place of its opposite, and with all of a list in place of any. */
function turnedConditions(file: SourceFile, node: JsonNode): readonly Slip[] {
  const inner = (node.children ?? []).flatMap((child) => turnedConditions(file, child));
  const [key, value] = node.type === "property" ? (node.children ?? []) : [];
  if (key === undefined || value === undefined) return inner;
  if (key.value === "not" && node.parent !== undefined) {
    const text = file.text.slice(value.offset, value.offset + value.length);
    const { offset, length } = node.parent;
    return [
      ...inner,
      slip(file, node.parent, `${text} without "not"`, 'Remove "not"', () => [{ offset, length, text }]),
    ];
  }
  const opposite = key.value === "all_of" ? "any_of" : key.value === "any_of" ? "all_of" : null;
  if (opposite !== null) {
    const text = JSON.stringify(opposite);
    const edits = () => [{ offset: key.offset, length: key.length, text }];
    return [...inner, slip(file, value, text, `Change to ${text}`, edits)];
  }
  const around = node.parent?.parent?.children?.[0]?.value;
  if (key.value !== "position_has_tag" || node.parent === undefined || around === "not") return inner;
  const { offset, length } = node.parent;
  const text = `{ "not": ${file.text.slice(offset, offset + length)} }`;
  return [
    ...inner,
    slip(file, node.parent, '"not" around this', 'Put "not" around it', () => [{ offset, length, text }]),
  ];
}

/** Returns the rule with each other reference that the game's rules use, and with another layer in one to a cell. */
function otherReferences(pack: PackSource, file: SourceFile, node: JsonNode): readonly Slip[] {
  const inner = (node.children ?? []).flatMap((child) => otherReferences(pack, file, child));
  const { value } = node;
  if (node.type !== "string" || typeof value !== "string" || node.parent?.type !== "property") return inner;
  if (node.parent.children?.[0] === node) return inner;
  const layers = indexPack(pack).layers.map(({ id }) => `$cell.${id}.kind`);
  const places = ["$event.position", "$avatar.position"];
  const others = value.startsWith("$cell.") || memberKeyOf(node) === "item" ? layers : places;
  const isReference = value.startsWith("$") || memberKeyOf(node) === "item";
  return isReference ? others.filter((other) => other !== value).map((other) => replaced(file, node, other)) : inner;
}

function memberKeyOf({ parent }: JsonNode): unknown {
  return parent?.children?.[0]?.value;
}
