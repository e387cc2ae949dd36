// What may be done in a phase, arranged so that moves are found quickly (gdl.md, A8 and A9).
import type { WrittenPhase } from "../load/interactions";
import { NULL, Tag, type Value, valueOf } from "../values/value";
import type { Action } from "./action";
import type { ActionConditions, EntityCondition, Run } from "./actionConditions";

/** An action of a phase with the conditions on the entity that the phase does not ask for all its actions at once. */
export interface Entry {
  readonly action: Action;
  readonly conditions: ActionConditions;
  readonly entityConditions: readonly Run[];
}

/** Actions with an entity, found by the entity. */
export interface EntityPlan {
  /** Conditions that all of them share. */
  readonly common: readonly Run[];
  /** Returns the actions for an entity, by an attribute that most of them ask about. */
  entriesFor(attribute: Value): readonly Entry[];
  /** The column of that attribute; -1 without one. */
  readonly column: number;
}

/** Which conditions of actions are meant: those for entities on the board, or in zones. */
export type Where = "onBoard" | "inZones";

export interface Plan {
  readonly phase: WrittenPhase;
  /** The phase's name as a value. */
  readonly name: Value;
  /** All actions: those of higher priority first, then as listed. */
  readonly actions: readonly Action[];
  readonly isOnePriority: boolean;
  readonly onBoard: EntityPlan;
  /** Null: entities are not looked for in zones. */
  readonly inZones: EntityPlan | null;
  readonly withEntity: readonly Action[];
  /** Some of those have conditions on who acts. */
  readonly asksActor: boolean;
  readonly withTarget: readonly Action[];
  readonly buttons: readonly Action[];
}

export function planOf(
  phase: WrittenPhase,
  name: Value,
  byName: ReadonlyMap<string, Action>,
  hasPlaces: boolean,
): Plan {
  const listed = [...new Set(phase.actions)].flatMap((each) => byName.get(each) ?? []);
  const actions = inOrder(listed);
  const withEntity = actions.filter(({ written }) => written.takesEntity);
  const fromZones = withEntity.filter(({ from }) => !hasPlaces || from !== null);
  return {
    phase,
    name,
    actions,
    isOnePriority: new Set(actions.map(({ written }) => written.priority)).size <= 1,
    onBoard: entityPlan(withEntity, "onBoard"),
    inZones: fromZones.length === 0 ? null : entityPlan(fromZones, "inZones"),
    withEntity,
    asksActor: withEntity.some(({ onBoard }) => onBoard.actor.length > 0),
    withTarget: actions.filter(({ written }) => !written.takesEntity && written.takesTarget),
    buttons: actions.filter(({ written }) => !written.takesEntity && !written.takesTarget),
  };
}

/** Sorts actions by falling priority; those of the same one keep their order. */
function inOrder(actions: readonly Action[]): readonly Action[] {
  return [...actions].sort((one, other) => other.written.priority - one.written.priority);
}

export function entriesOf(actions: readonly Action[], where: Where): readonly Entry[] {
  return actions.map((action) => {
    const conditions = action[where];
    return { action, conditions, entityConditions: conditions.entity.map(({ run }) => run) };
  });
}

function entityPlan(actions: readonly Action[], where: Where): EntityPlan {
  const common = commonConditions(actions, where);
  const column = dispatchColumn(actions, where);
  const entriesFor = dispatcher(actions, where, common, column);
  return { common: common.map(({ run }) => run), entriesFor, column };
}

function commonConditions(actions: readonly Action[], where: Where): readonly EntityCondition[] {
  const [first, ...others] = actions.map((action) => action[where].entity);
  if (first === undefined) return [];
  return first.filter(({ text }) => others.every((conditions) => conditions.some((each) => each.text === text)));
}

/** Returns the column that most actions compare with a value; -1 for none. */
function dispatchColumn(actions: readonly Action[], where: Where): number {
  const counts = new Map<number, number>();
  for (const action of actions) {
    const columns = new Set(action[where].entity.flatMap(({ attribute }) => attribute?.column ?? []));
    for (const column of columns) counts.set(column, (counts.get(column) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most === undefined ? -1 : most[0];
}

function dispatcher(
  actions: readonly Action[],
  where: Where,
  common: readonly EntityCondition[],
  column: number,
): (attribute: Value) => readonly Entry[] {
  const texts = new Set(common.map(({ text }) => text));
  const byValue = new Map<Value, readonly Entry[]>();
  return (attribute) => {
    const known = byValue.get(attribute);
    if (known !== undefined) return known;
    const entries = actions.flatMap((action): readonly Entry[] => {
      const conditions = action[where];
      const left = conditions.entity.filter(({ text }) => !texts.has(text));
      const fixed = left.filter((each) => each.attribute !== null && each.attribute.column === column);
      if (fixed.some((each) => each.attribute?.value !== attribute)) return [];
      const open = left.filter((each) => !fixed.includes(each));
      return [{ action, conditions, entityConditions: open.map(({ run }) => run) }];
    });
    byValue.set(attribute, entries);
    return entries;
  };
}

/** Returns who may act, in seat order. */
export function actorsOf({ phase: { actors } }: Plan, current: Value, names: readonly string[]): readonly Value[] {
  if (actors === "current_player") return current === NULL ? [] : [current];
  const seats = names.map((_, seat) => valueOf(Tag.player, seat));
  return actors === "all" ? seats : seats.filter((_, seat) => actors.includes(names[seat] ?? ""));
}

/**
 * Returns the actions that can go on from one: those it names, or all chainable ones of the phase. Each takes the entity
 * to a target: a move is recorded as the path of its entity (D-27), which does not tell a step that goes nowhere.
 */
export function continuations(
  { written }: Action,
  { actions }: Plan,
  byName: ReadonlyMap<string, Action>,
): readonly Action[] {
  const { chainWith } = written;
  const named = chainWith === null ? actions : inOrder(chainWith.flatMap((name) => byName.get(name) ?? []));
  const inPhase = actions.filter((action) => named.includes(action));
  const others = named.filter((action) => !inPhase.includes(action));
  return inOrder([...inPhase, ...others]).filter(
    ({ written: { isChainable, takesEntity, takesTarget } }) => isChainable && takesEntity && takesTarget,
  );
}
