// Compiles what happens in a turn of a level: its rules, systems, goals and lose conditions, with what they are called in
// traces.
import { type JsonObject, childPointer } from "../../../base/json";
import type { DebugInfo } from "../../../engine/debugInfo";
import { type GoalCheck, UNREACHABLE } from "../goals/goal";
import { GOALS } from "../goals/registry";
import { LOSE_CONDITIONS } from "../lose/registry";
import type { ConditionNote } from "../rules/conditions";
import { compileRules } from "../rules/rules";
import { SYSTEMS } from "../systems/registry";
import type { LevelFrame, SystemPhases } from "../systems/system";
import { SystemConfig } from "../text/systems/config";
import { compileLegality } from "./actions";
import { LevelGoal, LevelGoals } from "./goals";
import { PHASE_TEXTS } from "./phases";
import type { TurnPlan } from "./turn";

export interface CompiledPlan {
  readonly plan: TurnPlan;
  readonly debug: DebugInfo;
}

/** Adds a condition of a file to those that traces refer to. Returns its number. */
type NoteCondition = (file: string, note: ConditionNote) => number;

export function compilePlan(frame: LevelFrame): CompiledPlan {
  const { board, level, profile, systems } = frame;
  const { game } = board;
  const conditions: DebugInfo["conditions"][number][] = [];
  const noteCondition: NoteCondition = (file, { at, ...rest }) =>
    conditions.push({ ...rest, source: { file, at } }) - 1;
  const rules = compileRules(
    [
      { file: game.file, rules: game.rules },
      { file: level.file, rules: level.rules },
    ],
    board,
    noteCondition,
  );
  const steps = compileSystems(frame);
  const plan: TurnPlan = {
    profile,
    isLegal: compileLegality(game.actions),
    action: steps("action"),
    movement: steps("movement"),
    cascade: {
      rules,
      systems: steps("cascade"),
      maxDepth: game.maxCascadeDepth,
      selectsBeforeRunning: profile.selectsBeforeRunning,
    },
    npc: steps("npc"),
    mayOnlySelect: systems.some(({ type }) => SYSTEMS.get(type)?.emits.includes("actor_selected") === true),
    goals: new LevelGoals(
      level.goals.map(({ id, type, config }) => new LevelGoal(id, type, compileGoal(frame, id, type, config))),
    ),
    loseConditions: compileLoseConditions(frame, noteCondition),
  };
  return { plan, debug: { ...rules.debug, ...debugBesideRules(frame, plan, conditions) } };
}

/** Compiles the enabled systems. The function returned gives those that take part in a phase, by their numbers. */
function compileSystems(frame: LevelFrame) {
  const systems = frame.systems.map((system): SystemPhases => {
    const type = system.enabled ? SYSTEMS.get(system.type) : undefined;
    return type === undefined ? {} : type.compile(new SystemConfig(system.config), frame);
  });
  return <Phase extends keyof SystemPhases>(phase: Phase) =>
    systems.flatMap((phases, ref) => {
      const run = phases[phase];
      return run === undefined ? [] : [{ ref, run }];
    });
}

function compileGoal(frame: LevelFrame, id: string, type: string, config: JsonObject): GoalCheck {
  const goal = GOALS.get(type);
  return goal === undefined ? { status: () => UNREACHABLE } : goal.compile(new SystemConfig(config), frame, id);
}

function compileLoseConditions(frame: LevelFrame, noteCondition: NoteCondition): TurnPlan["loseConditions"] {
  const { level } = frame;
  return level.loseConditions.flatMap(({ type, config, source }, ref) => {
    const note = (condition: ConditionNote): number => noteCondition(level.file, condition);
    const clauses = { at: childPointer(source, "config"), note };
    const check = LOSE_CONDITIONS.get(type)?.compile(new SystemConfig(config), frame, level.goals, clauses);
    return check ? [{ ref, check }] : [];
  });
}

/** Describes what traces refer to beside rules and effects: each part of the plan with its place. */
function debugBesideRules(
  { board: { game }, level, systems }: LevelFrame,
  { goals, loseConditions }: TurnPlan,
  conditions: DebugInfo["conditions"],
): Omit<DebugInfo, "rules" | "effects"> {
  return {
    phases: PHASE_TEXTS,
    values: [],
    conditions,
    systems: systems.map(({ id, type, source }) => ({ id, type, source: { file: game.file, at: source } })),
    goals: level.goals.map(({ id, type, source }, index) => ({
      id,
      type,
      ...readsOf(goals.all[index]?.check),
      source: { file: level.file, at: source },
    })),
    loseConditions: level.loseConditions.map(({ type, source }, index) => ({
      type,
      ...readsOf(loseConditions.find(({ ref }) => ref === index)?.check),
      source: { file: level.file, at: source },
    })),
  };
}

function readsOf(check: Pick<GoalCheck, "reads"> | undefined): Pick<GoalCheck, "reads"> {
  return check?.reads === undefined ? {} : { reads: check.reads };
}
