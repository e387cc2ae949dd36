// Two boards of games beside one another: which places differ, and how.
import { type BoardView, type Position, entityAt } from "../../../base/boardView";
import { canonicalJson } from "../../../base/canonicalJson";
import type { JsonObject } from "../../../base/json";
import { placeName } from "../../../base/placeName";
import { cellsThatDiffer, shapeDifferences } from "../../../engine/compare/boardDifference";
import { printOfBoard } from "../../../engine/compare/boardPrint";
import { type Difference, differing, differingValues } from "../../../engine/compare/difference";
import { facts } from "./stateFields";
import { gdlTexts } from "./valueTexts";

const { entityText } = gdlTexts;

/** The one layer of a game's board. */
const BOARD = "board";

/** More are no list to read. */
const MOST = 200;

/** Returns the places in which two boards differ, those of the larger one too. */
export function differingCells(one: BoardView, other: BoardView): readonly Position[] {
  return cellsThatDiffer(one, other, entityText, () => () => "");
}

/** Returns how two moments differ: places first, then the fields of the state. */
export function differences(one: BoardView, other: BoardView): readonly Difference[] {
  const places = differingCells(one, other).flatMap(([x, y]) => {
    const what = placeName(one, [x, y]);
    return differing(what, entityText(entityAt(one, BOARD, x, y)), entityText(entityAt(other, BOARD, x, y)));
  });
  return [...shapeDifferences(one, other), ...places, ...stateDifferences(one.state, other.state)].slice(0, MOST);
}

function stateDifferences(one: JsonObject, other: JsonObject): readonly Difference[] {
  const [left, right] = [factsByPath(one), factsByPath(other)];
  const paths = new Set([...left.keys(), ...right.keys()]);
  return Array.from(paths).flatMap((path) => {
    const [first, second] = [left.get(path), right.get(path)];
    return differingValues(first?.name ?? second?.name ?? path, first?.text, second?.text, (_name, value) =>
      gdlTexts.valueText(value),
    );
  });
}

function factsByPath(state: JsonObject): ReadonlyMap<string, ReturnType<typeof facts>[number]> {
  return new Map(facts(state).map((fact) => [fact.path, fact]));
}

/** Returns the same text for moments in which the same may be done: the number of the turn does not count. */
export function printOf(view: BoardView): string {
  const { turn: _turn, seed: _seed, ...rest } = view.state;
  return printOfBoard(view, canonicalJson(rest));
}
