// What the rules say of a state: which moves are legal there, and whether the game is over.
import { memoByIdentity } from "../../../base/memo";
import type { Outcome } from "../../../engine/playableLevel";
import { jsonOfValue } from "../moves/moveAction";
import type { CompiledGame, LegalMoves } from "../turn/compiledGame";
import { NULL } from "../values/value";
import { Slot } from "../world/layout";
import type { PlayState } from "./playState";

const NO_MOVES: LegalMoves = { moves: [], isCut: false };

export class GameStates {
  private readonly legalOf = memoByIdentity((state: PlayState) => this.game.legal(state.game));

  constructor(private readonly game: CompiledGame) {}

  /** Returns the legal moves; none when the game is over. */
  legal(state: PlayState): LegalMoves {
    return this.isOver(state) ? NO_MOVES : this.legalOf(state);
  }

  /** Returns whether an end condition has ended the game. */
  isOver(state: PlayState): boolean {
    return this.noted(state) !== null;
  }

  /** Returns how the game ended, also for want of a legal move; null while it goes on. */
  outcome(state: PlayState): Outcome | null {
    const noted = this.noted(state);
    if (noted !== null) return noted;
    return this.legal(state).moves.length === 0 ? { kind: "stuck", seat: this.seatToMove(state), reason: null } : null;
  }

  /** Returns the outcome that an end condition has noted in the state; null while none has. */
  noted({ game: { mem } }: PlayState): Outcome | null {
    const end = this.game.parts.flow.ends[(mem[Slot.outcome] ?? 0) - 1];
    if (end === undefined) return null;
    const seat = jsonOfValue(this.game.declarations, mem[Slot.outcomePlayer] ?? NULL);
    const kind = end.kind === "victory" ? "won" : end.kind === "loss" ? "lost" : "draw";
    return { kind, seat: typeof seat === "string" ? seat : null, reason: end.description };
  }

  private seatToMove({ game: { mem } }: PlayState): string | null {
    const current = mem[this.game.world.layout.currentPlayer] ?? 0;
    return this.game.declarations.players.names[current >> 4] ?? null;
  }
}
