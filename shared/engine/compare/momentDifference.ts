// Describes how two moments of the same level differ: first what a player would notice first.
import { type BoardView, entityAt } from "../../base/boardView";
import type { JsonObject } from "../../base/json";
import { stateView } from "../../dialects/gridponder/text/board/stateView";
import { type Difference, differing, differingValues } from "./difference";
import { objectDifferences } from "./objectDifferences";
import { entityText } from "../trace/valueText";

/** The result of a move. */
export interface Moment {
  readonly accepted: boolean;
  readonly won: boolean;
  readonly lost: boolean;
  readonly loseReason: string | null;
  readonly view: BoardView;
}

/** Returns all differences: the outcome first, then the avatar, the cells, and the rest of the state. */
export function differencesBetween(one: Moment, other: Moment): readonly Difference[] {
  const [a, b] = [stateView(one.view), stateView(other.view)];
  return [
    ...differing("the move", one.accepted ? "accepted" : "refused", other.accepted ? "accepted" : "refused"),
    ...differing("the level is", outcomeOf(one), outcomeOf(other)),
    ...differingValues("the avatar is at", a.avatar?.position ?? null, b.avatar?.position ?? null),
    ...differingValues("the avatar faces", a.avatar?.facing ?? null, b.avatar?.facing ?? null),
    ...differingValues("the avatar holds", a.avatar?.item ?? null, b.avatar?.item ?? null),
    ...cellDifferences(one.view, other.view),
    ...memberDifferences("variable", a.variables, b.variables),
    ...memberDifferences("steps done of", a.sequenceIndices, b.sequenceIndices),
    ...differingValues("the cursor is at", a.overlay?.position ?? null, b.overlay?.position ?? null),
    ...objectDifferences(a.multiCellObjects, b.multiCellObjects),
    ...differingValues("actions counted", a.actionCount, b.actionCount),
  ];
}

function outcomeOf({ won, lost, loseReason }: Moment): string {
  if (won) return "won";
  return lost ? `lost (${loseReason ?? "no reason"})` : "not over";
}

/** For any sizes: everything off a board is empty. */
function cellDifferences(one: BoardView, other: BoardView): readonly Difference[] {
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  return [...new Set([...one.layers, ...other.layers])].flatMap((layer) => {
    const found: Difference[] = [];
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const [left, right] = [entityAt(one, layer, x, y), entityAt(other, layer, x, y)];
        found.push(...differing(`${layer} at (${x},${y})`, entityText(left), entityText(right)));
      }
    }
    return found;
  });
}

function memberDifferences(what: string, one: JsonObject, other: JsonObject): readonly Difference[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  const value = (record: JsonObject, name: string) => (Object.hasOwn(record, name) ? record[name] : null);
  return names.flatMap((name) => differingValues(`${what} ${name}`, value(one, name), value(other, name)));
}
