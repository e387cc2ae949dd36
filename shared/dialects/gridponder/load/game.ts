// Reads game.json. Knows the shapes of seed 002 and fact sheet 1; what is wrong with them is told elsewhere.
import { type Json, type JsonObject, type JsonPointer, childPointer, isJsonObject } from "../../../base/json";
import type { ActionModel, ActionParamModel, GameModel, LayerModel, RuleModel, SystemModel } from "../turn/model";
import { asBoolean, asFiniteNumber, asInteger, asList, asObject, asText, asTexts, member } from "./read";

const DEFAULT_CASCADE_DEPTH = 3;

/** The game as the engine takes it; whatever is missing or misshapen gets its default or is left out. */
export function loadGame(file: string, game: JsonObject): GameModel {
  const defaults = asObject(member(game, "defaults"));
  const avatar = asObject(member(defaults, "avatar"));
  return {
    file,
    layers: loadLayers(asList(member(game, "layers"))),
    kinds: new Map(
      Object.entries(asObject(member(game, "entityKinds"))).map(([kind, declaration]) => [
        kind,
        asTexts(member(asObject(declaration), "tags")),
      ]),
    ),
    kindLayers: new Map(
      Object.entries(asObject(member(game, "entityKinds"))).map(([kind, declaration]) => [
        kind,
        asText(member(asObject(declaration), "layer")) ?? "",
      ]),
    ),
    actions: asList(member(game, "actions")).flatMap(loadAction),
    systems: asList(member(game, "systems")).flatMap((system, index) => loadSystem(system, `/systems/${index}`)),
    rules: loadRules(member(game, "rules")),
    avatarDefaults: {
      enabled: asBoolean(member(avatar, "enabled")) ?? true,
      facing: asText(member(avatar, "facing")) ?? "right",
      item: asText(member(asObject(member(avatar, "inventory")), "slot")),
    },
    maxCascadeDepth: asInteger(member(defaults, "maxCascadeDepth")) ?? DEFAULT_CASCADE_DEPTH,
    sequence: asList(member(game, "levelSequence")).flatMap((entry) => {
      const ref = isJsonObject(entry) && entry["type"] === "level" ? asText(entry["ref"]) : null;
      return ref === null ? [] : [ref];
    }),
  };
}

/** The first layer of an id counts; later ones of the same id are left out. */
function loadLayers(layers: readonly Json[]): readonly LayerModel[] {
  const byId = new Map<string, LayerModel>();
  for (const layer of layers) {
    if (!isJsonObject(layer)) continue;
    const id = asText(member(layer, "id"));
    if (id === null || byId.has(id)) continue;
    const occupancy = member(layer, "occupancy") ?? "zero_or_one";
    const declaredDefault = asText(member(layer, "default")) || "empty";
    const fill = occupancy === "exactly_one" ? declaredDefault : null;
    byId.set(id, { id, fill, zeroOrOne: occupancy === "zero_or_one", declaredDefault });
  }
  return [...byId.values()];
}

function loadAction(action: Json): readonly ActionModel[] {
  const id = isJsonObject(action) ? asText(member(action, "id")) : null;
  if (!isJsonObject(action) || id === null) return [];
  const params = Object.entries(asObject(member(action, "params"))).map(([name, param]): [string, ActionParamModel] => {
    const type = asText(member(asObject(param), "type")) ?? "";
    const values = member(asObject(param), "values");
    return [name, { type, values: Array.isArray(values) ? (values as readonly Json[]) : null }];
  });
  return [{ id, params: Object.fromEntries(params), entityKind: asText(member(action, "entityKind")) }];
}

function loadSystem(system: Json, source: JsonPointer): readonly SystemModel[] {
  const type = isJsonObject(system) ? asText(member(system, "type")) : null;
  if (!isJsonObject(system) || type === null) return [];
  return [
    {
      id: asText(member(system, "id")) ?? "",
      type,
      config: asObject(member(system, "config")),
      enabled: asBoolean(member(system, "enabled")) ?? true,
      source,
    },
  ];
}

/** The rules of a game or level file, in order of declaration. A rule without an id has the id `""`. */
export function loadRules(rules: Json | undefined): readonly RuleModel[] {
  return asList(rules).flatMap((rule, index): readonly RuleModel[] => {
    const on = isJsonObject(rule) ? asText(member(rule, "on")) : null;
    if (!isJsonObject(rule) || on === null) return [];
    const source = `/rules/${index}`;
    const effects = asList(member(rule, "then"))
      .map((effect, position) => ({ effect, source: childPointer(source, "then", position) }))
      .filter((entry): entry is { effect: JsonObject; source: JsonPointer } => isJsonObject(entry.effect));
    return [
      {
        id: asText(member(rule, "id")) ?? "",
        on,
        where: member(rule, "where") ?? null,
        if: member(rule, "if") ?? null,
        then: effects.map((entry) => entry.effect),
        thenSources: effects.map((entry) => entry.source),
        priority: asFiniteNumber(member(rule, "priority")) ?? 0,
        once: member(rule, "once") === true,
        source,
      },
    ];
  });
}
