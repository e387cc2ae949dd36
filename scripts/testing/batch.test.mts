// Batches as users run them: the bundled program, on threads of this machine and on workers of a real Redis that lose
// their processes, their server and their patience.
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtCli } from "../prepare/cliPackage.mts";
import { projectRoot } from "../prepare/project.mts";
import { hasRedis } from "../prepare/redis.mts";

const redisIsThere = await hasRedis();

let folder = "";
let program = "";
const children = new Set<ChildProcess>();

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "gridwright-batch-"));
  program = await builtCli();
}, 180_000);
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly text: string }>;
}

function start(file: string, args: readonly string[]): Started {
  const child = spawn(file, args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  children.add(child);
  let text = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<{ readonly code: number | null; readonly text: string }>((resolve) => {
    child.on("close", (code) => {
      children.delete(child);
      resolve({ code, text: text + (code === 2 ? errors : "") });
    });
  });
  return { child, ended };
}

const gridwright = (...args: readonly string[]): Started => start(process.execPath, [program, ...args]);

interface Summary {
  readonly jobs: number;
  readonly done: number;
  readonly failed: number;
  readonly known: number;
}

async function summaryOf({ ended }: Started): Promise<Summary> {
  const { text } = await ended;
  return JSON.parse(text) as Summary;
}

interface Line {
  readonly job: string;
  readonly kind?: string;
  readonly subject?: string;
  readonly pack?: string;
  readonly result?: { readonly [key: string]: unknown };
  readonly error?: string;
}

/** Returns the whole lines of a file; one that was cut off is left out. */
function lines(...place: readonly string[]): readonly Line[] {
  const file = path.join(folder, ...place);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.endsWith("}"))
    .flatMap(readLine);
}

function readLine(line: string): readonly Line[] {
  try {
    return [JSON.parse(line) as Line];
  } catch {
    return [];
  }
}

const doneJobs = (out: string): readonly string[] =>
  lines(out, "journal.jsonl").flatMap(({ kind, job }) => (kind === "done" ? [job] : []));

/** Copies a pack under another name and title, so that its jobs are others. */
function copyPack(from: string, name: string): string {
  cpSync(path.join(projectRoot, from), path.join(folder, name), { recursive: true });
  const manifest = path.join(folder, name, "manifest.json");
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace(/"title": "/, `"title": "${name} `));
  return name;
}

/** A pack with one level, of so many states that no search comes to an end. */
function endlessPack(name: string): string {
  copyPack("templates/2-crates", name);
  const file = path.join(folder, name, "levels/level_1.json");
  const level = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  const places = [3, 5, 7, 9];
  const entries = places.flatMap((y) => places.map((x) => ({ position: [x, y], kind: "crate" })));
  const ground = Array.from({ length: 14 }, () => Array.from({ length: 14 }, () => "empty"));
  const none = { format: "sparse", entries: [] };
  const board = { size: [14, 14], layers: { ground, objects: { format: "sparse", entries }, markers: none } };
  const { solution: _solution, ...rest } = level;
  writeFileSync(file, JSON.stringify({ ...rest, board }));
  for (const other of ["level_2", "level_3"]) rmSync(path.join(folder, name, `levels/${other}.json`));
  return name;
}

describe("batch on threads of this machine", () => {
  it("goes on where it was killed, and gives up a job that exceeds its limit", async () => {
    const pack = copyPack("sample-packs/flag-worlds", "one");
    const args = ["--out", "local", "--threads", "2", "--retries", "1", "--budget", "1h", "--json"];
    const first = gridwright("batch", "solve", pack, ...args);
    await expect.poll(() => doneJobs("local").length, { interval: 10 }).toBeGreaterThan(3);
    first.child.kill("SIGKILL");
    await first.ended;
    const before = doneJobs("local");
    // What was written last may have been cut off.
    const journal = path.join(folder, "local/journal.jsonl");
    truncateSync(journal, readFileSync(journal).length - 5);
    const second = await summaryOf(gridwright("batch", "solve", pack, ...args));
    expect(second).toMatchObject({ jobs: 10, done: 10, failed: 0, known: before.length - 1 });
    expect(new Set(doneJobs("local")).size).toBe(doneJobs("local").length);

    const both = ["batch", "solve", pack, endlessPack("endless"), ...args, "--limit", "1s"];
    const third = await gridwright(...both).ended;
    expect(third.code).toBe(1);
    expect(JSON.parse(third.text)).toMatchObject({ jobs: 11, done: 10, failed: 1, known: 10 });
    const failed = lines("local", "results.jsonl").filter(({ error }) => error !== undefined);
    expect(failed).toMatchObject([{ pack: "endless", subject: "level_1", error: "It took longer than 1000 ms." }]);
    const page = readFileSync(path.join(folder, "local/report.html"), "utf8");
    expect(page).toContain("11 jobs, 10 done, 1 given up");
    expect(page).not.toMatch(/<script|https?:/);

    expect(await summaryOf(gridwright(...both))).toMatchObject({ jobs: 11, done: 10, failed: 1, known: 11 });
  });

  it("mutates, checks and counts, and says so when there is no queue", async () => {
    const pack = copyPack("templates/2-crates", "crates");
    const port = await freePort();
    const [mutate, check, count, worker] = await Promise.all([
      summaryOf(gridwright("batch", "mutate", pack, "--out", "mutate", "--json")),
      summaryOf(gridwright("batch", "check", pack, pack, "--out", "check", "--json")),
      summaryOf(gridwright("batch", "count", pack, "--depth", "2", "--out", "count", "--json")),
      gridwright("worker", "--queue", `redis://me:secret@127.0.0.1:${port}`).ended,
    ]);
    expect(worker).toMatchObject({ code: 2, text: expect.stringContaining(`redis://127.0.0.1:${port}`) as string });
    expect([mutate.failed, check.failed, count.failed]).toEqual([0, 0, 0]);
    expect(lines("mutate", "results.jsonl").map(({ result }) => result?.["verdict"])).toContain("noticed");
    // The same pack twice is two rows and one job.
    expect(check).toMatchObject({ jobs: 2, done: 2 });
    expect(doneJobs("check")).toHaveLength(1);
    const [first] = lines("count", "results.jsonl");
    expect(first?.result).toEqual({ kind: "count", counts: [1, 4, 12], ended: "depth" });
    expect((await gridwright("batch", "check", "no/such/pack", "--out", "none").ended).code).toBe(2);
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

