// Why an action is no legal move, in a sentence: of its first step that may not be done.
import { movePath } from "../../../engine/moveTries";
import { RuleVerdict } from "../../../engine/trace/trace";
import type { GameAction } from "../../../engine/turnRecord";
import { refusalReason } from "../presentation/refusalReason";
import { MOVE } from "../text/games/moveText";
import { explainMoves } from "./explain";
import type { TurnParts } from "./gameTurns";
import { questionsOf } from "./moveQuestions";
import type { PlayState } from "./playState";

/** Returns the sentence; null where no action is for such a move, or what is wrong is a choice. */
export function whyRefused(
  parts: Pick<TurnParts, "game" | "states" | "numbers">,
  state: PlayState,
  action: GameAction,
): string | null {
  const { states, numbers } = parts;
  if (states.noted(state) !== null) return "The game is over.";
  for (const question of questionsOf(movePath(action))) {
    const explained = explainMoves(parts, state.game, question, true);
    const isMeant = (rule: number): boolean =>
      action.action === MOVE || numbers.debug.rules[rule]?.id === action.action;
    const tries = explained.tries.filter(({ rule }) => isMeant(rule));
    if (tries.some(({ verdict }) => verdict === RuleVerdict.selected)) continue;
    return refusalReason({ ...explained, tries }, numbers.debug, question);
  }
  return null;
}
