// How files write the outcome of a game.

/** Returns `White wins`, `draw`, `White loses` or `no move`, by the kind of an outcome and the player it concerns. */
export function outcomeLine(kind: string, seat: string | null): string {
  if (kind === "won") return `${seat ?? ""} wins`.trim();
  if (kind === "lost") return `${seat ?? ""} loses`.trim();
  return kind === "draw" ? "draw" : "no move";
}
