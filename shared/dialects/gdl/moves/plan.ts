// What may be done in a phase, arranged so that moves are found quickly (gdl.md, A8 and A9).
import type { WrittenPhase } from "../load/interactions";
import { NULL, Tag, type Value, valueOf } from "../values/value";
import type { Action, EntityCondition, Run } from "./action";

/** An action of a phase with the conditions on the entity that the phase does not ask for all its actions at once. */
export interface Entry {
  readonly action: Action;
  readonly entityConditions: readonly Run[];
}

export interface Plan {
  readonly phase: WrittenPhase;
  /** The phase's name as a value. */
  readonly name: Value;
  /** All actions: those of higher priority first, then as listed. */
  readonly actions: readonly Action[];
  readonly isOnePriority: boolean;
  /** Conditions that all actions with an entity share. */
  readonly common: readonly Run[];
  /** Returns the actions for an entity, by an attribute that most of them ask about. */
  entriesFor(attribute: Value): readonly Entry[];
  /** The column of that attribute; -1 without one. */
  readonly column: number;
  readonly withEntity: readonly Action[];
  /** Some of those have conditions on who acts. */
  readonly asksActor: boolean;
  readonly withTarget: readonly Action[];
  readonly buttons: readonly Action[];
  /** Some entities are looked for in zones. */
  readonly usesZones: boolean;
  /** Some actions have params, or may go on: their inputs are compared one by one. */
  readonly isPlain: boolean;
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
  const common = commonConditions(withEntity);
  const column = dispatchColumn(withEntity);
  const entriesFor = dispatcher(withEntity, common, column);
  return {
    phase,
    name,
    actions,
    isOnePriority: new Set(actions.map(({ written }) => written.priority)).size <= 1,
    common: common.map(({ run }) => run),
    entriesFor,
    column,
    withEntity,
    asksActor: withEntity.some(({ actorConditions }) => actorConditions.length > 0),
    withTarget: actions.filter(({ written }) => !written.takesEntity && written.takesTarget),
    buttons: actions.filter(({ written }) => !written.takesEntity && !written.takesTarget),
    usesZones: withEntity.some(({ from }) => !hasPlaces || from !== null),
    isPlain: withEntity.every(({ params, written }) => params.length === 0 && !written.isChainable),
  };
}

/** Sorts actions by falling priority; those of the same one keep their order. */
export function inOrder(actions: readonly Action[]): readonly Action[] {
  return [...actions].sort((one, other) => other.written.priority - one.written.priority);
}

export function entriesOf(actions: readonly Action[]): readonly Entry[] {
  return actions.map((action) => ({ action, entityConditions: action.entityConditions.map(({ run }) => run) }));
}

function commonConditions(actions: readonly Action[]): readonly EntityCondition[] {
  const [first, ...others] = actions;
  if (first === undefined) return [];
  return first.entityConditions.filter(({ text }) =>
    others.every(({ entityConditions }) => entityConditions.some((each) => each.text === text)),
  );
}

/** Returns the column that most actions compare with a value; -1 for none. */
function dispatchColumn(actions: readonly Action[]): number {
  const counts = new Map<number, number>();
  for (const { entityConditions } of actions) {
    const columns = new Set(entityConditions.flatMap(({ attribute }) => attribute?.column ?? []));
    for (const column of columns) counts.set(column, (counts.get(column) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most === undefined ? -1 : most[0];
}

function dispatcher(
  actions: readonly Action[],
  common: readonly EntityCondition[],
  column: number,
): (attribute: Value) => readonly Entry[] {
  const texts = new Set(common.map(({ text }) => text));
  const byValue = new Map<Value, readonly Entry[]>();
  return (attribute) => {
    const known = byValue.get(attribute);
    if (known !== undefined) return known;
    const entries = actions.flatMap((action) => {
      const asked = action.entityConditions.filter(({ text }) => !texts.has(text));
      const fixed = asked.filter((each) => each.attribute !== null && each.attribute.column === column);
      if (fixed.some((each) => each.attribute?.value !== attribute)) return [];
      const open = asked.filter((each) => !fixed.includes(each));
      return { action, entityConditions: open.map(({ run }) => run) };
    });
    byValue.set(attribute, entries);
    return entries;
  };
}

/** Who may act, in seat order. */
export function actorsOf({ phase: { actors } }: Plan, current: Value, names: readonly string[]): readonly Value[] {
  if (actors === "current_player") return current === NULL ? [] : [current];
  const seats = names.map((_, seat) => valueOf(Tag.player, seat));
  return actors === "all" ? seats : seats.filter((_, seat) => actors.includes(names[seat] ?? ""));
}
