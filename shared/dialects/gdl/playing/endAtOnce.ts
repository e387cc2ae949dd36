// Finds an end that holds before anybody has moved, and with which every first move ends the game (gdl.md, A12).
import { found } from "../checks/found";
import { counted } from "../../../base/counted";
import { childPointer } from "../../../base/json";
import type { Work } from "../../../base/work";
import type { Finding } from "../../../findings/finding";
import { outcomeText } from "../play/outcomeText";
import { endHolding } from "../turn/finish";
import type { PlayedGame } from "./playedGame";

/**
 * Returns the finding at the end condition; null where some first move does not end the game. Pauses after each move.
 */
export function* endAtOnce({ level, game, rules }: PlayedGame): Work<Finding | null> {
  const { moves } = level;
  const start = level.start(null);
  if (moves === undefined || level.outcome(start) !== null) return null;
  game.world.load(start.game);
  const end = endHolding(game.world, game.parts.flow.ends);
  if (end === null) return null;
  const count = moves.legal(start).moves.length;
  let outcome = "";
  for (let number = 0; number < count; number += 1) {
    const next = moves.playChosen(start, () => number);
    const ended = next === null ? null : level.outcome(next.state);
    if (next === null || ended === null) return null;
    game.world.load(next.state.game);
    if (endHolding(game.world, game.parts.flow.ends)?.at !== end.at) return null;
    outcome = outcomeText(ended);
    yield;
  }
  if (count === 0) return null;
  const first =
    count === 1 ? "the only first move ends" : `each of the ${counted(count, "first move", "first moves")} ends`;
  const says = `This holds before anybody has moved: ${first} the game (${outcome}).`;
  return found("ends-at-once", rules, childPointer(end.at, "condition"), says);
}
