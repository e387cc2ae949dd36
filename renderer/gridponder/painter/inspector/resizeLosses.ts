// What a resized board would leave outside, one by one: entities of its layers, and positions that the level says
// elsewhere, by what says them. Pure.
import { type BoardView, type Position, entityAt } from "../../../../shared/base/boardView";
import { type Json, type JsonPointer, isJsonObject, pointerKeys } from "../../../../shared/base/json";
import { allCells } from "../../../../shared/dialects/gridponder/text/board/boardClip";
import type { GridResize } from "../../../../shared/dialects/gridponder/text/grid/gridChange";
import type { Looks } from "../../board/looks";

export type ResizeLoss =
  | { readonly is: "entity"; readonly text: string; readonly cell: Position }
  | { readonly is: "position"; readonly text: string; readonly at: JsonPointer };

/** Returns the entities whose cells are cut off, from the top layer down; what a layer is filled with is none. */
export function lostEntities(view: BoardView, looks: Looks, change: GridResize): readonly ResizeLoss[] {
  const losses: ResizeLoss[] = [];
  visitLost(view, looks, change, (kind, layer, cell) => {
    losses.push({ is: "entity", text: `${kind} on ${layer} at ${cell.join(", ")}`, cell });
  });
  return losses;
}

/** Returns how many these are. */
export function lostCount(view: BoardView, looks: Looks, change: GridResize): number {
  let count = 0;
  visitLost(view, looks, change, () => (count += 1));
  return count;
}

function visitLost(
  view: BoardView,
  looks: Looks,
  change: GridResize,
  visit: (kind: string, layer: string, cell: Position) => void,
): void {
  const isCut = ([x, y]: Position): boolean =>
    x + change.left < 0 || y + change.top < 0 || x >= view.width + change.right || y >= view.height + change.bottom;
  const cut = allCells(view.width, view.height).filter(isCut);
  for (const layer of view.layers.toReversed()) {
    const filling = looks.layers.find(({ id }) => id === layer)?.defaultKind ?? null;
    for (const cell of cut) {
      const kind = entityAt(view, layer, cell[0], cell[1])?.kind;
      if (kind !== undefined && kind !== filling) visit(kind, layer, cell);
    }
  }
}

/** Returns the places of a level's text that name cells left outside, each thing once. */
export function lostPositions(level: Json | undefined, off: readonly JsonPointer[]): readonly ResizeLoss[] {
  const losses = off.map((at): ResizeLoss => ({ is: "position", text: sayerOf(level, at), at }));
  return losses.filter(({ text }, index) => losses.findIndex((other) => other.text === text) === index);
}

/** The owner of a position: the avatar, an object, a rule, a goal, a move. */
function sayerOf(level: Json | undefined, at: JsonPointer): string {
  const [section = "", part = "", item = ""] = pointerKeys(at);
  const index = Number(part);
  switch (section) {
    case "state":
      return part === "avatar" ? "the avatar's start" : `the ${part}'s start`;
    case "board":
      return `object ${nameAt(level, ["board", "multiCellObjects", item])}`;
    case "rules":
      return `rule ${nameAt(level, [section, part])}`;
    case "goals":
      return `goal ${nameAt(level, [section, part])}`;
    case "loseConditions":
      return `lose condition ${index + 1}`;
    case "solution":
      return `move ${Number(item) + 1} of the solution`;
    case "systemOverrides":
      return `the override of ${part}`;
    default:
      return at;
  }
}

/** The id of what stands at some keys, else its number. */
function nameAt(level: Json | undefined, keys: readonly string[]): string {
  const value = keys.reduce<Json | undefined>((found, key) => {
    if (Array.isArray(found)) return found[Number(key)] as Json | undefined;
    return isJsonObject(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  }, level);
  const id = isJsonObject(value) ? value["id"] : undefined;
  return typeof id === "string" ? id : String(Number(keys.at(-1)) + 1);
}
