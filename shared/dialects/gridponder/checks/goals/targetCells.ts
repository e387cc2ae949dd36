// Finds cells of a `board_match` target that nothing can fill: a kind that never comes on their layer, and params that no
// entity of the kind has or gets.
import { type Json, childPointer, listOf, objectOf } from "../../../../base/json";
import type { Finding, Fix } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { type JsonNode, nodeAt, pointerOf } from "../../../../text/jsonTree";
import { memberOf } from "../../../../text/jsonNode";
import { declaredLayers, visitLayer } from "../../text/layers/layers";
import type { IndexedGoal, IndexedLevel, PackIndex } from "../../text/names/packIndex";
import { neverMet, replacing } from "../found";
import { mayCome } from "../possible/possibleKinds";
import { otherValues } from "./paramValues";

/** Returns findings about the cells of all targets, each kind and each value once. */
export function targetCellFindings(index: PackIndex): readonly Finding[] {
  return index.levels.flatMap((level) =>
    level.goals.flatMap((goal) => (goal.type === "board_match" ? cellFindings(index, level, goal) : [])),
  );
}

function cellFindings(index: PackIndex, level: IndexedLevel, { config, file, at }: IndexedGoal): readonly Finding[] {
  const findings = new Map<string, Finding>();
  const add = (key: string, make: () => Finding): void => {
    if (!findings.has(key)) findings.set(key, make());
  };
  const isSolved = listOf(objectOf(level.value["solution"])["goldPath"]).length > 0;
  // The kind that fills a layer is easily written for an empty cell of another one.
  const fills = new Set(declaredLayers(index.pack.game?.value).map(({ fill }) => fill));
  for (const layer of Object.keys(objectOf(config["targetLayers"]))) {
    if (!index.layers.some(({ id }) => id === layer)) continue;
    const target = nodeAt(file.tree, childPointer(at, "config", "targetLayers", layer));
    const lies = new Map<string, boolean>();
    visitLayer(target, (_x, _y, { kind, params }, node) => {
      const own = index.kinds.get(kind)?.layer ?? null;
      // A kind that does not exist is reported as that.
      if (own === null) return;
      const isThere = lies.get(kind) ?? (own === layer || mayLie(index, level, kind, layer));
      lies.set(kind, isThere);
      if (!isThere) {
        const why = `"${kind}" belongs on the layer "${own}", and nothing brings it to "${layer}"`;
        const isFill = fills.has(kind) && memberOf(node, "position") === undefined;
        const fixes = isFill ? replacing(file, pointerOf(node), null) : [];
        add(`${layer} ${kind}`, () => neverMet(file, pointerOf(node), why, { fixes }));
        return;
      }
      for (const [param, value] of Object.entries(params)) {
        const values = otherValues(index, level, kind, param, value);
        // A level without recorded moves may be there to show a goal that is not met.
        if (values === null || (values.length > 0 && !isSolved)) continue;
        const why =
          values.length === 0
            ? `no "${kind}" of the level has or gets a param "${param}"`
            : `"${param}" of no "${kind}" is or becomes ${JSON.stringify(value)}`;
        const isAlone = Object.keys(params).length === 1;
        const fixes =
          values.length === 0 ? plainFixes(file, node, kind, isAlone) : valueFixes(file, node, param, values);
        add(JSON.stringify([kind, param, value]), () => neverMet(file, pointerOf(node), why, { fixes }));
      }
    });
  }
  return Array.from(findings.values());
}

/** Returns the fix that asks for the kind alone; none in a sparse entry, and beside other params. */
function plainFixes(file: SourceFile, node: JsonNode, kind: string, isAlone: boolean): readonly Fix[] {
  return isAlone && memberOf(node, "position") === undefined ? replacing(file, pointerOf(node), kind) : [];
}

/** More values are no short list to choose from. */
const MOST_OFFERED = 3;

function valueFixes(file: SourceFile, node: JsonNode, param: string, values: readonly Json[]): readonly Fix[] {
  const written = memberOf(node, param);
  const several = new Map(values.map((value) => [JSON.stringify(value), value]));
  if (written === undefined || several.size > MOST_OFFERED) return [];
  return Array.from(several.values()).flatMap((value) => replacing(file, pointerOf(written), value));
}

/** Returns whether a kind of another layer is on this one, or may come there. */
function mayLie(index: PackIndex, level: IndexedLevel, kind: string, layer: string): boolean {
  if (!level.board.ok) return true;
  const { layers, cells, entities, width, height } = level.board.value;
  const area = width * height;
  const first = layers.indexOf(layer) * area;
  return (
    cells.subarray(first, first + area).some((entity) => entities[entity]?.kind === kind) ||
    mayCome(index, level, kind, layer)
  );
}
