// The boards along a level's solution, requested from the host in ranges around the visible steps, and again after each
// check.
import { useCallback, useEffect, useState } from "react";
import type { BoardView } from "../../../shared/base/boardView";
import { type BoardRow, NO_BOARDS, boardsOfRow, keptRow } from "../../../shared/engine/trace/boardRow";
import type { SolutionResult } from "../../../shared/rpc/solutions";
import { host } from "../../bridge/host";
import { usePackStore } from "../../session/pack/packStore";

/** Boards per request. */
const STRETCH = 64;

/** While the user types and checks follow each other, the boards of the previous check are good enough. */
const REST_MS = 250;

/** Ranges cached: the last ones used. */
const MOST_STRETCHES = 8;

interface Stretch {
  readonly row: BoardRow;
  readonly boards: readonly (() => BoardView)[];
}

interface Known {
  /** The check that the boards are of, and the generation of its texts: other texts may come to the same result. */
  readonly result: SolutionResult | undefined;
  readonly generation: number;
  /** By the number of the range, the last used one last. */
  readonly stretches: ReadonlyMap<number, Stretch>;
}

const NOTHING_KNOWN: Known = { result: undefined, generation: 0, stretches: new Map() };

/**
 * Gives what makes the board after so many moves of the path; null where it is not known, or the game does not come that
 * far.
 */
export type BoardAfter = (moves: number) => (() => BoardView) | null;

/**
 * Asks for the boards after `first` to `last` moves. Those of the check before stay until the checks rest and new ones
 * come, and while the level cannot be played; without a result nothing is requested.
 */
export function usePathBoards(result: SolutionResult | undefined, first: number, last: number): BoardAfter {
  const generation = usePackStore((state) => state.checkedGeneration);
  const [known, setKnown] = useState(NOTHING_KNOWN);
  const [from, to] = [Math.floor(Math.max(0, first) / STRETCH), Math.floor(Math.max(0, last) / STRETCH)];
  useEffect(() => {
    if (result === undefined || result.status === "no-path") return undefined;
    const wanted = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const isOfCheck = known.result === result && known.generation === generation;
    const missing = wanted.filter((stretch) => !isOfCheck || !known.stretches.has(stretch));
    if (missing.length === 0) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const found = await Promise.all(
        missing.map(async (stretch) => {
          const row = await host.pathBoards(result.level, stretch * STRETCH, STRETCH);
          return [stretch, stretchOf(row, known.stretches.get(stretch))] as const;
        }),
      );
      if (!isWanted) return;
      const kept = isOfCheck ? [...known.stretches] : [];
      setKnown({ result, generation, stretches: new Map([...kept, ...found].slice(-MOST_STRETCHES)) });
    };
    const isShown = !isOfCheck && wanted.every((stretch) => known.stretches.has(stretch));
    const resting = setTimeout(() => void ask(), isShown ? REST_MS : 0);
    return () => {
      isWanted = false;
      clearTimeout(resting);
    };
  }, [result, generation, from, to, known]);
  const hasPath = result?.status !== "no-path";
  return useCallback(
    (moves) => (hasPath ? (known.stretches.get(Math.floor(moves / STRETCH))?.boards[moves % STRETCH] ?? null) : null),
    [known, hasPath],
  );
}

function stretchOf(found: BoardRow, before: Stretch | undefined): Stretch {
  const row = keptRow(found, before?.row ?? NO_BOARDS);
  return before?.row === row ? before : { row, boards: boardsOfRow(row) };
}
