// A game is the same whatever thread compiled it: what is shared between threads is the pack's text, and nothing else.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { describe, expect, test } from "vitest";
import { type Played, type Task, playAll } from "./playAll";

const PACK = path.resolve(__dirname, "../../sample-packs/flag-worlds");

function packTexts(): Task["texts"] {
  return readdirSync(PACK, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => ({ path: file.replaceAll(path.sep, "/"), text: readFileSync(path.join(PACK, file), "utf8") }));
}

/** A thread's program: loads our sources as they are, plays what it is given and tells what it found. */
const PROGRAM = `
  require("tsx/cjs");
  const { parentPort, workerData } = require("node:worker_threads");
  parentPort.postMessage(require(workerData.program).playAll(workerData.task));
`;

function playedInThread(task: Task): Promise<Played> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, {
      eval: true,
      workerData: { program: path.join(__dirname, "playAll.ts"), task },
    });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

describe("threads", () => {
  test("that compile a pack at the same time play it alike, state for state and record for record", async () => {
    const texts = packTexts();
    const [one, other, backwards] = await Promise.all([
      playedInThread({ texts, order: "forwards" }),
      playedInThread({ texts, order: "forwards" }),
      playedInThread({ texts, order: "backwards" }),
    ]);
    const here = playAll({ texts, order: "forwards" });
    expect(Object.values(here.digests).flat().length).toBeGreaterThan(200);
    expect(one).toEqual(here);
    expect(other).toEqual(here);
    // Entities got other numbers there, and the states are the same.
    expect(backwards.digests).toEqual(here.digests);
  }, 60_000);
});
