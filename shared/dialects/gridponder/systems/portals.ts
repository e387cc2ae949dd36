// `portals` (fact sheet 10.3, V7, decision 12): pairs of cells that move the avatar, and objects, from one to the
// other.
import type { Json } from "../../../base/json";
import { EMPTY, type EntityId } from "../turn/entities";
import type { Point } from "../turn/grid";
import type { Board, LayerIndex } from "../turn/board";
import { directionNamed } from "../text/directions";
import type { EventSpan } from "../turn/eventChain";
import type { GameEvent } from "../turn/gameEvent";
import { EVENT } from "../turn/eventKinds";
import { readPortals } from "../text/systems/portals";
import { sameJson } from "../text/values";
import { COST } from "../turn/budget";
import type { EntitySet, World } from "../turn/world";
import { announceLeft } from "../turn/leaveCell";
import { moving } from "./layerChanges";
import type { SystemType } from "./system";

/** Layers whose portals take no objects: the portal would be the object itself. */
const NO_OBJECT_PORTALS: readonly string[] = ["objects", "actors"];

export const portals: SystemType = {
  type: "portals",
  emits: ["avatar_exited", "avatar_entered", "object_removed", "cell_cleared", "object_placed"],
  changes: () => [moving("objects")],
  compile(config, { board, profile }) {
    const { teleportTags, matchKey, endsMovement, teleportsObjects } = readPortals(config);
    const network = new PortalNetwork(board, teleportTags, matchKey);
    const always = profile.portalsAlwaysTeleport;
    const movesObjects = always || teleportsObjects;
    const solid = board.tagged(["solid"]);

    const walkOn = (world: World, exit: Point): void => {
      const { facing } = world.avatar;
      const { dx, dy } = directionNamed(facing);
      const next = board.grid.beside(exit, dx, dy);
      if ((dx === 0 && dy === 0) || world.isOutside(next)) return;
      if (solid.has(world.at(board.objects, next)) || solid.has(world.at(board.ground, next))) return;
      step(world, exit, next, facing);
    };
    const teleportAvatar = (world: World, from: Point, exit: Point, entered: GameEvent | null): void => {
      if (solid.has(world.at(board.objects, exit))) return;
      if (entered !== null) world.setCause(entered.record);
      step(world, from, exit, world.avatar.facing);
      if (!endsMovement) walkOn(world, exit);
    };
    return {
      movement(world) {
        const { position } = world.avatar;
        if (position === null) return;
        if (!always && !world.events.mayHave(EVENT.avatar_entered.bit)) return;
        // Most turns end beside all portals, which is seen sooner than how the avatar came there.
        const portal = network.portalAt(world, position);
        if (portal === EMPTY) return;
        const entered = enteredAt(world.events, position);
        if (!always && entered === null) return;
        const exit = network.exitOf(world, portal, position);
        if (exit !== null) teleportAvatar(world, position, exit, entered);
      },
      cascade(world, pending) {
        const { position } = world.avatar;
        if (position !== null && pending.mayHave(EVENT.avatar_entered.bit)) {
          const portal = network.portalAt(world, position);
          const entered = portal === EMPTY ? null : enteredAt(pending, position);
          const exit = entered === null ? null : network.exitOf(world, portal, position);
          if (exit !== null && exit !== entered?.payload["fromPosition"])
            teleportAvatar(world, position, exit, entered);
        }
        if (movesObjects && pending.mayHave(EVENT.object_placed.bit)) teleportObjects(world, network, pending);
      },
    };
  },
};

function enteredAt(events: EventSpan, position: Point): GameEvent | null {
  for (let event = events.first; event !== null; event = events.after(event)) {
    if (event.kind === EVENT.avatar_entered && event.position === position) return event;
  }
  return null;
}

function step(world: World, from: Point, to: Point, direction: string): void {
  world.moveAvatar(to);
  world.emit(EVENT.avatar_exited, { position: from });
  world.emit(EVENT.avatar_entered, { position: to, fromPosition: from, direction });
}

