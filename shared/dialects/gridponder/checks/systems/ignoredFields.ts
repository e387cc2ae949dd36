// Finds fields of configs that are never read, since another field says otherwise.
import { type JsonObject, childPointer, objectOf } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { IndexedGoal, IndexedSystem, PackIndex } from "../../text/names/packIndex";
import { found } from "../found";

/** Returns findings about the systems of the game and the goals of all levels. */
export function ignoredFieldFindings({ systems, levels }: PackIndex): readonly Finding[] {
  return [
    ...systems.flatMap((system) => (system.enabled ? floodFindings(system) : [])),
    ...levels.flatMap(({ goals }) => goals.flatMap((goal) => (goal.type === "balance" ? sourceFindings(goal) : []))),
  ];
}

/** Fields of `flood_fill` that count only for one way to flood: what decides it, and for which value. */
const FLOODS: readonly (readonly [field: string, counts: (config: JsonObject) => boolean, needs: string])[] = [
  ["sourceKind", isFromKind, '"sourcePosition": "all_of_kind"'],
  ["kindTransform", (config) => isFromKind(config) || !isByColor(config), '"matchBy": "kind"'],
  ["colorCycle", (config) => !isFromKind(config) && isByColor(config), '"matchBy": "color"'],
];

function isFromKind({ sourcePosition }: JsonObject): boolean {
  return sourcePosition === "all_of_kind";
}

function isByColor({ matchBy = "color" }: JsonObject): boolean {
  return matchBy === "color";
}

/** Reports fields of a flood that it never reads as it is configured. */
function floodFindings({ type, config, file, at }: IndexedSystem): readonly Finding[] {
  if (type !== "flood_fill") return [];
  return FLOODS.flatMap(([field, counts, needs]): readonly Finding[] => {
    if (config[field] === undefined || counts(config)) return [];
    const message = `"${field}" is ignored without ${needs}.`;
    return [found("ignored-field", file, childPointer(at, "config", field), message, { onKey: true })];
  });
}

/** Reports sources where cells need not be connected. */
function sourceFindings({ config, file, at }: IndexedGoal): readonly Finding[] {
  if (config["requireConnected"] === true || Object.keys(objectOf(config["connectionSources"])).length === 0) return [];
  const message = '"connectionSources" is ignored without "requireConnected": true.';
  return [found("ignored-field", file, childPointer(at, "config", "connectionSources"), message, { onKey: true })];
}
