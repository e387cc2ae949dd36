// Every goal there is, one line each, by the name that levels use.
import { allCleared } from "./allCleared";
import type { GoalType } from "./goal";
import { reachTarget } from "./reachTarget";
import { variableThreshold } from "./variableThreshold";

const ALL: readonly GoalType[] = [reachTarget, variableThreshold, allCleared];

export const GOALS: ReadonlyMap<string, GoalType> = new Map(ALL.map((goal) => [goal.type, goal]));
