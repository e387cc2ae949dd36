// How files write the outcome of a game.
import type { Outcome } from "../../../engine/playableLevel";
import { outcomeLine } from "../text/games/outcomeLine";

/** Returns `White wins`, `draw`, `White loses` or `no move`; "" while the game goes on. */
export function outcomeText(outcome: Outcome | null): string {
  return outcome === null ? "" : outcomeLine(outcome.kind, outcome.seat);
}
