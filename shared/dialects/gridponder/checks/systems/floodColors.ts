// Finds colours that a flood leaves for good: its cycle lacks them, so that it makes the first colour of them (fact sheet
// 11.4).
import { counted } from "../../../../base/counted";
import type { Json } from "../../../../base/json";
import { nearestName } from "../../../../base/nearestName";
import type { Finding, Fix } from "../../../../findings/finding";
import { memberOf } from "../../../../text/jsonNode";
import { type JsonNode, pointerOf } from "../../../../text/jsonTree";
import { layerNode, visitLayer } from "../../text/layers/layers";
import type { IndexedLevel, IndexedSystem, PackIndex } from "../../text/names/packIndex";
import { found } from "../found";
import { changesOf } from "../possible/removals";

/** Returns one finding for each level, system and such colour, at the first cell that has it. */
export function floodColorFindings(index: PackIndex): readonly Finding[] {
  return index.levels.flatMap((level) => {
    return level.systems.flatMap((system) =>
      cyclesOf(system).flatMap(({ layer, cycle }) =>
        missingColors(level, layer, cycle).flatMap((color) => colorFindings(level, system, layer, color, cycle)),
      ),
    );
  });
}

/** Returns the layers on which a system changes colours, with its cycle; none for a cycle without texts. */
function cyclesOf(system: IndexedSystem): readonly { readonly layer: string; readonly cycle: readonly string[] }[] {
  if (!system.enabled || system.type !== "flood_fill") return [];
  return (changesOf(system) ?? []).flatMap(({ layer, writes }) => {
    const cycle = (writes["color"] ?? []).filter((color): color is string => typeof color === "string" && color !== "");
    return cycle.length === 0 ? [] : [{ layer, cycle }];
  });
}

function missingColors({ board }: IndexedLevel, layer: string, cycle: readonly string[]): readonly string[] {
  if (!board.ok || !board.value.layers.includes(layer)) return [];
  const { cells, entities, layers, width, height } = board.value;
  const first = layers.indexOf(layer) * width * height;
  const colors = new Set<Json | undefined>();
  for (const entity of new Set(cells.subarray(first, first + width * height)))
    colors.add(entities[entity]?.params["color"]);
  return [...colors].filter((color): color is string => typeof color === "string" && !cycle.includes(color));
}

function colorFindings(
  { file }: IndexedLevel,
  { id }: IndexedSystem,
  layer: string,
  color: string,
  cycle: readonly string[],
): readonly Finding[] {
  const nodes: JsonNode[] = [];
  visitLayer(layerNode(file.tree, layer), (_x, _y, { params }, node) => {
    const written = params["color"] === color ? memberOf(node, "color") : undefined;
    if (written !== undefined) nodes.push(written);
  });
  const [first] = nodes;
  if (first === undefined) return [];
  const meant = nearestName(color, cycle);
  const cells = nodes.length === 1 ? "" : ` (${counted(nodes.length, "cell")})`;
  const hint = meant === null ? "" : ` Did you mean "${meant}"?`;
  const message = `The cycle of "${id}" lacks the colour "${color}": a flood turns it into "${cycle[0] ?? ""}"${cells}.${hint}`;
  const edits = nodes.map(({ offset, length }) => ({ offset, length, text: JSON.stringify(meant) }));
  const fixes: readonly Fix[] =
    meant === null ? [] : [{ title: `Change to "${meant}"`, changes: [{ file: file.path, edits }] }];
  const finding = found("unknown-color", file, pointerOf(first), message, {
    params: { name: color, system: id },
    fixes,
  });
  return [meant === null ? { ...finding, severity: "information" } : finding];
}
