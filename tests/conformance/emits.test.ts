// On every walk of the material: a system or an effect emits only what it is declared to emit, as the traces tell.
import { expect, test } from "vitest";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import { EFFECTS, type EffectName } from "../../shared/dialects/gridponder/rules/effects";
import { SYSTEMS } from "../../shared/dialects/gridponder/systems/registry";
import type { DebugInfo } from "../../shared/engine/debugInfo";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { RecordKind, type Trace } from "../../shared/engine/trace/trace";
import { recordAt, recordCount, valueAt } from "../../shared/engine/trace/traceTree";
import { createTracer } from "../../shared/engine/trace/tracer";
import { type Walk, readConformancePack, readWalks, vectorNames } from "./material";

/** `emitter: event` for every event of a trace that its emitter does not declare. */
function undeclared(trace: Trace, debug: DebugInfo): readonly string[] {
  const found: string[] = [];
  for (let index = 0; index < recordCount(trace); index += 1) {
    const event = recordAt(trace, index);
    if (event.kind !== RecordKind.event || event.cause < 0) continue;
    const emitter = recordAt(trace, event.cause);
    const type = valueAt(trace, event.ref) as string;
    const declared = declaredBy(emitter.kind, emitter.ref, debug);
    if (declared !== null && !declared.emits.includes(type)) found.push(`${declared.name}: ${type}`);
  }
  return found;
}

function declaredBy(
  kind: RecordKind,
  ref: number,
  debug: DebugInfo,
): { readonly name: string; readonly emits: readonly string[] } | null {
  if (kind === RecordKind.system) {
    const { type } = debug.systems[ref]!;
    return { name: type, emits: SYSTEMS.get(type)?.emits ?? [] };
  }
  if (kind !== RecordKind.effect) return null;
  const { name } = debug.effects[ref]!;
  return { name, emits: EFFECTS[name as EffectName].emits };
}

function undeclaredOnWalk(level: PlayableLevel, walk: Walk): readonly string[] {
  const found: string[] = [];
  let state = level.start(null);
  for (const action of walk.actions) {
    const tracer = createTracer();
    state = level.step(state, action, tracer).state;
    found.push(...undeclared(tracer.trace(), level.debug));
  }
  return found;
}

const names = vectorNames() ?? [];
// Without the material there is nothing to trace; `vectors.test.ts` says so aloud.
if (names.length === 0) test("there is no conformance material", () => expect(vectorNames()).toBeNull());

test.each(names)("%s: every event comes from who declares it", (name) => {
  const { game } = gridponder.compile(readConformancePack(name));
  const found = readWalks(name).flatMap((walk) => undeclaredOnWalk(game!.level(walk.level)!, walk));
  expect([...new Set(found)]).toEqual([]);
});
