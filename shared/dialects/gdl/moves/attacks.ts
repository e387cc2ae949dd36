// `attacked(place, player)`: whether an entity of a player could capture on a place (gdl.md, A7).
import type { World } from "../world/world";
import { fault } from "../values/fault";
import { NULL, Tag, type Value, valueOf } from "../values/value";
import { Column, NAMELESS } from "../world/layout";
import { type Action, looksIn } from "./action";
import { type ActionConditions, type Run, allHold } from "./actionConditions";
import type { Plan } from "./plan";
import { MOST_INPUTS } from "./steps";

/** A start from which the geometry lets some actions reach the place. */
interface Attacker {
  readonly start: number;
  readonly actions: readonly Capture[];
}

/** An action with its conditions, and what is left of them to be checked when its geometry fits. */
interface Capture {
  readonly action: Action;
  readonly conditions: ActionConditions;
  readonly attributes: readonly { readonly column: number; readonly value: Value }[];
  /** Those that read no param, are not in `attributes`, and do not ask who owns the entity. */
  readonly left: readonly Run[];
}

/** What is known of a phase. */
interface Known {
  /** By seat and place. */
  readonly attackers: (readonly Attacker[] | undefined)[];
  readonly onBoard: readonly Capture[];
  /** Of actions that look in zones. */
  readonly inZones: readonly Capture[];
}

export class Attacks {
  private readonly known = new Map<Plan, Known>();
  private depth = 0;
  /** How many more inputs of actions with params are tried for the present question. */
  private inputsLeft = MOST_INPUTS;
  private readonly owner: number;

  constructor(private readonly world: World) {
    this.owner = world.layout.entityColumns.get("owner") ?? 0;
  }

  isAttacked(plan: Plan, place: Value, player: Value): boolean {
    if (this.depth >= NAMELESS) throw fault("Whether a place is attacked depends on itself.");
    const { world } = this;
    const { mem, layout } = world;
    const { actor, entity, start, target, params } = world;
    const current = mem[layout.currentPlayer]!;
    const cell = layout.cellBase + (place >> 4);
    const isEmpty = mem[cell] === NULL;
    // Nothing but conditions run here, so the world can be changed and changed back without its journal.
    const slot = world.slotOf(-this.depth);
    if (this.depth === 0) this.inputsLeft = MOST_INPUTS;
    this.depth += 1;
    mem[layout.currentPlayer] = player;
    world.actor = player;
    if (isEmpty) mem[cell] = this.nameless(slot, player, place);
    try {
      return this.asks(plan, place, player);
    } finally {
      if (isEmpty) {
        world.mem[cell] = NULL;
        world.mem[slot + Column.place] = NULL;
        world.mem[slot + this.owner] = NULL;
      }
      world.mem[layout.currentPlayer] = current;
      world.actor = actor;
      world.entity = entity;
      world.start = start;
      world.target = target;
      world.params = params;
      this.depth -= 1;
    }
  }

  /** Returns the nameless entity of a slot, made an enemy of a player. */
  private nameless(slot: number, player: Value, place: Value): Value {
    const { world } = this;
    const { layout, mem } = world;
    const enemy = layout.players < 2 ? NULL : valueOf(Tag.player, player >> 4 === 0 ? 1 : 0);
    mem[slot + Column.place] = place;
    mem[slot + this.owner] = enemy;
    return valueOf(Tag.entity, 1 - this.depth);
  }

  private asks(plan: Plan, place: Value, player: Value): boolean {
    const { world, owner } = this;
    const { layout } = world;
    const known = this.of(plan);
    const attackers = (known.attackers[(player >> 4) * layout.cells + (place >> 4)] ??= this.workOut(
      known,
      place,
      player,
    ));
    for (let at = 0; at < attackers.length; at += 1) {
      const { start, actions } = attackers[at]!;
      const entity = world.mem[layout.cellBase + start]!;
      if (entity === NULL) continue;
      const slot = layout.entityBase + (entity >> 4) * layout.entityStride;
      if (world.mem[slot + owner] !== player || entity >> 4 <= 0) continue;
      world.entity = entity;
      world.start = valueOf(Tag.place, start);
      world.target = place;
      for (let index = 0; index < actions.length; index += 1) if (this.holds(actions[index]!, slot)) return true;
    }
    return known.inZones.length > 0 && this.asksInZones(known.inZones, place, player);
  }

  /** Asks for the entities that lie in zones in which an action looks for them. */
  private asksInZones(captures: readonly Capture[], place: Value, player: Value): boolean {
    const { world, owner } = this;
    world.target = place;
    for (const [zone, entities] of world.zones.entries()) {
      const looking = captures.filter(({ action }) => looksIn(action, zone));
      if (looking.length === 0) continue;
      world.start = valueOf(Tag.zone, zone);
      for (const entity of entities) {
        const slot = world.slotOf(entity >> 4);
        world.entity = entity;
        if (world.mem[slot + owner] === player && looking.some((capture) => this.holds(capture, slot))) return true;
      }
    }
    return false;
  }

  private holds({ action, conditions, attributes, left }: Capture, slot: number): boolean {
    const { mem } = this.world;
    for (let at = 0; at < attributes.length; at += 1) {
      const { column, value } = attributes[at]!;
      if (mem[slot + column] !== value) return false;
    }
    return allHold(left) && (action.params.length === 0 || this.holdsWithParams(action, conditions, [], 0));
  }

  private holdsWithParams(action: Action, conditions: ActionConditions, chosen: Value[], at: number): boolean {
    const param = action.params[at];
    if (param === undefined) {
      if (this.inputsLeft <= 0) throw fault("There are too many params to be tried.");
      this.inputsLeft -= 1;
      this.world.params = [...chosen];
      return allHold(conditions.params);
    }
    // The bounds of a param may depend on those before it.
    this.world.params = chosen;
    return param.choices().values.some((value) => {
      chosen[at] = value;
      return this.holdsWithParams(action, conditions, chosen, at + 1);
    });
  }

  private of(plan: Plan): Known {
    let known = this.known.get(plan);
    if (known === undefined) {
      const actions = plan.withEntity.filter(({ written }) => written.attacks && written.takesTarget);
      known = {
        attackers: [],
        onBoard: actions.map((action) => captureOf(action, action.onBoard)),
        inZones: actions.filter(({ from }) => from !== null).map((action) => captureOf(action, action.inZones)),
      };
      this.known.set(plan, known);
    }
    return known;
  }

  private workOut({ onBoard }: Known, place: Value, player: Value): readonly Attacker[] {
    const { world } = this;
    const { layout, mem } = world;
    const attackers: Attacker[] = [];
    // The geometry depends on the owner of the entity alone: the nameless one stands for all of the player's.
    const owner = mem[layout.entityBase + this.owner]!;
    world.entity = valueOf(Tag.entity, 0);
    mem[layout.entityBase + this.owner] = player;
    for (let start = 0; start < layout.cells; start += 1) {
      world.start = valueOf(Tag.place, start);
      const actions = onBoard.filter(({ conditions: { table } }) =>
        table === null ? world.start !== place : table.targets().includes(place),
      );
      if (actions.length > 0) attackers.push({ start, actions });
    }
    mem[layout.entityBase + this.owner] = owner;
    return attackers;
  }
}

function captureOf(action: Action, conditions: ActionConditions): Capture {
  const open = conditions.entity.filter(({ attribute, isOwnership }) => attribute === null && !isOwnership);
  return {
    action,
    conditions,
    attributes: conditions.entity.flatMap(({ attribute }) => attribute ?? []),
    left: [...conditions.actor, ...open.map(({ run }) => run), ...conditions.target],
  };
}
