// `individual_actors` (fact sheet 12.3): the player selects one actor and moves it, within a budget; others may react.
import type { GameAction } from "../../../engine/turnRecord";
import type { LayerIndex } from "../turn/board";
import { EMPTY } from "../turn/entities";
import type { Point } from "../turn/grid";
import { type JsonObject, isJsonObject } from "../../../base/json";
import { CARDINAL_NAMES, type Direction, directionNamed } from "../text/directions";
import type { SystemConfig } from "../text/systems/config";
import { asInteger, asText, asPosition } from "../text/read";
import { memberOf, withMember } from "../turn/state";
import type { World } from "../turn/world";
import {
  type Actor,
  type ActorFrame,
  actorAt,
  actorsIn,
  actorsOn,
  inMovingOrder,
  isOpen,
  moveActor,
  readActorFrame,
  stopActor,
  transformed,
} from "./actors";
import { actorChanges, claimCell, readClaim } from "./claims";
import type { LevelFrame, SystemType } from "./system";
import { type Demand, demand, stop, stopAt, tagDemand } from "./stops";
import { EVENT } from "../turn/eventKinds";

export const individualActors: SystemType = {
  type: "individual_actors",
  emits: ["actor_selected", "actor_moved", "actor_entered", "actor_blocked", "actor_reacted", "cell_claimed"],
  changes: actorChanges,
  compile(config, level) {
    const { board } = level;
    const selectAction = config.text("selectAction", "tap_cell");
    const moveAction = config.text("moveAction", "move");
    const directions = new Set(config.texts("directions", CARDINAL_NAMES));
    const frame = readActorFrame(config, level);
    const selectable = board.tagged([config.text("actorTag", "actor")]);
    const selected = new Selection(
      frame.actorLayer,
      config.text("selectedVariable", "selectedActorKind"),
      config.text("selectedPositionVariable", "selectedActorPosition"),
    );
    const budgets = config.object("budgets");
    const moves = new Budgets(
      Object.keys(budgets).length === 0 ? null : budgets,
      config.text("budgetVariable", "actorMovesRemaining"),
    );
    const react = compileReactions(config, frame, level);
    const claim = readClaim(config, board);

    const isNoCell = demand("the position is no cell of the board");
    const isNoActor = tagDemand("is no actor to select", "actorTag", [config.text("actorTag", "actor")]);
    const isNoneSelected = demand(`no actor is selected (${selected.kindVariable})`);
    const isSpent = demand("the selected actor has no moves left (budgets)");
    const isGone = demand(`the selected actor is not where it was selected (${selected.positionVariable})`);
    const refuse = (world: World, why: Demand): void => {
      stop(world, why);
      world.veto();
    };

    const select = (world: World, action: GameAction): void => {
      const xy = asPosition(action["position"]);
      const at = xy === null ? null : board.grid.fromJson(xy);
      const entity = at === null ? EMPTY : world.at(frame.actorLayer, at);
      if (at === null || !selectable.has(entity)) {
        if (at === null) stop(world, isNoCell);
        else stopAt(world, isNoActor, at, frame.actorLayer);
        return world.veto();
      }
      const kind = board.table.kindOf(entity);
      selected.set(world, kind, at);
      moves.prepare(world);
      world.emit(EVENT.actor_selected, { kind, position: at });
    };

    const move = (world: World, name: string): void => {
      const kind = selected.kind(world);
      if (kind === null) return refuse(world, isNoneSelected);
      if (!moves.allow(world, kind)) return refuse(world, isSpent);
      const direction = directionNamed(name);
      if (direction.dx === 0 && direction.dy === 0) return;
      const actor = selected.actor(world, kind);
      if (actor === null) return refuse(world, isGone);
      const to = board.grid.beside(actor.at, direction.dx, direction.dy);
      if (!isOpen(frame, world, to)) {
        stopActor(frame, world, to);
        return world.emit(EVENT.actor_blocked, { kind, position: actor.at });
      }
      moveActor(frame, world, actor, to);
      selected.setPlace(world, to);
      const moved = { kind, fromPosition: actor.at, position: to, direction: name };
      world.emit(EVENT.actor_moved, moved);
      world.emit(EVENT.actor_entered, moved);
      claimCell(claim, world, kind, to);
      moves.spend(world, kind);
      react(world, direction);
    };

    return {
      action(world, action) {
        if (action.action === selectAction) select(world, action);
        else if (action.action === moveAction && directions.has(asText(action["direction"]) ?? "")) {
          move(world, asText(action["direction"]) ?? "");
        }
      },
    };
  },
};

