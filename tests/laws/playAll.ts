// Compiles a pack from its texts, plays every gold path and some other moves: all results that a thread can produce.
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { GameAction } from "../../shared/engine/turnRecord";
import type { Trace } from "../../shared/engine/trace/trace";
import { createTracer } from "../../shared/engine/trace/tracer";
import { buildPackSource } from "../../shared/dialects/models";
import { stateDigest } from "../../shared/engine/stateDigest";

export interface Task {
  readonly texts: readonly { readonly path: string; readonly text: string }[];
  /** The order in which levels are played, since entities are numbered in the order of their first use. */
  readonly order: "forwards" | "backwards";
}

/** By level: the digest after loading and after each move, and the trace of each move. */
export interface Played {
  readonly digests: Readonly<Record<string, readonly string[]>>;
  readonly traces: Readonly<Record<string, readonly Trace[]>>;
}

const WANDERING = 12;

export function playAll({ texts, order }: Task): Played {
  const { game } = gridponder.compile(buildPackSource(texts, [], []));
  const digests: Record<string, string[]> = {};
  const traces: Record<string, Trace[]> = {};
  const ids = game?.levelIds ?? [];
  for (const id of order === "forwards" ? ids : ids.toReversed()) {
    const level = game!.level(id)!;
    digests[id] = [];
    traces[id] = [];
    for (const actions of [level.solution, wandering(level)]) {
      let state = level.start(null);
      digests[id].push(stateDigest(level, state));
      for (const action of actions) {
        const tracer = createTracer();
        state = level.step(state, action, tracer).state;
        digests[id].push(stateDigest(level, state));
        traces[id].push(tracer.trace());
      }
    }
  }
  return { digests, traces };
}

/** Returns the same arbitrary moves on every run. */
function wandering(level: PlayableLevel): readonly GameAction[] {
  const offered = level.actions(level.start(null));
  return Array.from({ length: WANDERING }, (_, turn) => offered[(turn * turn + turn) % offered.length]!);
}
