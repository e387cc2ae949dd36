// The table of goals, one line each, by the name that levels use.
import { allCleared } from "./allCleared";
import { balance } from "./balance";
import { boardMatch } from "./boardMatch";
import { countConstraint, sumConstraint } from "./constraints";
import type { GoalType } from "./goal";
import { paramMatch } from "./paramMatch";
import { reachTarget } from "./reachTarget";
import { sequenceMatch } from "./sequenceMatch";
import { variableThreshold } from "./variableThreshold";

const ALL: readonly GoalType[] = [
  allCleared,
  balance,
  boardMatch,
  countConstraint,
  paramMatch,
  reachTarget,
  sequenceMatch,
  sumConstraint,
  variableThreshold,
];

export const GOALS: ReadonlyMap<string, GoalType> = new Map(ALL.map((goal) => [goal.type, goal]));
