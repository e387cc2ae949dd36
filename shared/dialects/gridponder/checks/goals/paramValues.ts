// Finds `param_match` goals that wait for a param, or for a value of it, that no entity has or gets (fact sheet 14).
import { type Json, childPointer, objectOf } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { IndexedGoal, IndexedLevel, PackIndex } from "../../text/names/packIndex";
import { layerNode, visitLayer } from "../../text/layers/layers";
import { sameJson } from "../../text/values";
import { found, renameFix, unknownName } from "../found";
import { changesOf, effectsOf } from "../possible/removals";

/** Returns findings about the `param_match` goals of all levels. */
export function paramValueFindings(index: PackIndex): readonly Finding[] {
  return index.levels.flatMap((level) =>
    level.goals.flatMap((goal) => (goal.type === "param_match" ? goalFindings(index, level, goal) : [])),
  );
}

function goalFindings(index: PackIndex, level: IndexedLevel, { config, file, at }: IndexedGoal): readonly Finding[] {
  const { checkParam, checkValue, checkKind, markerKind, markerLayer = "markers", checkLayer = "objects" } = config;
  const usual = Object.entries({ markerLayer, checkLayer }).find(
    ([field, layer]) => config[field] === undefined && !index.layers.some(({ id }) => id === layer),
  );
  if (usual !== undefined) {
    const message = `This goal can never be met: game.json declares no layer ${JSON.stringify(usual[1])}, which it means without "${usual[0]}".`;
    return [found("goal-never-met", file, childPointer(at, "config"), message, { onKey: true })];
  }
  // Names that do not exist are reported as such.
  if (![markerLayer, checkLayer].every((layer) => index.layers.some(({ id }) => id === layer))) return [];
  if (![checkKind, markerKind].every((kind) => typeof kind !== "string" || index.kinds.has(kind))) return [];
  // A param that is missing counts as null.
  if (typeof checkParam !== "string" || checkValue === undefined || checkValue === null) return [];
  // A kind that belongs elsewhere, or that the level has none of, is reported as that.
  if (typeof checkKind === "string" && !isThere(index, level, checkKind, checkLayer)) return [];
  const kind = typeof checkKind === "string" && !becomes(level, checkKind) ? checkKind : null;
  const values = valuesOf(index, level, checkParam, kind);
  if (values === null || values.some((value) => sameJson(value, checkValue))) return [];
  // What stands on an unknown layer or off the board is reported there.
  if (strayValues(level, checkParam, kind).some((value) => values.length === 0 || sameJson(value, checkValue)))
    return [];
  const what = kind === null ? "no entity" : `no "${kind}"`;
  const place = (field: string, name: string, names: readonly string[]) => ({
    name,
    file,
    at: childPointer(at, "config", field),
    names,
  });
  if (values.length === 0) {
    const message = `This goal can never be met: ${what} of the level has or gets a param "${checkParam}".`;
    return [unknownName("goal-never-met", message, place("checkParam", checkParam, paramsOf(level)))];
  }
  const message = `This goal can never be met: "${checkParam}" of ${what} is or becomes ${JSON.stringify(checkValue)}.`;
  if (typeof checkValue !== "string")
    return [found("goal-never-met", file, childPointer(at, "config", "checkValue"), message)];
  const texts = Array.from(new Set(values.filter((value) => typeof value === "string")));
  const finding = unknownName("goal-never-met", message, { ...place("checkValue", checkValue, texts), isListed: true });
  if (finding.fixes !== undefined || texts.length > MOST_OFFERED) return [finding];
  const fixes = texts.flatMap((text) => renameFix(file, childPointer(at, "config", "checkValue"), text) ?? []);
  return [{ ...finding, fixes }];
}

/**
 * Returns the values of a param that entities of a kind have or may get, where the wanted one is not among them; null where
 * it is, or may be, or the level has none of the kind.
 */
export function otherValues(
  index: PackIndex,
  level: IndexedLevel,
  kind: string,
  param: string,
  wanted: Json,
): readonly Json[] | null {
  if (!level.board.ok || !level.board.value.entities.some((entity) => entity?.kind === kind)) return null;
  const only = becomes(level, kind) ? null : kind;
  const values = valuesOf(index, level, param, only);
  if (values === null || values.some((value) => sameJson(value, wanted))) return null;
  // What stands on an unknown layer or off the board is reported there.
  return strayValues(level, param, only).some((value) => sameJson(value, wanted)) ? null : values;
}

/** More values are no short list to choose from. */
const MOST_OFFERED = 3;

/** Returns whether a kind belongs on a layer and the level has some of it at its start. */
function isThere(index: PackIndex, { board }: IndexedLevel, kind: string, layer: Json): boolean {
  const own = index.kinds.get(kind)?.layer ?? null;
  if (own !== null && own !== layer) return false;
  return board.ok && board.value.entities.some((entity) => entity?.kind === kind);
}

/** Returns whether something may turn entities into a kind and leave them their params. */
function becomes({ systems }: IndexedLevel, kind: string): boolean {
  return systems.some(
    (system) => system.enabled && changesOf(system)?.some(({ makes }) => makes.includes(kind)) !== false,
  );
}

/** Returns the values that a param of entities has, or may get; of one kind alone where it is given. Null: any. */
function valuesOf(index: PackIndex, level: IndexedLevel, param: string, kind: string | null): readonly Json[] | null {
  if (!level.board.ok) return null;
  const isMeant = (name: Json | undefined): boolean =>
    kind === null || name === kind || (typeof name === "string" && name.startsWith("$"));
  const values: Json[] = [];
  for (const entity of level.board.value.entities) {
    const value = entity !== null && isMeant(entity.kind) ? entity.params[param] : undefined;
    if (value !== undefined) values.push(value);
  }
  for (const { name, body, flat } of effectsOf(index, level)) {
    // What comes out of a pipe has the param "value"; a flat effect gives a param "type" besides.
    if (name === "release_from_emitter" && param === "value") return null;
    if ((name !== "spawn" && name !== "set_cell") || !isMeant(body["kind"])) continue;
    if (flat && param === "type") return null;
    const value = body[param];
    if (typeof value === "string" && value.startsWith("$")) return null;
    if (value !== undefined) values.push(value);
  }
  for (const system of level.systems) {
    if (!system.enabled) continue;
    const changes = changesOf(system);
    if (changes === null) return null;
    for (const { writes } of changes) {
      if (!Object.hasOwn(writes, param)) continue;
      const written = writes[param] ?? null;
      if (written === null) return null;
      values.push(...written);
    }
  }
  return values;
}

/** Returns the values of a param that the level's text gives to entities, on the board or not. */
function strayValues({ file, value }: IndexedLevel, param: string, wanted: string | null): readonly Json[] {
  const values: Json[] = [];
  for (const layer of Object.keys(objectOf(objectOf(value["board"])["layers"]))) {
    visitLayer(layerNode(file.tree, layer), (_x, _y, { kind, params }) => {
      if (params[param] !== undefined && (wanted === null || kind === wanted)) values.push(params[param]);
    });
  }
  return values;
}

function paramsOf({ board }: IndexedLevel): readonly string[] {
  if (!board.ok) return [];
  return [...new Set(board.value.entities.flatMap((entity) => Object.keys(entity?.params ?? {})))];
}
