// How files write the outcome of a game.
import type { Outcome } from "../../../engine/playableLevel";

/** Returns `White wins`, `draw`, `White loses` or `no move`; "" while the game goes on. */
export function outcomeText(outcome: Outcome | null): string {
  if (outcome === null) return "";
  const { kind, seat } = outcome;
  if (kind === "won") return `${seat ?? ""} wins`.trim();
  if (kind === "lost") return `${seat ?? ""} loses`.trim();
  return kind === "draw" ? "draw" : "no move";
}
