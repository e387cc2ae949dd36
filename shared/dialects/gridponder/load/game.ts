// Reads game.json. Knows the shapes of seed 002 and fact sheet 1; mistakes in them are reported elsewhere.
import {
  type Json,
  type JsonObject,
  type JsonPointer,
  childPointer,
  isJsonList,
  isJsonObject,
} from "../../../base/json";
import { namesAsWritten, withWrittenOrder } from "../../../base/writtenOrder";
import type { ActionModel, ActionParamModel, GameModel, RuleModel } from "../turn/model";
import { asFiniteNumber, asList, asObject, asText, member } from "../text/read";
import { declaredLayers } from "../text/layers/layers";
import { kindTags } from "../text/names/kindTags";
import { cascadeDepth } from "../text/systems/cascadeDepth";
import { declaredSystems } from "../text/systems/levelSystems";

/** Returns the game as the engine takes it; whatever is missing or misshapen gets its default or is left out. */
export function loadGame(file: string, game: JsonObject): GameModel {
  return {
    file,
    layers: declaredLayers(game),
    kinds: kindTags(game),
    kindLayers: new Map(
      Object.entries(asObject(member(game, "entityKinds"))).map(([kind, declaration]) => [
        kind,
        asText(member(asObject(declaration), "layer")) ?? "",
      ]),
    ),
    actions: asList(member(game, "actions")).flatMap(loadAction),
    systems: declaredSystems(game),
    rules: loadRules(member(game, "rules")),
    maxCascadeDepth: cascadeDepth(game),
    sequence: asList(member(game, "levelSequence")).flatMap((entry) => {
      const ref = isJsonObject(entry) && entry["type"] === "level" ? asText(entry["ref"]) : null;
      return ref === null ? [] : [ref];
    }),
  };
}

function loadAction(action: Json): readonly ActionModel[] {
  const id = isJsonObject(action) ? asText(member(action, "id")) : null;
  if (!isJsonObject(action) || id === null) return [];
  const declared = asObject(member(action, "params"));
  const params = Object.entries(declared).map(([name, param]): [string, ActionParamModel] => {
    const type = asText(member(asObject(param), "type")) ?? "";
    const values = member(asObject(param), "values");
    return [name, { type, values: isJsonList(values) ? values : null }];
  });
  return [
    {
      id,
      params: withWrittenOrder(Object.fromEntries(params), namesAsWritten(declared)),
      entityKind: asText(member(action, "entityKind")),
    },
  ];
}

/** Returns the rules of a game or level file, in order of declaration. A rule without an id has the id `""`. */
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
