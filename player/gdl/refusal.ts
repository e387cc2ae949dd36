// What is said of a choice on the table that leads to no legal move, with the reason where the player may know it.
import { refusalReason } from "../../shared/dialects/gdl/presentation/refusalReason";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { type Begun, type Chosen, idleWords, refusalOf } from "../../renderer/gdl/game/moveChoice";
import { isPieceName } from "../../renderer/gdl/game/pieceName";
import type { SeenPosition } from "./seats";

interface Shown<State> {
  readonly level: PlayableLevel<State>;
  readonly state: State;
  /** What is shown of the state, and to whom; null: to everybody. */
  readonly seen: SeenPosition;
  readonly seat: string | null;
  /** Some player may not see all of it: the reason might tell what is hidden. */
  readonly isSecret: boolean;
}

/** Returns the words for a choice; null for one that is no try of a move. */
export function refusedWords<State>(
  { level, state, seen: { board, moves }, seat, isSecret }: Shown<State>,
  begun: Begun,
  name: string,
  chosen: Chosen,
): string | null {
  const idle = moves.length > 0 ? null : idleWords(board.state, seat);
  if (idle !== null) return idle;
  const refusal = refusalOf(moves, begun, name, chosen, isPieceName(board, name));
  if (refusal === null || isSecret) return refusal?.words ?? null;
  const { words, question } = refusal;
  const explained = level.moves?.explain(state, question);
  const reason = explained === undefined ? null : refusalReason(explained, level.debug, question);
  return reason === null ? words : `${words} ${reason}`;
}
