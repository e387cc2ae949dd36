// How files write the outcome of a game.

const OF_NOBODY = ["draw", "no move"];

/** Returns all texts that may be expected as the outcome of a game of these players. */
export function outcomeLines(players: readonly string[]): readonly string[] {
  return [...players.flatMap((player) => [`${player} wins`, `${player} loses`]), ...OF_NOBODY];
}

/** Returns `White wins`, `draw`, `White loses` or `no move`, by the kind of an outcome and the player it concerns. */
export function outcomeLine(kind: string, seat: string | null): string {
  if (kind === "won") return `${seat ?? ""} wins`.trim();
  if (kind === "lost") return `${seat ?? ""} loses`.trim();
  return kind === "draw" ? "draw" : "no move";
}
