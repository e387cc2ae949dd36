// How soon the host says what can be written: completion after a keystroke in a large pack, over a port as in the app.
import { performance } from "node:perf_hooks";
import { serveHost } from "../../shared/host/serve";
import { connectToHost } from "../../shared/rpc/connect";
import { createPortPair } from "../../shared/rpc/port";
import type { Figure } from "./figures";
import { largePackSync } from "./largePack";

const GROUP = "language";
const SIZE = { levels: 200, width: 12, height: 12, layers: 4 };
const KEYSTROKES = 12;

/** Medians over a few keystrokes in game.json and in a level of a 200-level pack. */
export async function languageFigures(): Promise<readonly Figure[]> {
  const [here, there] = createPortPair(structuredClone);
  const report = (error: unknown): never => {
    throw error;
  };
  const host = serveHost(there, { schedule: (work) => void setImmediate(work), report });
  const { remote } = connectToHost(here, { findings: () => {}, goldPaths: () => {} }, report);
  const opened = largePackSync(SIZE);
  remote.sync(opened);
  let { generation } = opened;

  const figureOf = async (name: string, path: string, before: string): Promise<Figure> => {
    const text = opened.files.find((file) => file.path === path)?.text ?? "";
    const offset = text.indexOf(before) + before.length;
    const times: number[] = [];
    for (let stroke = 0; stroke < KEYSTROKES; stroke++) {
      const beganMs = performance.now();
      const typed = text + " ".repeat(stroke % 2);
      remote.sync({
        generation: ++generation,
        replace: false,
        files: [{ path, text: typed }],
        assets: null,
        collections: null,
      });
      const offers = await remote.complete(path, offset);
      if (offers.length === 0) throw new Error(`nothing is offered in ${path}`);
      times.push(performance.now() - beganMs);
    }
    const value = times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
    return { group: GROUP, name: `200 levels 12×12×4: ${name}`, value, unit: "ms", goal: "≤ 50" };
  };
  const figures = [
    await figureOf("a layer completed in game.json", "game.json", '"layer": "'),
    await figureOf("a kind completed in a level", "levels/large_100.json", '"kind": "'),
  ];
  host.dispose();
  return figures;
}
