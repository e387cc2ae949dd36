// Laws of the engine that hold for every pack, tried on random ones.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "../../shared/base/canonicalJson";
import { type Json, type JsonObject, isJsonObject } from "../../shared/base/json";
import type { BoardView } from "../../shared/base/boardView";
import type { GameAction } from "../../shared/engine/turnRecord";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import type { PlayableLevel, Step } from "../../shared/engine/playableLevel";
import { RecordKind, type Trace } from "../../shared/engine/trace/trace";
import { kindAt, recordAt, recordCount } from "../../shared/engine/trace/traceTree";
import { withField } from "../../shared/engine/trace/traceView";
import { createTracer } from "../../shared/engine/trace/tracer";
import { type RandomPack, packSource, randomPack, walk } from "./randomPack";
import { stateView } from "../../shared/dialects/gridponder/text/board/stateView";
import { stateDigest } from "../../shared/engine/stateDigest";

const anyPack = randomPack({ rulesOnly: false });

function levelOf(pack: RandomPack): PlayableLevel {
  return gridponder.compile(packSource(pack)).game!.level("random")!;
}

/** What a step told, all of it, as one text. */
function textOf(level: PlayableLevel, step: Step<unknown>): string {
  const { accepted, won, lost, loseReason, events, goals, budgetSpent } = step;
  const plain = { accepted, won, lost, loseReason, events, goals, budgetSpent };
  return canonicalJson({ ...JSON.parse(JSON.stringify(plain)), state: level.canonical(step.state) } as JsonObject);
}

/** Plays a walk; `visit` sees the state before and the step. */
function play(
  level: PlayableLevel,
  presses: readonly number[],
  visit: (before: unknown, action: ReturnType<PlayableLevel["actions"]>[number]) => Step<unknown>,
): void {
  let state = level.start(null);
  for (const press of presses) {
    const offered = level.actions(state);
    state = visit(state, offered[press % offered.length]!).state;
  }
}

/** A board and its state, to which a trace's writes are done and undone. */
interface Replica {
  readonly cells: Uint32Array;
  state: BoardView["state"];
}

function replica(view: BoardView): Replica {
  return { cells: Uint32Array.from(view.cells), state: view.state };
}

function applyWrite(target: Replica, trace: Trace, index: number, forwards: boolean): void {
  const { ref, before, after } = recordAt(trace, index);
  const [from, to] = forwards ? [before, after] : [after, before];
  if (ref >= 0) {
    expect(target.cells[ref]).toBe(from);
    target.cells[ref] = to;
  } else {
    target.state = withField(target.state, trace.fields[-1 - ref]!, to < 0 ? undefined : trace.values[to]);
  }
}

function writesOf(trace: Trace): readonly number[] {
  return Array.from({ length: recordCount(trace) }, (_, index) => index).filter(
    (index) => kindAt(trace, index) === RecordKind.write,
  );
}

function expectSame(target: Replica, view: BoardView): void {
  expect(Array.from(target.cells)).toEqual(Array.from(view.cells));
  expect(target.state).toEqual(view.state);
}

function shuffled(value: Json, order: (keys: readonly string[]) => readonly string[]): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map((item) => shuffled(item, order));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(order(Object.keys(value)).map((key) => [key, shuffled(value[key]!, order)]));
}

/** The dense layers of a level as lists of entries. */
function sparse(level: JsonObject): JsonObject {
  const board = level["board"] as JsonObject;
  const layers = Object.entries(board["layers"] as JsonObject).map(([id, rows]) => {
    const entries = (rows as readonly (readonly Json[])[]).flatMap((row, y) =>
      row.flatMap((cell, x) => {
        if (cell === null) return [];
        return [
          typeof cell === "string" ? { position: [x, y], kind: cell } : { ...(cell as JsonObject), position: [x, y] },
        ];
      }),
    );
    return [id, { format: "sparse", entries }];
  });
  return { ...level, board: { ...board, layers: Object.fromEntries(layers) as JsonObject } };
}

