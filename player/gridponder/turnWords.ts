// What happened in a turn, for those who do not see it.
import type { Position } from "../../shared/base/boardView";
import type { Json } from "../../shared/base/json";
import { stateView } from "../../shared/dialects/gridponder/text/board/stateView";
import type { GoalStatus, TurnRecord } from "../../shared/engine/turnRecord";
import { describeCell } from "../../renderer/gridponder/board/describeCell";
import type { Looks } from "../../renderer/gridponder/board/looks";
import { wordsOf } from "../../renderer/gridponder/controls/controls";
import { goalText } from "../../renderer/gridponder/controls/goalText";

/** Returns a turn in sentences: the move, where the player stands, which goals it met or lost. */
export function turnWords(
  turn: TurnRecord,
  goalsBefore: readonly GoalStatus[],
  game: Json | undefined,
  looks: Looks,
): string {
  if (!turn.accepted) return `${actionWords(turn)} is not possible.`;
  const changed = turn.goals.flatMap((goal) => {
    const wasMet = goalsBefore.find(({ id }) => id === goal.id)?.met === true;
    if (goal.met === wasMet) return [];
    return [`${goalText(game, goal)}: ${goal.met ? "met" : "no longer met"}.`];
  });
  const { avatar } = stateView(turn.after);
  const place = avatar?.enabled === true ? avatar.position : null;
  const here = place !== null && hasMoved(turn, place) ? [describeCell(turn.after, looks, place)] : [];
  return [`${actionWords(turn)}.`, ...here, ...changed].join(" ");
}

function hasMoved(turn: TurnRecord, [x, y]: Position): boolean {
  const from = stateView(turn.before).avatar?.position;
  return from?.[0] !== x || from[1] !== y;
}

function actionWords({ action }: TurnRecord): string {
  if (action === null) return "Start";
  const { action: id, ...params } = action;
  return [wordsOf(id), ...Object.values(params).map(paramWords)].join(" ");
}

function paramWords(value: Json): string {
  if (typeof value === "string") return wordsOf(value).toLowerCase();
  return JSON.stringify(value);
}
