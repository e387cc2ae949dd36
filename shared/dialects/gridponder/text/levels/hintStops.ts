// A level's hint stops: after how many moves of the gold path each hint ends. At most three, strictly increasing, none
// beyond the path (seed 001, Solution). Changed as text edits.
import { memberEdits } from "../../../../text/memberEdit";
import type { TextEdit } from "../../../../text/edit";
import type { LevelText } from "../layers/stroke";

export const MOST_HINT_STOPS = 3;

/** Returns the stops with one put at a move or taken from it; as they are where there is no room for another. */
export function toggledStop(stops: readonly number[], at: number, moves: number): readonly number[] {
  if (stops.includes(at)) return stops.filter((stop) => stop !== at);
  if (stops.length >= MOST_HINT_STOPS || at < 0 || at > moves) return stops;
  return inOrder([...stops, at]);
}

/** Returns the stops with one moved to another move; as they are where another stop is already, or beyond the path. */
export function movedStop(stops: readonly number[], from: number, to: number, moves: number): readonly number[] {
  if (!stops.includes(from) || stops.includes(to) || to < 0 || to > moves) return stops;
  return inOrder(stops.map((stop) => (stop === from ? to : stop)));
}

/**
 * Returns the stops after `taken` moves, by their numbers from 1, have been taken out of a path of `moves` moves. Each
 * stop still ends after the same moves, as far as they are left. Dropped are stops beyond the path, and stops whose own
 * move is gone where they would now show nothing or the whole path.
 */
export function stopsWithout(stops: readonly number[], taken: ReadonlySet<number>, moves: number): readonly number[] {
  const left = moves - taken.size;
  const kept = stops.flatMap((stop) => {
    if (stop > moves) return [];
    const now = stop - Array.from(taken).filter((move) => move <= stop).length;
    const hasLostItsMove = taken.has(stop);
    return hasLostItsMove && (now === left || now === 0) ? [] : [now];
  });
  return Array.from(new Set(kept));
}

/** Returns the edits that write the stops; none for stops that are as written, or a text that does not parse. */
export function hintStopEdits({ text, tree }: LevelText, stops: readonly number[]): readonly TextEdit[] {
  if (tree.errors.length > 0) return [];
  return memberEdits(text, tree, ["solution", "hintStops"], [...stops]);
}

function inOrder(stops: readonly number[]): readonly number[] {
  return stops.toSorted((one, other) => one - other);
}
