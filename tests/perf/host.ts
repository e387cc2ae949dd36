// How soon the host answers about a large pack: from the sync to the event, over a port as in the app.
import { performance } from "node:perf_hooks";
import { serveHost } from "../../shared/host/serve";
import { connectToHost } from "../../shared/rpc/connect";
import type { HostApi, PackSync } from "../../shared/rpc/contract";
import { createPortPair } from "../../shared/rpc/port";
import type { Figure } from "./figures";
import { largePackSync } from "./largePack";

const GROUP = "host";
const SIZE = { levels: 150, width: 12, height: 12, layers: 4 };

interface Waiting {
  readonly findings: Promise<number>;
  readonly goldPaths: Promise<number>;
}

interface Goals {
  readonly findings: string | null;
  readonly goldPaths: string | null;
}

const NO_GOALS: Goals = { findings: null, goldPaths: null };
const AFTER_LEVEL_EDIT: Goals = { findings: "≤ 100", goldPaths: "≤ 20" };
const AFTER_RULE_EDIT: Goals = { findings: "≤ 100", goldPaths: "≤ 300" };

/** A 150-level pack: opened, one level edited, a rule edited. */
export async function hostFigures(): Promise<readonly Figure[]> {
  const [here, there] = createPortPair(structuredClone);
  const report = (error: unknown): never => {
    throw error;
  };
  const waiting: { findings?: (atMs: number) => void; goldPaths?: (atMs: number) => void } = {};
  const host = serveHost(there, { schedule: (work) => void setImmediate(work), report });
  const { remote } = connectToHost(
    here,
    {
      findings: () => waiting.findings?.(performance.now()),
      goldPaths: ({ remaining }) => {
        if (remaining === undefined) waiting.goldPaths?.(performance.now());
      },
    },
    report,
  );
  const timed = async (name: string, change: PackSync, goals: Goals = NO_GOALS): Promise<readonly Figure[]> => {
    const answers: Waiting = {
      findings: new Promise((resolve) => (waiting.findings = resolve)),
      goldPaths: new Promise((resolve) => (waiting.goldPaths = resolve)),
    };
    const beganMs = performance.now();
    remote.sync(change);
    const figure = (what: string, atMs: number, goal: string | null): Figure => ({
      group: GROUP,
      name: `150 levels 12×12×4, ${name}: ${what}`,
      value: atMs - beganMs,
      unit: "ms",
      goal,
    });
    return [
      figure("findings", await answers.findings, goals.findings),
      figure("all gold paths", await answers.goldPaths, goals.goldPaths),
    ];
  };
  const figures = await allChanges(remote, timed);
  host.dispose();
  return figures;
}

async function allChanges(
  remote: HostApi,
  timed: (name: string, change: PackSync, goals?: Goals) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const full = largePackSync(SIZE);
  const edited = (generation: number, path: string, change: (text: string) => string): PackSync => ({
    generation,
    replace: false,
    files: full.files.flatMap((file) => (file.path === path ? [{ path, text: change(file.text ?? "") }] : [])),
    assets: null,
    collections: null,
  });
  const opened = await timed("opened cold", full);
  // Warm, as it is while somebody works: a few edits that are not counted.
  for (const round of [2, 3, 4])
    await timed(
      "",
      edited(round, "levels/large_001.json", (text) => text + " ".repeat(round)),
    );
  const oneLevel = await timed(
    "one level edited",
    edited(5, "levels/large_050.json", (text) => text.replace("Large 50", "Fifty")),
    AFTER_LEVEL_EDIT,
  );
  const oneRule = await timed(
    "a rule edited",
    edited(6, "game.json", (text) => text.replace('"amount": 1', '"amount": 2')),
    AFTER_RULE_EDIT,
  );
  await remote.ping();
  return [...opened, ...oneLevel, ...oneRule];
}