/** Compiles what the reactive kinds do when the selected actor has moved in a direction. */
function compileReactions(
  config: SystemConfig,
  frame: ActorFrame,
  { board }: LevelFrame,
): (world: World, input: Direction) => void {
  const reactions = config.textMap("reactiveKinds");
  const reactive = board.kinds(reactions.keys());
  return (world, input) => {
    const reacting = actorsIn(world, frame.actorLayer, reactive);
    if (reacting.length === 0) return;
    for (const { actor, direction } of inMovingOrder(reacting, ({ kind }) => transformed(input, reactions.get(kind)))) {
      const to: Point = board.grid.beside(actor.at, direction.dx, direction.dy);
      if (!isOpen(frame, world, to)) continue;
      moveActor(frame, world, actor, to);
      const { kind, at } = actor;
      world.emit(EVENT.actor_reacted, { kind, fromPosition: at, position: to, direction: direction.name });
    }
  };
}

/** Which actor is selected, stored in two variables of the state: its kind and its place. */
class Selection {
  constructor(
    private readonly layer: LayerIndex,
    readonly kindVariable: string,
    readonly positionVariable: string,
  ) {}

  set(world: World, kind: string, at: Point): void {
    world.setVariable(this.kindVariable, kind);
    this.setPlace(world, at);
  }

  setPlace(world: World, at: Point): void {
    world.setVariable(this.positionVariable, at.toJson());
  }

  /** Returns the kind of the selected actor; null while none is selected. */
  kind(world: World): string | null {
    const kind = world.variable(this.kindVariable);
    return typeof kind === "string" ? kind : null;
  }

  /** Returns the actor of the selected kind at the stored place; where none is stored, the only one of its kind. */
  actor(world: World, kind: string): Actor | null {
    const xy = asPosition(world.variable(this.positionVariable));
    if (xy === null) {
      const [first = null, ...others] = actorsOn(world, this.layer).filter((actor) => actor.kind === kind);
      return others.length === 0 ? first : null;
    }
    const actor = actorAt(world, this.layer, world.board.grid.fromJson(xy));
    return actor.entity !== EMPTY && actor.kind === kind ? actor : null;
  }
}

/** The moves left by kind of actor, stored in a variable of the state; without a config there is no limit. */
class Budgets {
  constructor(
    private readonly initial: JsonObject | null,
    private readonly variable: string,
  ) {}

  /** Adds the budgets to the state unless they are there. */
  prepare(world: World): void {
    if (this.initial !== null && !isJsonObject(world.variable(this.variable)))
      world.setVariable(this.variable, this.initial);
  }

  allow(world: World, kind: string): boolean {
    if (this.initial === null) return true;
    this.prepare(world);
    return this.left(world, kind) > 0;
  }

  spend(world: World, kind: string): void {
    if (this.initial === null) return;
    const remaining = world.variable(this.variable);
    const before = isJsonObject(remaining) ? remaining : {};
    world.setVariable(this.variable, withMember(before, kind, this.left(world, kind) - 1));
  }

  private left(world: World, kind: string): number {
    const remaining = world.variable(this.variable);
    return isJsonObject(remaining) ? (asInteger(memberOf(remaining, kind) ?? undefined) ?? 0) : 0;
  }
}
