// How two moments of the same level differ, in words: what a player would point at first. Knows no rule language.
import { type BoardView, entityAt } from "../base/boardView";
import { canonicalJson } from "../base/canonicalJson";
import type { Json, JsonObject } from "../base/json";
import { entityText, valueText } from "./valueText";

/** One thing that is so here and otherwise there. */
export interface Difference {
  readonly what: string;
  readonly one: string;
  readonly other: string;
}

/** What a move led to. */
export interface Moment {
  readonly accepted: boolean;
  readonly won: boolean;
  readonly lost: boolean;
  readonly loseReason: string | null;
  readonly view: BoardView;
}

/** All differences: the outcome first, then the avatar, the cells, and what else the state holds. */
export function differencesBetween(one: Moment, other: Moment): readonly Difference[] {
  const [a, b] = [one.view.state, other.view.state];
  const state = (what: string, left: Json, right: Json): readonly Difference[] =>
    differing(what, valueText(left), valueText(right));
  return [
    ...differing("the move", one.accepted ? "accepted" : "refused", other.accepted ? "accepted" : "refused"),
    ...differing("the level is", outcomeOf(one), outcomeOf(other)),
    ...state("the avatar is at", a.avatar?.position ?? null, b.avatar?.position ?? null),
    ...state("the avatar faces", a.avatar?.facing ?? null, b.avatar?.facing ?? null),
    ...state("the avatar holds", a.avatar?.item ?? null, b.avatar?.item ?? null),
    ...cellDifferences(one.view, other.view),
    ...memberDifferences("variable", a.variables, b.variables),
    ...memberDifferences("steps done of", a.sequenceIndices, b.sequenceIndices),
    ...state("the cursor is at", a.overlay?.position ?? null, b.overlay?.position ?? null),
    ...objectDifferences(one.view, other.view),
    ...state("actions counted", a.actionCount, b.actionCount),
  ];
}

function differing(what: string, one: string, other: string): readonly Difference[] {
  return one === other ? [] : [{ what, one, other }];
}

function outcomeOf({ won, lost, loseReason }: Moment): string {
  if (won) return "won";
  return lost ? `lost (${loseReason ?? "no reason"})` : "not over";
}

/** Whatever the sizes: what is off a board is empty. */
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
  const text = (record: JsonObject, name: string): string =>
    valueText(Object.hasOwn(record, name) ? record[name] : null);
  return names.flatMap((name) => differing(`${what} ${name}`, text(one, name), text(other, name)));
}

/** Multi-cell objects by id: where each lies and what it holds. */
function objectDifferences(one: BoardView, other: BoardView): readonly Difference[] {
  const byId = ({ state }: BoardView): Readonly<Record<string, string>> =>
    Object.fromEntries(
      state.multiCellObjects.map(({ id, cells, params }) => [
        id,
        `${cells.map(({ position }) => valueText([...position])).join(" ")} ${canonicalJson(params)}`,
      ]),
    );
  return memberDifferences("object", byId(one), byId(other));
}
