// Measures how fast the engine plays, and what its states cost.
import { createTracer } from "../../shared/engine/trace/tracer";
import { compilePack } from "../../shared/host/checks/diagnose";
import { finish } from "../../shared/base/work";
import { runSolution } from "../../shared/host/checks/solutionRun";
import { type CorpusPack, type Walk, playableLevels, readCorpus } from "./corpus";
import type { Figure } from "./figures";
import { largePack } from "./largePack";
import { bytesHeldBy, comparePerSecond, medianMs, perSecond } from "./measure";
import { pusherTurnsPerSecond } from "./pusher";
import { stateDigest } from "../../shared/engine/stateDigest";

const GROUP = "engine";

/** Measures turns per second, bytes and nanoseconds per state, milliseconds to compile and to replay. */
export async function engineFigures(): Promise<readonly Figure[]> {
  const packs = await readCorpus();
  const carrots = packs.find(({ name }) => name === "carrot_quest");
  return [
    ...(carrots === undefined ? [] : carrotFigures(carrots)),
    ...packs.filter(({ walks }) => walks.length > 0).flatMap(packFigures),
    ...largeBoardFigures(),
    {
      group: GROUP,
      name: `all gold paths of ${packs.length} packs, replayed`,
      value: medianMs(() => {
        for (const { level } of packs.flatMap(({ solutions }) => solutions)) finish(runSolution(level, ""));
      }),
      unit: "ms",
      goal: null,
    },
  ];
}

function carrotFigures(pack: CorpusPack): readonly Figure[] {
  const [off, on, cost] = comparePerSecond(
    () => playAll(pack.solutions, false),
    () => playAll(pack.solutions, true),
  );
  const pusher = pusherTurnsPerSecond();
  const figure = (name: string, value: number, unit: string, goal: string | null = null): Figure => ({
    group: GROUP,
    name: `carrot_quest gold paths: ${name}`,
    value,
    unit,
    goal,
  });
  return [
    figure("turns, tracer off", off, "turns/s", "≥ 1,500,000"),
    figure("turns, tracer on", on, "turns/s"),
    figure("tracing costs", cost, "times", "≤ 2.5"),
    figure("a hand-written pusher", pusher, "turns/s"),
    figure("the pusher is faster by", pusher / off, "times"),
    ...stateFigures(pack, figure),
  ];
}

const STATES = 50_000;

function stateFigures(
  { solutions }: CorpusPack,
  figure: (name: string, value: number, unit: string, goal?: string | null) => Figure,
): readonly Figure[] {
  const bytes = bytesHeldBy(() => wander(solutions, STATES));
  const sample = solutions.flatMap(statesAlong);
  const nanoseconds = (work: (walk: Walk, state: unknown) => unknown): number =>
    1e9 /
    perSecond(() => {
      for (const { walk, state } of sample) work(walk, state);
      return sample.length;
    });
  return [
    figure("bytes of a state being played", bytes / STATES, "bytes"),
    figure(
      "key of a state",
      nanoseconds(({ level }, state) => level.key(state)),
      "ns",
    ),
    figure(
      "view (a copy) of a state",
      nanoseconds(({ level }, state) => level.view(state)),
      "ns",
    ),
    figure(
      "digest of a state",
      nanoseconds(({ level }, state) => stateDigest(level, state)),
      "ns",
    ),
  ];
}

function statesAlong(walk: Walk): readonly { readonly walk: Walk; readonly state: unknown }[] {
  let state = walk.start;
  return walk.actions.map((action) => {
    state = walk.level.step(state, action, null).state;
    return { walk, state };
  });
}

/** Returns distinct objects for states, as a search would keep them: each level walked at random with a fixed seed. */
function wander(walks: readonly Walk[], count: number): readonly unknown[] {
  const states: unknown[] = [];
  let random = 1;
  const next = (below: number): number => {
    random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (random >> 8) % below;
  };
  while (states.length < count) {
    const { level, start } = walks[states.length % walks.length]!;
    let state = start;
    for (let turn = 0; turn < 50 && states.length < count; turn += 1) {
      const actions = level.actions(state);
      const step = level.step(state, actions[next(actions.length)]!, null);
      if (step.accepted) states.push(step.state);
      if (!step.accepted || step.won || step.lost) break;
      state = step.state;
    }
  }
  return states;
}

function packFigures(pack: CorpusPack): readonly Figure[] {
  const isSmall = pack.largestArea <= 64;
  const goal = pack.name === "flood_colors" ? "≥ 120,000" : isSmall ? "≥ 600,000" : null;
  const compile = medianMs(() => {
    const { game } = compilePack(pack.source, {});
    if (game !== null) playableLevels(game);
  });
  const traced = turnsPerSecond(pack.walks, true);
  return [
    { group: GROUP, name: `${pack.name}: turns`, value: turnsPerSecond(pack.walks, false), unit: "turns/s", goal },
    { group: GROUP, name: `${pack.name}: turns, tracer on`, value: traced, unit: "turns/s", goal: null },
    { group: GROUP, name: `${pack.name}: compiled, all levels`, value: compile, unit: "ms", goal: null },
  ];
}

function largeBoardFigures(): readonly Figure[] {
  const { game } = compilePack(largePack({ levels: 1, width: 64, height: 64, layers: 6 }), {});
  const walks = game === null ? [] : playableLevels(game).map(toWalk);
  return [
    {
      group: GROUP,
      name: "64×64×6: turns",
      value: turnsPerSecond(walks, false),
      unit: "turns/s",
      goal: "≥ 200,000",
    },
  ];
}

function toWalk(level: Walk["level"]): Walk {
  return { level, start: level.start(null), actions: level.solution };
}

function turnsPerSecond(walks: readonly Walk[], traced: boolean): number {
  return perSecond(() => playAll(walks, traced));
}

function playAll(walks: readonly Walk[], traced: boolean): number {
  return walks.reduce((turns, walk) => turns + play(walk, traced), 0);
}

function play({ level, start, actions }: Walk, traced: boolean): number {
  let state = start;
  for (const action of actions) {
    const tracer = traced ? createTracer() : null;
    state = level.step(state, action, tracer).state;
    tracer?.trace();
  }
  return actions.length;
}
