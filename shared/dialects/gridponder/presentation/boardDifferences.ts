// How two boards of a level differ, in words: what a player would point at first. And the cells in which they do.
import type { BoardView, Position } from "../../../base/boardView";
import { canonicalJson } from "../../../base/canonicalJson";
import type { Json, JsonObject } from "../../../base/json";
import { cellDifferences, cellsThatDiffer, shapeDifferences } from "../../../engine/compare/boardDifference";
import { type Difference, differing, differingValues } from "../../../engine/compare/difference";
import { type StateView, stateView } from "../text/board/stateView";
import { objectDifferences } from "./objectDifferences";
import { entityText, memberText } from "./valueText";

/** Returns the outcome first, then the avatar, the cells, and what else the state holds. */
export function boardDifferences(one: BoardView, other: BoardView): readonly Difference[] {
  const [a, b] = [stateView(one), stateView(other)];
  return [
    ...shapeDifferences(one, other),
    ...differing("the level is", outcomeText(a), outcomeText(b)),
    ...valueDifferences("the avatar is at", a.avatar?.position, b.avatar?.position),
    ...valueDifferences("the avatar faces", a.avatar?.facing, b.avatar?.facing),
    ...valueDifferences("the avatar holds", a.avatar?.item, b.avatar?.item),
    ...cellDifferences(one, other, entityText),
    ...memberDifferences("variable", a.variables, b.variables),
    ...memberDifferences("steps done of", a.sequenceIndices, b.sequenceIndices),
    ...valueDifferences("the cursor is at", a.overlay?.position, b.overlay?.position),
    ...objectDifferences(a.multiCellObjects, b.multiCellObjects),
    ...valueDifferences("actions counted", a.actionCount, b.actionCount),
  ];
}

function outcomeText({ won, lost, loseReason }: StateView): string {
  if (won) return "won";
  return lost ? `lost (${loseReason ?? "no reason"})` : "not over";
}

function valueDifferences(what: string, one: Json | undefined, other: Json | undefined): readonly Difference[] {
  return differingValues(what, one, other, memberText);
}

function memberDifferences(what: string, one: JsonObject, other: JsonObject): readonly Difference[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  const value = (record: JsonObject, name: string) => (Object.hasOwn(record, name) ? record[name] : null);
  return names.flatMap((name) => valueDifferences(`${what} ${name}`, value(one, name), value(other, name)));
}

/**
 * Returns the cells in which a layer, the avatar or a multi-cell object differs, including those beyond the smaller
 * board.
 */
export function differingCells(one: BoardView, other: BoardView): readonly Position[] {
  return cellsThatDiffer(one, other, entityText, (view) => {
    const objects = objectTexts(view);
    return (position) => `${avatarText(view, position)} ${objects.get(position.join()) ?? ""}`;
  });
}

function avatarText(view: BoardView, [x, y]: Position): string {
  const { avatar } = stateView(view);
  if (avatar?.enabled !== true || avatar.position === null) return "";
  const { position, facing, item } = avatar;
  return position[0] === x && position[1] === y ? `${facing} ${item ?? ""}` : "";
}

function objectTexts(view: BoardView): ReadonlyMap<string, string> {
  return new Map(
    stateView(view).multiCellObjects.flatMap(({ id, kind, cells, params }) =>
      cells.map(
        ({ position, sprite }) => [position.join(), `${id} ${kind} ${sprite} ${canonicalJson(params)}`] as const,
      ),
    ),
  );
}
