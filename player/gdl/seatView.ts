// Keeps whose view of a game in play is shown, and which player has said that it is them who looks. Pure.
import { type SeatChoice, shownSeat } from "./seats";

export interface SeatView {
  readonly choice: SeatChoice;
  /** Returns the seat whose view is shown while `mover` is to move; null for everything. */
  readonly seatFor: (mover: string | null) => string | null;
  /** Returns whether a seat's view stays hidden because another player may still look at the screen. */
  readonly isCovered: (seat: string) => boolean;
  /** Shows another view. In that of the player to move, they must say again that they look. */
  readonly choose: (choice: SeatChoice) => void;
  /** The player of a seat says that it is them who looks. */
  readonly look: (seat: string) => void;
  /** Forgets who looked last. */
  readonly forget: () => void;
}

/** In a game with secrets each player sees their own view in turn, in any other everybody sees everything. */
export function createSeatView(isSecret: boolean): SeatView {
  let choice: SeatChoice = isSecret ? { kind: "mover" } : { kind: "all" };
  /** The player who was last shown what only they may see. */
  let lookedAs: string | null = null;
  return {
    get choice() {
      return choice;
    },
    seatFor: (mover) => shownSeat(choice, mover),
    isCovered: (seat) => choice.kind === "mover" && seat !== lookedAs,
    choose(next) {
      choice = next;
      lookedAs = null;
    },
    look(seat) {
      lookedAs = seat;
    },
    forget() {
      lookedAs = null;
    },
  };
}
