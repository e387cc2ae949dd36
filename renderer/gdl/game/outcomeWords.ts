// The outcome of a game in words. Pure.
import { type Json, isJsonObject } from "../../../shared/base/json";

/** Returns `White wins: checkmate`, `Draw`; null while the game goes on. */
export function outcomeWords(outcome: Json | undefined): string | null {
  if (typeof outcome === "string") return outcome;
  if (!isJsonObject(outcome)) return null;
  const { kind, seat, reason } = outcome;
  const name = typeof seat === "string" && seat !== "" ? seat : null;
  const ended = endWords(kind, name);
  return typeof reason === "string" && reason !== "" ? `${ended}: ${reason}` : ended;
}

function endWords(kind: Json | undefined, seat: string | null): string {
  if (kind === "draw") return "Draw";
  if (kind === "stuck") return seat === null ? "No move is left" : `${seat} cannot move`;
  if (kind === "lost") return seat === null ? "Lost" : `${seat} loses`;
  return seat === null ? "The game is over" : `${seat} wins`;
}
