// The quick fix for a rule whose event nothing emits: the system that would, as completion offers it.
import { freeName } from "../../../../base/freeName";
import { type Json, type JsonObject, isJsonObject, objectOf } from "../../../../base/json";
import type { Fix, LocatedFinding } from "../../../../findings/finding";
import { schemaAt } from "../../../../pack/schemas/schemas";
import { snippetValue } from "../../../../pack/schemas/snippetValue";
import type { PackSource } from "../../../../pack/packSource";
import { inlineText } from "../../../../text/cellText";
import { nodeAt } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { eventSources } from "../../checks/possible/emissions";
import { delegateFixes } from "../../checks/systems/idleSystems";
import { type PackIndex, indexPack } from "../../text/names/packIndex";
import { gridponderSchema } from "../../text/schemas";

/** Returns the fix that adds the first system that emits the event, has a snippet and is not in the game yet. */
export function addSystemFix(pack: PackSource, { params }: LocatedFinding): Fix | null {
  const { event } = params;
  if (typeof event !== "string") return null;
  const addable = addableSystems(pack);
  const type = eventSources(event).systems.find((each) => addable.includes(each));
  return type === undefined ? null : addedSystem(pack, type);
}

/** Returns the types of systems to begin with that the game has none of. */
export function addableSystems(pack: PackSource): readonly string[] {
  const there = new Set(indexPack(pack).systems.map(({ type }) => type));
  return Array.from(SNIPPETS.keys()).filter((type) => !there.has(type));
}

/** Returns the fix that adds a system as completion offers it; null where there is no list of systems. */
export function addedSystem(pack: PackSource, type: string): Fix | null {
  const { game } = pack;
  const snippet = SNIPPETS.get(type);
  if (snippet === undefined || game === null || game.tree.errors.length > 0) return null;
  const list = nodeAt(game.tree, "/systems");
  if (list?.type !== "array") return null;
  const index = indexPack(pack);
  const ids = new Set(index.systems.map(({ id }) => id));
  const layout = layoutNear(game.text, game.tree, list);
  const id = typeof snippet["id"] === "string" ? snippet["id"] : type;
  const system = { ...withTargets(snippet, index), id: freeName(id, ids) };
  const insert = new Map([[list.children?.length ?? 0, [inlineText(system, layout.inline)]]]);
  const added = { file: game.path, edits: sequenceEdits(game.text, list, { insert }, layout) };
  // It works on the moves that are delegated to it.
  const delegated = type === "push_objects" ? delegateFixes(index).flatMap(({ changes }) => changes) : [];
  const edits = [
    ...delegated.filter(({ file }) => file === game.path).flatMap((change) => change.edits),
    ...added.edits,
  ];
  return { title: `Add the system "${type}"`, changes: [{ file: game.path, edits }] };
}

/** Systems to begin with, by their type. */
const SNIPPETS: ReadonlyMap<string, JsonObject> = new Map(
  (schemaAt(gridponderSchema("system")).defaultSnippets ?? []).flatMap(({ body }) => {
    const value: Json = snippetValue(body);
    const { type } = objectOf(value);
    return isJsonObject(value) && typeof type === "string" ? [[type, value] as const] : [];
  }),
);

/**
 * Returns the system with the ground that objects can be pushed onto: by default it has to be walkable, and what is
 * pushed into liquid would stop before it.
 */
function withTargets(system: JsonObject, { kinds }: PackIndex): JsonObject {
  if (system["type"] !== "push_objects") return system;
  const hasLiquid = Array.from(kinds.values()).some(
    ({ tags }) => tags.includes("liquid") && !tags.includes("walkable"),
  );
  if (!hasLiquid) return system;
  return { ...system, config: { ...objectOf(system["config"]), validTargetTags: ["walkable", "liquid"] } };
}
