// `follower_npcs` (decision 15): characters that step towards the avatar, away from it, or towards a tagged entity.
import type { EntityId, KindSet } from "../turn/entities";
import type { Point } from "../turn/grid";
import type { Board } from "../turn/board";
import { CARDINALS } from "../text/directions";
import { asText } from "../text/read";
import { COST } from "../turn/budget";
import type { World } from "../turn/world";
import { npcNameAt } from "./actors";
import { moving } from "./layerChanges";
import type { SystemType } from "./system";
import { EVENT } from "../turn/eventKinds";

export const followerNpcs: SystemType = {
  type: "follower_npcs",
  emits: ["npc_moved"],
  changes: (config) => [moving(config.text("actorLayer", "actors"))],
  compile(config, { board }) {
    const actors = board.layer(config.text("actorLayer", "actors"));
    if (actors < 0) return {};
    const npcs = board.tagged(["npc"]);
    const paths = new Paths(board, actors);
    return {
      npc(world) {
        const here: Point[] = [];
        world.spend(board.grid.area * COST.scannedCells);
        for (let cell = 0; cell < board.grid.area; cell += 1) {
          const point = board.grid.ofCell(cell);
          if (npcs.has(world.at(actors, point))) here.push(point);
        }
        for (const from of here) {
          const npc = world.at(actors, from);
          const to = paths.nextStep(world, npc, from);
          if (to === null) continue;
          world.clear(actors, from);
          world.put(actors, to, npc);
          const npcId = world.moveNpc(npcNameAt(board.table.kindOf(npc), from), from, to);
          world.emit(EVENT.npc_moved, { npcId, fromPosition: from, toPosition: to });
        }
      },
    };
  },
};

const UNREACHED = -1;

/** Finds shortest paths over walkable cells without solid entities or actors. */
class Paths {
  private readonly walkable: KindSet;
  private readonly solid: KindSet;

  constructor(
    private readonly board: Board,
    private readonly actors: number,
  ) {
    this.walkable = board.tagged(["walkable"]);
    this.solid = board.tagged(["solid"]);
  }

  /** Returns the cell that an actor steps to, by its `behavior`; null to stay. Ties: up, down, left, right. */
  nextStep(world: World, npc: EntityId, from: Point): Point | null {
    const behavior = this.board.table.param(npc, "behavior");
    if (behavior !== "follow" && behavior !== "flee" && behavior !== "seek") return null;
    const goals = behavior === "seek" ? this.targetsOf(world, npc, from) : this.avatarOf(world);
    if (goals.length === 0) return null;
    const distances = this.distancesFrom(world, goals, from);
    const here = distances[from.cell] ?? UNREACHED;
    if (here === UNREACHED) return null;
    const steps = CARDINALS.map(({ dx, dy }) => this.board.grid.beside(from, dx, dy)).filter(
      (step) => step.cell >= 0 && distances[step.cell] !== UNREACHED && this.isPassable(world, step),
    );
    const wanted = behavior === "flee" ? here + 1 : here - 1;
    return steps.find((step) => distances[step.cell] === wanted) ?? null;
  }

  private avatarOf(world: World): readonly Point[] {
    const { enabled, position } = world.avatar;
    return enabled && position !== null && position.cell >= 0 ? [position] : [];
  }

  /** Returns every entity with the actor's `targetTag`, on any layer, except the actor itself. */
  private targetsOf(world: World, npc: EntityId, from: Point): readonly Point[] {
    const { table, slots, grid } = this.board;
    const wanted = this.board.tagged([asText(table.param(npc, "targetTag")) ?? ""]);
    world.spend(slots * COST.scannedCells);
    const targets: Point[] = [];
    for (let slot = 0; slot < slots; slot += 1) {
      const itself = slot === this.actors * grid.area + from.cell;
      if (!itself && wanted.has(world.entityIn(slot))) targets.push(grid.ofCell(slot % grid.area));
    }
    return targets;
  }

  /**
   * Returns the number of steps to the nearest goal for each cell. The cells of goals and `from` always count as
   * walkable.
   */
  private distancesFrom(world: World, goals: readonly Point[], from: Point): Int32Array {
    const distances = new Int32Array(this.board.grid.area).fill(UNREACHED);
    world.spend(this.board.grid.area * COST.scannedCells);
    for (const goal of goals) distances[goal.cell] = 0;
    const queue = [...new Set(goals)];
    for (const point of queue) {
      for (const { dx, dy } of CARDINALS) {
        const next = this.board.grid.beside(point, dx, dy);
        if (next.cell < 0 || distances[next.cell] !== UNREACHED) continue;
        if (next !== from && !this.isPassable(world, next)) continue;
        distances[next.cell] = (distances[point.cell] ?? UNREACHED) + 1;
        queue.push(next);
      }
    }
    return distances;
  }

  private isPassable(world: World, point: Point): boolean {
    const { ground, objects } = this.board;
    const floor = world.at(ground, point);
    return (
      !world.isOutside(point) &&
      this.walkable.has(floor) &&
      !this.solid.has(floor) &&
      !this.solid.has(world.at(objects, point)) &&
      world.at(this.actors, point) === 0
    );
  }
}
