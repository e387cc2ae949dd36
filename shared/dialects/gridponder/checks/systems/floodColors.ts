// Finds colours that a flood leaves for good: its cycle lacks them, so that it makes the first colour of them (fact sheet
// 11.4).
import { counted } from "../../../../base/counted";
import { type Json, childPointer, listOf } from "../../../../base/json";
import { nearestName } from "../../../../base/nearestName";
import type { Finding, Fix } from "../../../../findings/finding";
import { memberOf } from "../../../../text/jsonNode";
import { type JsonNode, nodeAt, pointerOf } from "../../../../text/jsonTree";
import { layerNode, visitLayer } from "../../text/layers/layers";
import type { IndexedLevel, IndexedSystem, PackIndex } from "../../text/names/packIndex";
import { found, wrongName } from "../found";
import { changesOf } from "../possible/removals";

/**
 * Returns one finding for each level, system and such colour, at the first cell that has it; at the cycle, where a colour
 * in it is misspelt.
 */
export function floodColorFindings(index: PackIndex): readonly Finding[] {
  const isUsed = colorsUsed(index.levels);
  const findings = index.levels.flatMap((level) => {
    return level.systems.flatMap((system) =>
      cyclesOf(system).flatMap(({ layer, cycle }) =>
        missingColors(level, layer, cycle).flatMap((color) =>
          colorFindings(level, system, { layer, color, cycle, isUsed: (other) => isUsed(layer, other) }),
        ),
      ),
    );
  });
  // Each level shows the same mistake of the game's cycle.
  return Array.from(
    new Map(
      findings.map((finding) => [`${finding.file} ${JSON.stringify(finding.at)} ${finding.message}`, finding]),
    ).values(),
  );
}

/** Returns the layers on which a system changes colours, with its cycle; none for a cycle without texts. */
function cyclesOf(system: IndexedSystem): readonly { readonly layer: string; readonly cycle: readonly string[] }[] {
  if (!system.enabled || system.type !== "flood_fill") return [];
  return (changesOf(system) ?? []).flatMap(({ layer, writes }) => {
    const cycle = (writes["color"] ?? []).filter((color): color is string => typeof color === "string" && color !== "");
    return cycle.length === 0 ? [] : [{ layer, cycle }];
  });
}

function missingColors(level: IndexedLevel, layer: string, cycle: readonly string[]): readonly string[] {
  return colorsIn(level, layer).filter((color) => !cycle.includes(color));
}

/** Returns the colours of the entities of a layer as the level begins. */
function colorsIn({ board }: IndexedLevel, layer: string): readonly string[] {
  if (!board.ok || !board.value.layers.includes(layer)) return [];
  const { cells, entities, layers, width, height } = board.value;
  const first = layers.indexOf(layer) * width * height;
  const colors = new Set<Json | undefined>();
  for (const entity of new Set(cells.subarray(first, first + width * height)))
    colors.add(entities[entity]?.params["color"]);
  return [...colors].filter((color) => typeof color === "string");
}

/** Returns what tells whether any level has a colour on a layer; looks at the levels once for each layer asked for. */
function colorsUsed(levels: readonly IndexedLevel[]): (layer: string, color: string) => boolean {
  const byLayer = new Map<string, ReadonlySet<string>>();
  return (layer, color) => {
    const used = byLayer.get(layer) ?? new Set(levels.flatMap((level) => colorsIn(level, layer)));
    byLayer.set(layer, used);
    return used.has(color);
  };
}

/** A colour on a layer that a cycle lacks. `isUsed`: whether any level has another one there. */
interface MissingColor {
  readonly layer: string;
  readonly color: string;
  readonly cycle: readonly string[];
  readonly isUsed: (color: string) => boolean;
}

function colorFindings({ file }: IndexedLevel, system: IndexedSystem, missing: MissingColor): readonly Finding[] {
  const { layer, color, cycle } = missing;
  const nodes: JsonNode[] = [];
  visitLayer(layerNode(file.tree, layer), (_x, _y, { params }, node) => {
    const written = params["color"] === color ? memberOf(node, "color") : undefined;
    if (written !== undefined) nodes.push(written);
  });
  const [first, ...others] = nodes;
  if (first === undefined) return [];
  const meant = nearestName(color, cycle);
  if (meant !== null && others.length > 0) {
    const inCycle = misspeltInCycle(system, missing, meant);
    if (inCycle !== null) return [inCycle];
  }
  const cells = nodes.length === 1 ? "" : ` (${counted(nodes.length, "cell")})`;
  const hint = meant === null ? "" : ` Did you mean "${meant}"?`;
  const message = `The cycle of "${system.id}" lacks the colour "${color}": a flood turns it into "${cycle[0] ?? ""}"${cells}.${hint}`;
  const edits = nodes.map(({ offset, length }) => ({ offset, length, text: JSON.stringify(meant) }));
  const fixes: readonly Fix[] =
    meant === null ? [] : [{ title: `Change to "${meant}"`, changes: [{ file: file.path, edits }] }];
  const finding = found("unknown-color", file, pointerOf(first), message, {
    params: { name: color, system: system.id },
    fixes,
  });
  return [meant === null ? { ...finding, severity: "information" } : finding];
}

/** Returns the finding about a colour of the game's cycle that is no cell's, while several cells have one like it. */
function misspeltInCycle(
  { id, file, at, config }: IndexedSystem,
  { color, isUsed }: MissingColor,
  written: string,
): Finding | null {
  if (isUsed(written)) return null;
  const pointer = childPointer(at, "config", "colorCycle", listOf(config["colorCycle"]).indexOf(written));
  // A level may have a cycle of its own.
  if (nodeAt(file.tree, pointer)?.value !== written) return null;
  const message = `The cycle of "${id}" has "${written}", which no cell is.`;
  return wrongName("unknown-color", message, { name: written, file, at: pointer, names: [] }, [color]);
}