function teleportObjects(world: World, network: PortalNetwork, pending: EventSpan): void {
  if (!network.isEntered(world, pending)) return;
  /** The last arrival in each cell. */
  const arrivals = new Map<number, GameEvent>();
  for (const event of pending.ofKind(EVENT.object_placed)) {
    if (isArrival(event)) arrivals.set(event.position?.cell ?? -1, event);
  }
  const { grid } = world.board;
  const cells = [...arrivals].sort(([left], [right]) => left - right);
  for (const layer of network.objectLayers) {
    for (const [cell, { record }] of cells) teleportObject(world, network, layer, grid.ofCell(cell), record);
  }
}

/** Returns whether something was placed on the board, except by a teleport. */
function isArrival({ kind, position, payload }: GameEvent): boolean {
  return (
    kind === EVENT.object_placed && position !== null && position.cell >= 0 && payload["wasTeleported"] === undefined
  );
}

/** Teleports an object. `cause`: the record of the event that announced its arrival. */
function teleportObject(world: World, network: PortalNetwork, layer: number, at: Point, cause: number): void {
  const { objects, table, profile } = world.board;
  const portal = world.at(layer, at);
  const object = world.at(objects, at);
  if (object === EMPTY || !network.isPortal(portal)) return;
  const exit = network.exitOf(world, portal, at);
  if (exit === null || world.at(objects, exit) !== EMPTY) return;
  const kind = table.kindOf(object);
  world.setCause(cause);
  world.clear(objects, at);
  world.put(objects, exit, object);
  // As published a teleport is announced as removed here and placed there, not as a cleared cell (fact sheet 10.3, V9).
  if (profile.announcesAllLeaving) announceLeft(world, objects, at, kind);
  else world.emit(EVENT.object_removed, { position: at, kind });
  world.emit(EVENT.object_placed, { position: exit, kind, params: table.paramsOf(object), wasTeleported: true });
}

/** Knows which cells are portals, and where each leads. */
class PortalNetwork {
  /** The layers whose portals take objects. */
  readonly objectLayers: readonly LayerIndex[];
  private readonly portalKinds;
  private readonly ends = new Map<EntityId, EntitySet>();

  constructor(
    private readonly board: Board,
    tags: readonly string[],
    private readonly matchKey: string,
  ) {
    this.portalKinds = board.tagged(tags);
    this.objectLayers = board.layers.flatMap(({ id }, layer) => (NO_OBJECT_PORTALS.includes(id) ? [] : [layer]));
  }

  /** Returns whether something was placed where a portal takes objects. */
  isEntered(world: World, events: EventSpan): boolean {
    for (let event = events.first; event !== null; event = events.after(event)) {
      if (!isArrival(event)) continue;
      const { position } = event;
      if (position === null) continue;
      for (const layer of this.objectLayers) if (this.isPortal(world.at(layer, position))) return true;
    }
    return false;
  }

  isPortal(entity: EntityId): boolean {
    return this.portalKinds.has(entity);
  }

  /** Returns the portal at a place, on the first layer that has one there; EMPTY without one. */
  portalAt(world: World, at: Point): EntityId {
    return world.firstAt(at, this.portalKinds);
  }

  /** Returns where a portal leads: to the first other one of its kind and channel, layer by layer, row by row. */
  exitOf(world: World, portal: EntityId, at: Point): Point | null {
    const { grid, slots } = this.board;
    const channel = this.channelOf(portal);
    if (channel === null) return null;
    world.spend(slots * COST.scannedCells);
    const ends = this.endsOf(portal, channel);
    for (let first = 0; first < slots; first += grid.area) {
      const here = first + at.cell;
      const end = first + grid.area;
      const before = world.nextSlot(ends, first, here);
      const exit = before < here ? before : world.nextSlot(ends, here + 1, end);
      if (exit < end) return grid.ofCell(exit - first);
    }
    return null;
  }

  /** Returns the portals of the same kind and channel. */
  private endsOf(portal: EntityId, channel: Json): EntitySet {
    const known = this.ends.get(portal);
    if (known !== undefined) return known;
    const { kindIds } = this.board.table;
    const kind = kindIds[portal];
    const ends: EntitySet = {
      has: (entity) => kindIds[entity] === kind && sameJson(this.channelOf(entity), channel),
    };
    this.ends.set(portal, ends);
    return ends;
  }

  /** Returns the channel. Channels are equal as JSON values: 1 does not lead to "1". */
  private channelOf(entity: EntityId): Json {
    return this.board.table.param(entity, this.matchKey);
  }
}
