// Checks the boards: kinds that are not declared or are on a layer other than their own, params that are missing or of
// another type, cells off the board. Equal mistakes on one board become one finding with a count.
import type { Entity } from "../../../../base/boardView";
import { counted } from "../../../../base/counted";
import { defined } from "../../../../base/defined";
import { childPointer } from "../../../../base/json";
import { nearestName } from "../../../../base/nearestName";
import type { Finding } from "../../../../findings/finding";
import { declaredSize, layerForm, layerNode, visitLayer } from "../../text/layers/layers";
import type { IndexedLevel, PackIndex } from "../../text/names/packIndex";
import { pointerOf } from "../../../../text/jsonTree";
import { type MistakenCell, moveCellsFix, removeEntryFix, renameCellsFix, retypeCellsFix } from "./cellFixes";
import { found, unknownName } from "../found";
import { onBoardFixes } from "./onBoard";
import { movedKinds } from "../kinds/movedKinds";
import { objectFindings } from "./objects";
import { TYPE_NAMES, paramMistakes, readParams } from "./paramMistakes";

/** Returns findings about the cells of all levels, their multi-cell objects included. */
export function cellFindings(index: PackIndex): readonly Finding[] {
  return index.levels.flatMap((level) => [
    ...index.layers.flatMap(({ id }) => layerFindings(index, level, id)),
    ...objectFindings(index, level),
  ]);
}

/** A mistake of one kind, at all its places on a layer. */
interface Mistake {
  readonly entity: Entity;
  readonly places: MistakenCell[];
}

function layerFindings(index: PackIndex, level: IndexedLevel, layer: string): readonly Finding[] {
  const data = layerNode(level.file.tree, layer);
  const size = declaredSize(level.file.tree);
  const mistakes = new Map<string, Mistake>();
  const note = (key: string, place: MistakenCell): void => {
    const known = mistakes.get(key);
    if (known === undefined) mistakes.set(key, { entity: place.entity, places: [place] });
    else known.places.push(place);
  };
  const seen = new Set<number>();
  const isSparse = layerForm(data) === "sparse";
  const read = readParams(level.systems);
  // A kind of an unknown layer is reported in game.json.
  const layers = new Set(index.layers.map(({ id }) => id));
  // One that all levels have on another layer is reported there, too.
  const moved = movedKinds(index);
  visitLayer(data, (x, y, entity, node) => {
    const kind = index.kinds.get(entity.kind);
    const place = { x, y, node, entity };
    if (kind === undefined) note(`kind ${entity.kind}`, place);
    else if (kind.layer !== null && kind.layer !== layer && layers.has(kind.layer) && moved.get(kind.id) !== layer)
      note(`layer ${entity.kind}`, place);
    if (kind !== undefined) for (const key of paramMistakes(kind, entity.params, read)) note(key, place);
    if (!isSparse || size === null) return;
    const cell = y * size[0] + x;
    if (x < 0 || y < 0 || x >= size[0] || y >= size[1]) note("off", place);
    else if (seen.has(cell)) note("double", place);
    else seen.add(cell);
  });
  return [...mistakes].map(([key, mistake]) => {
    const finding = describe(index, level, layer, key, mistake);
    const cells = mistake.places.slice(0, MOST_CELLS).map(({ x, y }) => [x, y]);
    return cells.length < 2 ? finding : { ...finding, params: { ...finding.params, cells } };
  });
}

/** How many cells of one mistake are reported, to be marked on the board. */
const MOST_CELLS = 400;

function describe(index: PackIndex, level: IndexedLevel, layer: string, key: string, mistake: Mistake): Finding {
  const { file } = level;
  const { entity, places } = mistake;
  const { node } = defined(places[0]);
  const count = places.length;
  const at = pointerOf(node);
  const kindAt = node.type === "object" ? childPointer(at, "kind") : at;
  const cells = count === 1 ? "" : ` (${counted(count, "cell")})`;
  const [what = "", name = "", type = ""] = key.split(" ");
  switch (what) {
    case "kind": {
      const place = { name: entity.kind, file, at: kindAt, names: index.kinds.keys() };
      const finding = unknownName("unknown-kind", `There is no entity kind "${entity.kind}"${cells}.`, place);
      const nearest = nearestName(entity.kind, index.kinds.keys());
      return nearest === null ? finding : { ...finding, fixes: [renameCellsFix(file, places, nearest)] };
    }
    case "layer": {
      const own = index.kinds.get(entity.kind)?.layer ?? "";
      const message = `"${entity.kind}" belongs on the layer "${own}", not on "${layer}"${cells}.`;
      const fix = moveCellsFix(level, index.pack.game?.value, layer, own, places);
      const params = { name: entity.kind, layer, own };
      return found("kind-on-other-layer", file, kindAt, message, fix === null ? { params } : { params, fixes: [fix] });
    }
    case "missing": {
      const message = `This "${entity.kind}" lacks its param "${name}"${cells}.`;
      return found("missing-param", file, at, message, { params: { name, kind: entity.kind } });
    }
    case "type": {
      const message = `The param "${name}" of "${entity.kind}" must be ${TYPE_NAMES[type] ?? type}${cells}.`;
      const fix = retypeCellsFix(file, places, name, type);
      const fixes = fix === null ? {} : { fixes: [fix] };
      return found("param-type", file, childPointer(at, name), message, { params: { name, type }, ...fixes });
    }
    case "off":
      return found("off-board", file, childPointer(at, "position"), `This cell is not on the board${cells}.`, {
        fixes: count === 1 ? onBoardFixes(file, childPointer(at, "position")) : [],
      });
    default: {
      const message = `The layer "${layer}" already has an entry for this cell; this one replaces it${cells}.`;
      const fixes = count === 1 ? [removeEntryFix(file, node)] : [];
      return found("double-entry", file, childPointer(at, "position"), message, { fixes });
    }
  }
}
