// Runs the effects of a rule: their references are read first, all at once, then one effect after the other runs.
import { EffectVerdict, RecordKind } from "../../../engine/trace/trace";
import type { GameEvent } from "../turn/gameEvent";
import type { World } from "../turn/world";
import { type Effect, type Resolved, skipped } from "./effects";

/** The effects of a rule with their references read. */
export interface ReadyEffects {
  /** Null: a reference of that effect is null. */
  readonly runs: readonly (Resolved | null)[];
  /** The numbers of their resolved arguments in the trace; empty without one. */
  readonly shown: readonly number[];
}

/** Reads every reference of a rule's effects (decision 1). */
export function readEffects(effects: readonly Effect[], world: World, event: GameEvent): ReadyEffects {
  const runs = effects.map(({ fields, resolve }) =>
    !fields.isConstant && fields.hasNullReference(world, event) ? null : resolve(world, event),
  );
  const shown = world.traced ? effects.map(({ fields }) => world.traceValue(fields.resolved(world, event))) : [];
  return { runs, shown };
}

/** Runs effects that are ready. */
export function runEffects(effects: readonly Effect[], { runs, shown }: ReadyEffects, world: World): void {
  effects.forEach((effect, index) => {
    const run = runs[index];
    const parent = world.openRecord;
    const record = world.enter(RecordKind.effect, effect.ref, shown[index] ?? -1);
    const did = run ? run(world) : false;
    world.leave(record, parent, verdictOf(run, did));
  });
}

function verdictOf(run: Resolved | null | undefined, did: boolean): number {
  if (run === null) return EffectVerdict.skippedNull;
  if (run === skipped) return EffectVerdict.skippedValue;
  return did ? EffectVerdict.done : EffectVerdict.nothingToDo;
}
