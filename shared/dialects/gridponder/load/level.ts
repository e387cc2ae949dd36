// Reads what a level file says of playing (seed 001, fact sheet 1), but for its board: `boardOfLevel` reads that.
import { type Json, isJsonObject } from "../../../base/json";
import type { GoalModel, LevelModel, LoseModel } from "../turn/model";
import type { SourceFile } from "../../../pack/packSource";
import { loadRules } from "./game";
import { moveOf } from "../text/levels/goldPath";
import { levelIdOf } from "../text/levels/levelSequence";
import { asList, asObject, asText, member } from "../text/read";

/** Returns the level as the engine takes it; whatever is missing or misshapen gets its default or is left out. */
export function loadLevel(file: SourceFile): LevelModel {
  const level = asObject(file.value);
  const id = levelIdOf(file);
  return {
    id,
    file: file.path,
    title: asText(member(level, "title")) ?? id,
    goals: loadGoals(member(level, "goals")),
    loseConditions: loadLoseConditions(member(level, "loseConditions")),
    rules: loadRules(member(level, "rules")),
    systemOverrides: Object.fromEntries(
      Object.entries(asObject(member(level, "systemOverrides"))).map(([system, change]) => [system, asObject(change)]),
    ),
    goldPath: asList(member(asObject(member(level, "solution")), "goldPath")).flatMap((entry) => moveOf(entry) ?? []),
  };
}

function loadGoals(goals: Json | undefined): readonly GoalModel[] {
  return asList(goals).flatMap((goal, index): readonly GoalModel[] => {
    if (!isJsonObject(goal)) return [];
    return [
      {
        id: asText(member(goal, "id")) ?? "",
        type: asText(member(goal, "type")) ?? "",
        config: asObject(member(goal, "config")),
        source: `/goals/${index}`,
      },
    ];
  });
}

function loadLoseConditions(conditions: Json | undefined): readonly LoseModel[] {
  return asList(conditions).flatMap((condition, index): readonly LoseModel[] => {
    if (!isJsonObject(condition)) return [];
    return [
      {
        type: asText(member(condition, "type")) ?? "",
        config: asObject(member(condition, "config")),
        source: `/loseConditions/${index}`,
      },
    ];
  });
}
