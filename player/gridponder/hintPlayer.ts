// Plays the hints of a level: each shows the first moves of the solution from the start, one after another.
import type { GameAction } from "../../shared/engine/turnRecord";

/** Milliseconds between two moves of a hint. */
const MOVE_MS = 450;

export interface HintPlayer {
  /** The title of the button that shows the next hint; null for a level without hints. */
  readonly label: string | null;
  /** Shows the next hint; after the last one, that one again. */
  readonly show: () => void;
  /** Stops the hint on its way; the moves made so far stay. */
  readonly stop: () => void;
}

export interface HintedGame {
  /** Returns to the start of the level, for a hint of so many moves. */
  readonly begin: (moves: number) => void;
  readonly play: (action: GameAction) => void;
}

/** `hints`: the moves of each, the shortest first. */
export function createHintPlayer(hints: readonly (readonly GameAction[])[], { begin, play }: HintedGame): HintPlayer {
  let shown = 0;
  let running: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => clearTimeout(running);
  const playFrom = (moves: readonly GameAction[], index: number): void => {
    const action = moves[index];
    if (action === undefined) return;
    running = setTimeout(() => {
      play(action);
      playFrom(moves, index + 1);
    }, MOVE_MS);
  };
  return {
    get label() {
      if (hints.length === 0) return null;
      return hints.length === 1 ? "Hint" : `Hint ${Math.min(shown + 1, hints.length)} of ${hints.length}`;
    },
    show() {
      stop();
      const moves = hints[Math.min(shown, hints.length - 1)] ?? [];
      shown += 1;
      begin(moves.length);
      playFrom(moves, 0);
    },
    stop,
  };
}