describe("laws of the engine", () => {
  test("a turn is the same with and without a tracer, and leaves the state it began with as it was", () => {
    fc.assert(
      fc.property(anyPack, walk, (pack, presses) => {
        const level = levelOf(pack);
        expect(stateDigest(level, level.start(createTracer()))).toBe(stateDigest(level, level.start(null)));
        play(level, presses, (before, action) => {
          const digest = stateDigest(level, before);
          const plain = level.step(before, action, null);
          expect(textOf(level, level.step(before, action, createTracer()))).toBe(textOf(level, plain));
          expect(stateDigest(level, before)).toBe(digest);
          return plain;
        });
      }),
    );
  });

  test("states stay as they are, and turns from them the same, in whatever order they are played on", () => {
    fc.assert(
      fc.property(anyPack, walk, fc.array(fc.nat()), (pack, presses, jumps) => {
        const level = levelOf(pack);
        const turns: { readonly before: unknown; readonly action: GameAction; readonly text: string }[] = [];
        const digests: string[] = [];
        play(level, presses, (before, action) => {
          const step = level.step(before, action, null);
          turns.push({ before, action, text: textOf(level, step) });
          digests.push(stateDigest(level, before));
          return step;
        });
        for (const jump of jumps) {
          const { before, action, text } = turns[jump % turns.length] ?? {};
          if (action !== undefined) expect(textOf(level, level.step(before, action, null))).toBe(text);
        }
        expect(turns.map(({ before }) => stateDigest(level, before))).toEqual(digests);
      }),
    );
  });

  test("doing a trace's writes leads from the board before to the board after, undoing them leads back", () => {
    fc.assert(
      fc.property(anyPack, walk, (pack, presses) => {
        const level = levelOf(pack);
        play(level, presses, (before, action) => {
          const tracer = createTracer();
          const step = level.step(before, action, tracer);
          const trace = tracer.trace();
          const writes = writesOf(trace);
          const board = replica(level.view(before));
          for (const index of writes) applyWrite(board, trace, index, true);
          expectSame(board, level.view(step.state));
          for (const index of writes.toReversed()) applyWrite(board, trace, index, false);
          expectSame(board, level.view(before));
          return step;
        });
      }),
    );
  });

  test("a cascade has no more passes than maxCascadeDepth, and every record lies inside its parent", () => {
    fc.assert(
      fc.property(anyPack, walk, (pack, presses) => {
        const level = levelOf(pack);
        const depth = (pack.game["defaults"] as JsonObject)["maxCascadeDepth"] as number;
        play(level, presses, (before, action) => {
          const tracer = createTracer();
          const step = level.step(before, action, tracer);
          const trace = tracer.trace();
          let passes = 0;
          for (let index = 0; index < recordCount(trace); index += 1) {
            const { kind, end, cause } = recordAt(trace, index);
            if (kind === RecordKind.pass) passes += 1;
            expect(end).toBeGreaterThan(index);
            expect(end).toBeLessThanOrEqual(recordCount(trace));
            expect(cause).toBeLessThan(index);
          }
          expect(passes).toBeLessThanOrEqual(depth);
          return step;
        });
      }),
    );
  });

  test("the order of keys in objects makes no difference", () => {
    fc.assert(
      fc.property(anyPack, walk, fc.boolean(), (pack, presses, reversed) => {
        const order = (keys: readonly string[]): readonly string[] => (reversed ? keys.toReversed() : keys.toSorted());
        const other = levelOf({
          manifest: pack.manifest,
          game: shuffled(pack.game, order) as JsonObject,
          level: shuffled(pack.level, order) as JsonObject,
        });
        const level = levelOf(pack);
        let twin = other.start(null);
        expect(stateDigest(other, twin)).toBe(stateDigest(level, level.start(null)));
        play(level, presses, (before, action) => {
          const step = level.step(before, action, null);
          const twinStep = other.step(twin, action, null);
          twin = twinStep.state;
          expect(textOf(other, twinStep)).toBe(textOf(level, step));
          return step;
        });
      }),
    );
  });

  test("dense and sparse layers give the same board", () => {
    fc.assert(
      fc.property(anyPack, (pack) => {
        const [dense, listed] = [levelOf(pack), levelOf({ ...pack, level: sparse(pack.level) })];
        expect(stateDigest(listed, listed.start(null))).toBe(stateDigest(dense, dense.start(null)));
      }),
    );
  });

  test("keys are equal exactly when states are", () => {
    fc.assert(
      fc.property(anyPack, walk, (pack, presses) => {
        const level = levelOf(pack);
        const seen = new Map<string, string>();
        play(level, presses, (before, action) => {
          for (const candidate of level.actions(before)) {
            const { state } = level.step(before, candidate, null);
            const view = stateView(level.view(state));
            const whole = canonicalJson([level.canonical(state), view.loseReason]);
            expect(seen.get(level.key(state)) ?? whole).toBe(whole);
            seen.set(level.key(state), whole);
          }
          expect(new Set(seen.values()).size).toBe(seen.size);
          return level.step(before, action, null);
        });
      }),
      { numRuns: 40 },
    );
  });

  test("a key holds the whole state: the state made of it again is equal, and goes on as the state would", () => {
    fc.assert(
      fc.property(anyPack, walk, (pack, presses) => {
        const level = levelOf(pack);
        play(level, presses, (before, action) => {
          const again = level.fromKey(level.key(before));
          expect(level.key(again)).toBe(level.key(before));
          expect(level.view(again)).toEqual(level.view(before));
          const step = level.step(before, action, null);
          expect(textOf(level, level.step(again, action, null))).toBe(textOf(level, step));
          return step;
        });
      }),
    );
  });
});
