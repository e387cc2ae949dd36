// What a game's file records: its moves, and the outcome that it expects of them.
import type { Outcome, Step } from "../../../engine/playableLevel";
import type { GameAction } from "../../../engine/turnRecord";
import { lineOfAction } from "../text/games/moveText";
import { outcomeText } from "./outcomeText";
import type { PlayState } from "./playState";

type Result = Pick<Step<PlayState>, "won" | "lost" | "loseReason">;

export class RecordedGame {
  private readonly lines: readonly string[];

  /** `expected`: the outcome as text; null where the file expects none. */
  constructor(
    moves: readonly GameAction[],
    private readonly expected: string | null,
  ) {
    this.lines = moves.map(lineOfAction);
  }

  /** Returns whether an action after a state is the one that the file records there. */
  isNext({ turn, isAsRecorded }: PlayState, action: GameAction): boolean {
    return isAsRecorded && this.lines[turn] === lineOfAction(action);
  }

  /** Returns the outcome that the file expects of its moves, where they end; null where it expects none. */
  expectedAt(state: PlayState): string | null {
    return this.isAtEnd(state) ? this.expected : null;
  }

  /** Returns how a turn ended. A game that ended is won or lost; one that came to what its file expects is won, too. */
  resultOf(state: PlayState, outcome: Outcome | null): Result {
    if (this.isAtEnd(state)) {
      const isExpected = this.expected === null || this.expected === outcomeText(outcome);
      const ended = outcomeText(outcome) || "no end";
      const loseReason = isExpected ? null : `${ended}, not ${this.expected}`;
      return { won: isExpected, lost: !isExpected, loseReason };
    }
    const won = outcome?.kind === "won";
    const lost = outcome !== null && !won;
    return { won, lost, loseReason: lost ? outcome.kind : null };
  }

  /** Returns whether all moves of the file were made, and no others. */
  private isAtEnd({ turn, isAsRecorded }: PlayState): boolean {
    return isAsRecorded && turn === this.lines.length && turn > 0;
  }
}
