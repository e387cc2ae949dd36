// Measures how soon the host answers about a large pack: from the sync to the event, over a port as in the app.
import { performance } from "node:perf_hooks";
import { serveHost } from "../../shared/host/serve";
import { connectToHost } from "../../shared/rpc/connect";
import type { HostApi } from "../../shared/rpc/hostCalls";
import type { PackSync } from "../../shared/rpc/packSync";
import { createPortPair } from "../../shared/rpc/portPair";
import type { Figure } from "./figures";
import { largePackSync } from "./largePack";

const GROUP = "host";
const ROUNDS = 8;

/** Milliseconds from the sync to each answer. */
interface Answered {
  readonly findings: number;
  readonly solutions: number;
}

interface Goals {
  readonly findings: string | null;
  readonly solutions: string | null;
}

/** Measures packs of 100 and 150 levels with gold paths of 11 to 59 moves: opened, one level edited, a rule edited. */
export async function hostFigures(): Promise<readonly Figure[]> {
  return [
    ...(await packFigures(100, { findings: "≤ 100", solutions: "≤ 100" })),
    ...(await packFigures(150, { findings: "≤ 100", solutions: "≤ 300" })),
  ];
}

async function packFigures(levels: number, afterRuleEdit: Goals): Promise<readonly Figure[]> {
  const full = largePackSync({ levels, width: 12, height: 12, layers: 4 });
  const asker = createAsker();
  const figures = (name: string, { findings, solutions }: Answered, goals: Goals): readonly Figure[] => {
    const group = { group: GROUP, unit: "ms" };
    const title = `${levels} levels 12×12×4, ${name}`;
    return [
      { ...group, name: `${title}: findings`, value: findings, goal: goals.findings },
      { ...group, name: `${title}: all gold paths`, value: solutions, goal: goals.solutions },
    ];
  };
  const editing = async (path: string, change: (text: string, round: number) => string): Promise<Answered> => {
    const text = full.files.find((file) => file.path === path)?.text ?? "";
    const all: Answered[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) all.push(await asker.edit(path, change(text, round)));
    return bestOf(all);
  };
  const opened = await asker.ask(full);
  const oneLevel = await editing("levels/large_050.json", (text, round) => text.replace("Large 50", `Fifty ${round}`));
  const oneRule = await editing("game.json", (text, round) => text.replace('"amount": 1', `"amount": ${round + 1}`));
  asker.dispose();
  return [
    ...figures("opened cold", opened, { findings: null, solutions: null }),
    ...figures("one level edited", oneLevel, { findings: "≤ 100", solutions: "≤ 20" }),
    ...figures("a rule edited", oneRule, afterRuleEdit),
  ];
}

/** Returns the best of several: other programs on the machine only ever make it slower. */
function bestOf(all: readonly Answered[]): Answered {
  return {
    findings: Math.min(...all.map(({ findings }) => findings)),
    solutions: Math.min(...all.map(({ solutions }) => solutions)),
  };
}

interface Asker {
  /** Sends a sync, and waits until the host has nothing more to do. */
  ask(change: PackSync): Promise<Answered>;
  edit(path: string, text: string): Promise<Answered>;
  dispose(): void;
}

function createAsker(): Asker {
  const [here, there] = createPortPair(structuredClone);
  const report = (error: unknown): never => {
    throw error;
  };
  let running = 0;
  let generation = 1;
  const waiting: { findings?: () => void; solutions?: () => void; idle?: () => void } = {};
  const schedule = (work: () => void): void => {
    running += 1;
    setImmediate(() => {
      work();
      running -= 1;
      setImmediate(() => (running === 0 ? waiting.idle?.() : undefined));
    });
  };
  const host = serveHost(there, { schedule, report });
  const remote: HostApi = connectToHost(
    here,
    {
      findings: () => waiting.findings?.(),
      solutions: ({ remaining }) => (remaining === undefined ? waiting.solutions?.() : undefined),
      opening: () => undefined,
      sampled: () => undefined,
    },
    report,
  ).remote;
  const ask = async (change: PackSync): Promise<Answered> => {
    const beganMs = performance.now();
    const after = (name: keyof typeof waiting): Promise<number> =>
      new Promise((resolve) => (waiting[name] = () => resolve(performance.now() - beganMs)));
    const answers = [after("findings"), after("solutions"), after("idle")] as const;
    remote.sync(change);
    const [findings, solutions] = await Promise.all(answers);
    return { findings, solutions };
  };
  return {
    ask,
    edit(path, text) {
      generation += 1;
      return ask({ generation, replace: false, files: [{ path, text }], assets: null, collections: null });
    },
    dispose: () => host.dispose(),
  };
}