async function startRedis(port: number): Promise<Started> {
  const place = ["--port", String(port), "--bind", "127.0.0.1", "--dir", path.join(folder, "redis")];
  const kept = ["--appendonly", "yes", "--appendfsync", "always", "--save", ""];
  const server = start("redis-server", [...place, ...kept]);
  let log = "";
  server.child.stdout?.on("data", (chunk: Buffer) => (log += chunk.toString()));
  await expect.poll(() => log, { interval: 20 }).toContain("Ready to accept connections");
  return server;
}

describe.skipIf(!redisIsThere)("batch on workers of a queue", () => {
  it("loses nothing and counts nothing twice when workers and the server are killed", async () => {
    mkdirSync(path.join(folder, "redis"), { recursive: true });
    const port = await freePort();
    const queue = ["--queue", `redis://127.0.0.1:${port}`];
    const firstServer = await startRedis(port);
    const worker = (): Started => gridwright("worker", ...queue, "--threads", "1", "--lease", "1s");
    const [killed, paused, last] = [worker(), worker(), worker()];

    const packs = ["a", "b", "c"].map((name) => copyPack("sample-packs/flag-worlds", name));
    const args = [...packs, "--budget", "1h", "--json", ...queue];
    const batch = gridwright("batch", "solve", ...args, "--out", "queued");
    const limits = ["--budget", "1h", "--limit", "1s", "--retries", "1", "--json", ...queue];
    const poisoned = gridwright("batch", "solve", endlessPack("poisoned"), ...limits, "--out", "poisoned-out");
    const found = (count: number): Promise<void> =>
      expect.poll(() => doneJobs("queued").length, { interval: 10 }).toBeGreaterThan(count);
    await found(2);
    killed.child.kill("SIGKILL");
    // A worker that is not heard of for longer than its lease: another one gets its job, and then it wakes up.
    paused.child.kill("SIGSTOP");
    await found(8);
    firstServer.child.kill("SIGKILL");
    await firstServer.ended;
    const secondServer = await startRedis(port);
    await found(14);
    paused.child.kill("SIGCONT");

    // The same jobs are delivered once more, from another batch.
    const again = gridwright("batch", "solve", ...args, "--out", "again");
    const all = { jobs: 30, done: 30, failed: 0 };
    expect(await summaryOf(again)).toMatchObject(all);
    expect(await summaryOf(batch)).toMatchObject(all);
    expect(new Set(doneJobs("queued")).size).toBe(30);
    expect(doneJobs("queued")).toHaveLength(30);
    expect(await summaryOf(poisoned)).toMatchObject({ jobs: 1, done: 0, failed: 1 });
    expect(lines("poisoned-out", "results.jsonl")).toMatchObject([{ error: "It took longer than 1000 ms." }]);

    // Workers find what threads find.
    const local = gridwright("batch", "solve", ...packs, "--budget", "1h", "--json", "--out", "compared");
    expect(await summaryOf(local)).toMatchObject({ jobs: 30, done: 30 });
    const results = (out: string): unknown => lines(out, "results.jsonl").map(({ job, result }) => ({ job, result }));
    expect(results("queued")).toEqual(results("compared"));

    for (const each of [paused, last]) each.child.kill("SIGTERM");
    expect([(await paused.ended).code, (await last.ended).code]).toEqual([0, 0]);
    secondServer.child.kill("SIGTERM");
    await secondServer.ended;
  }, 120_000);
});
