// The table of lose conditions, one line each, by the name that levels use.
import { balanceBudgetExhausted, balanceUnreachable } from "./balanceAhead";
import { boardState } from "./boardState";
import type { LoseType } from "./loseCondition";
import { maxActions } from "./maxActions";
import { loseVariableThreshold } from "./variableThreshold";

const ALL: readonly LoseType[] = [
  balanceBudgetExhausted,
  balanceUnreachable,
  boardState,
  loseVariableThreshold,
  maxActions,
];

export const LOSE_CONDITIONS: ReadonlyMap<string, LoseType> = new Map(ALL.map((lose) => [lose.type, lose]));
