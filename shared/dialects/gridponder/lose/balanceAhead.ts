// `balance_unreachable` and `balance_budget_exhausted` (fact sheet 15): the first balance goal can no longer be met.
import { fieldPath } from "../../../engine/trace/fieldPath";
import { type Json, type JsonObject, isJsonObject } from "../../../base/json";
import type { KindSet } from "../turn/entities";
import type { Board } from "../turn/board";
import { Territory } from "../goals/balance";
import { asObject, asText, member } from "../text/read";
import type { GoalModel, SystemModel } from "../turn/model";
import { SystemConfig } from "../text/systems/config";
import type { LevelFrame } from "../systems/system";
import { asNumber } from "../text/values";
import type { World } from "../turn/world";
import type { LoseType } from "./loseCondition";

const ACTOR_SYSTEMS: readonly string[] = ["coupled_actors", "individual_actors"];

export const balanceUnreachable: LoseType = {
  type: "balance_unreachable",
  compile: (config, frame, goals) => compileLookAhead("balance_unreachable", config, frame, goals, () => () => false),
};

export const balanceBudgetExhausted: LoseType = {
  type: "balance_budget_exhausted",
  compile: (config, frame, goals) =>
    compileLookAhead("balance_budget_exhausted", config, frame, goals, (territory) =>
      budgetsFallShort(config, frame, territory),
    ),
};

type Shortfall = (world: World, owned: readonly number[], target: number) => boolean;

/**
 * Lost when the cells cannot be divided equally, when an owner has too many for good, or when `compileShortfall` finds
 * a shortfall.
 */
function compileLookAhead(
  reason: string,
  config: SystemConfig,
  frame: LevelFrame,
  goals: readonly GoalModel[],
  compileShortfall: (territory: Territory) => Shortfall,
): ReturnType<LoseType["compile"]> {
  const wanted = config.text("goalId");
  const goal = goals.find(({ id, type }) => type === "balance" && (wanted === null || id === wanted));
  if (goal === undefined) return null;
  const goalConfig = new SystemConfig(goal.config);
  const territory = new Territory(goalConfig, frame.board, ({ declaredDefault }) => declaredDefault);
  const strict = goalConfig.flag("requireComplete", true) && goalConfig.flag("requireEqual", true);
  if (!strict || territory.owners.length === 0) return null;
  const overwritable = compileOverwritable(frame);
  const fallsShort = compileShortfall(territory);
  return {
    reads: [
      ...territory.reads(),
      { kind: "field", path: fieldPath("variables", config.text("budgetVariable", "actorMovesRemaining")) },
    ],
    reason,
    isLost(world) {
      const claimable = territory.claimable(world);
      const target = claimable / territory.owners.length;
      if (!Number.isInteger(target)) return true;
      const owned = territory.owned(world);
      const tooMany = owned.some((count) => count > target) && !overwritable(world);
      return tooMany || fallsShort(world, owned, target);
    },
    found: (world) => ({ owned: territory.owned(world), claimable: territory.claimable(world) }),
  };
}

/** Returns whether claimed cells can change owners at all, on the current board. */
function compileOverwritable({ board, systems }: LevelFrame): (world: World) => boolean {
  const claims = systems.filter(isActorSystem).map(({ config }) => ({
    ground: asText(member(config, "groundLayer")) ?? "ground",
    overwrite: asObject(member(asObject(member(config, "claim")), "overwrite")),
  }));
  if (claims.some(({ overwrite }) => member(overwrite, "mode") === "always")) return () => true;
  const places = claims.flatMap(({ ground, overwrite }) => {
    const tag = asText(member(overwrite, "tag"));
    if (member(overwrite, "mode") !== "tagged" || tag === null) return [];
    return [{ layer: board.layer(asText(member(overwrite, "layer")) ?? ground), tagged: board.tagged([tag]) }];
  });
  return (world) => places.some(({ layer, tagged }) => hasAny(board, world, layer, tagged));
}

function hasAny(board: Board, world: World, layer: number, kinds: KindSet): boolean {
  for (let cell = 0; cell < board.grid.area; cell += 1) {
    if (kinds.has(world.at(layer, board.grid.ofCell(cell)))) return true;
  }
  return false;
}

function isActorSystem(system: SystemModel): boolean {
  return system.enabled && ACTOR_SYSTEMS.includes(system.type);
}

/** Returns whether some owner lacks more cells than its actors have moves left. */
function budgetsFallShort(config: SystemConfig, { systems }: LevelFrame, territory: Territory): Shortfall {
  const individual = systems.find((system) => system.enabled && system.type === "individual_actors");
  const actorConfig = individual?.config ?? {};
  const owners: JsonObject = config.has("actorToOwner")
    ? config.object("actorToOwner")
    : asObject(member(asObject(member(actorConfig, "claim")), "map"));
  const budgetVariable = config.text("budgetVariable", "actorMovesRemaining");
  if (Object.keys(owners).length === 0) return () => false;
  return (world, owned, target) => {
    const current: Json = world.variable(budgetVariable);
    const remaining = isJsonObject(current) ? current : asObject(member(actorConfig, "budgets"));
    if (Object.keys(remaining).length === 0) return false;
    return territory.owners.some((owner, index) => {
      const actors = Object.keys(owners).filter((actor) => owners[actor] === owner);
      const moves = actors.reduce((sum, actor) => sum + (asNumber(member(remaining, actor) ?? 0) ?? 0), 0);
      return target - (owned[index] ?? 0) > moves;
    });
  };
}
