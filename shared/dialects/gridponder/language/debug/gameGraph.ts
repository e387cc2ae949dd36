// Which rules of a Gridponder pack listen to what, and what may emit it. From the texts alone.
import { objectOf } from "../../../../base/json";
import { type RuleGraph, ruleGraph } from "../../../../engine/explain/ruleGraph";
import type { PackSource } from "../../../../pack/packSource";
import { eventSources } from "../../checks/possible/emissions";
import { indexPack } from "../../text/names/packIndex";
import { EVENT_FIELDS } from "../around";

const DEFAULT_DEPTH = 3;

/** Returns the graph of the game's rules, with those of one level when its file is given. */
export function gameGraph(pack: PackSource, levelFile: string | null): RuleGraph {
  const index = indexPack(pack);
  const level = index.levels.find(({ file }) => file.path === levelFile);
  const systems = (level?.systems ?? index.systems).filter(({ enabled }) => enabled);
  const sources = Object.keys(EVENT_FIELDS).map((type) => ({ type, ...eventSources(type) }));
  const depth = objectOf(objectOf(pack.game?.value)["defaults"])["maxCascadeDepth"];
  return ruleGraph({
    maxPasses: typeof depth === "number" ? depth : DEFAULT_DEPTH,
    passes: "pass",
    emittedBySystems: new Map(
      sources.map(({ type, systems: types }) => [
        type,
        systems.filter((system) => types.includes(system.type)).map(({ id }) => id),
      ]),
    ),
    rules: [...index.rules, ...(level?.rules ?? [])].map(({ id, file, at, on, effects }) => {
      const emits = sources.filter((source) => effects.some(({ name }) => source.effects.includes(name)));
      return { id, file: file.path, at, on, emits: emits.map(({ type }) => type) };
    }),
  });
}
