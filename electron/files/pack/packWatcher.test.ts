// Storms, absences and deaths, on real folders.
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FSWatcher } from "chokidar";
import { expect, onTestFinished, test, vi } from "vitest";
import type { DiskChange } from "../../../shared/rpc/packsOnDisk";
import { type OpenPack, openPack } from "./openPack";
import { type WatcherOptions, watchPack } from "./packWatcher";
import { temporaryFolder } from "../disk/temporaryPack.testing";

const PACK = { "manifest.json": '{"title": "T"}', "game.json": "{}", "levels/a.json": "1" };

test("a thousand files changed at once, as by a checkout, are all told, each as it ends up", async () => {
  const names = Array.from({ length: 1_000 }, (_, at) => `levels/l${at}.json`);
  const root = temporaryFolder({ ...PACK, ...Object.fromEntries(names.map((name) => [name, `"${name} one"`])) });
  const { told } = await opened(root);
  for (const name of names) rmSync(path.join(root, name));
  for (const [at, name] of names.entries()) {
    // A hundred are gone on the other branch.
    if (at >= 100) writeFileSync(path.join(root, name), `"${name} two"`);
  }
  const texts = new Map<string, string | null>();
  await told.until((change) => {
    for (const file of change.changed) texts.set(file.path, file.text);
    for (const file of change.removed) texts.set(file, null);
    return texts.size === 1_000;
  });
  for (const [at, name] of names.entries()) expect(texts.get(name)).toBe(at >= 100 ? `"${name} two"` : null);
});

test("a file that is emptied and stays so is told in the end", async () => {
  const root = temporaryFolder(PACK);
  const { told } = await opened(root);
  writeFileSync(path.join(root, "levels/a.json"), "");
  const change = await told.until(({ changed }) => changed.length > 0);
  expect(change.changed.map(({ text }) => text)).toEqual([""]);
});

test("a file that is emptied and then written is told once, as it ends up", async () => {
  const root = temporaryFolder(PACK);
  const { told } = await opened(root);
  writeFileSync(path.join(root, "levels/a.json"), "");
  writeFileSync(path.join(root, "levels/a.json"), '"whole"');
  const change = await told.until(({ changed }) => changed.length > 0);
  expect(change.changed.map(({ text }) => text)).toEqual(['"whole"']);
});

test("a folder moved away loses nothing; moved back, only what changed meanwhile is told; then it is watched again", async () => {
  const parent = temporaryFolder({});
  const root = path.join(parent, "pack");
  for (const [file, text] of Object.entries(PACK)) write(root, file, text);
  const { pack, told } = await opened(root, { checkMs: 20 });
  renameSync(root, path.join(parent, "elsewhere"));
  expect(await told.until(({ away }) => away !== undefined)).toMatchObject({ away: true, changed: [], removed: [] });
  const saved = await pack.save([{ path: "levels/a.json", text: "mine", baseHash: null }]);
  expect(saved.ok ? null : saved.refusal[0]?.refusal.reason).toBe("folder-gone");

  write(path.join(parent, "elsewhere"), "levels/b.json", "new");
  renameSync(path.join(parent, "elsewhere"), root);
  const back = await told.until(({ away }) => away !== undefined);
  expect(back).toMatchObject({ away: false, removed: [] });
  expect(back.changed.map((file) => file.path)).toEqual(["levels/b.json"]);
  write(root, "levels/a.json", "2");
  expect((await told.until(({ changed }) => changed.length > 0)).changed.map(({ text }) => text)).toEqual(["2"]);
});

test("a missing folder is looked for again soon, however long the looks before took", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const root = temporaryFolder({});
  let looks = 0;
  await new Promise<void>((resolve) => {
    const look = (): Promise<boolean> => {
      vi.setSystemTime(Date.now() + 60_000);
      looks += 1;
      // The first look found it. The second comes of a hint, those after it come by themselves.
      if (looks === 1) {
        rmSync(root, { recursive: true });
        setTimeout(() => watcher.hint(["a.json"]));
      }
      if (looks === 4) resolve();
      return Promise.resolve(false);
    };
    const watcher = watchPack(root, look, { checkMs: 10, begin: () => new FSWatcher() });
    onTestFinished(() => watcher.dispose());
  });
});

test("another folder put in the place of the pack's is watched in its turn", async () => {
  const parent = temporaryFolder({});
  const root = path.join(parent, "pack");
  for (const [file, text] of Object.entries(PACK)) write(root, file, text);
  const { told } = await opened(root, { checkMs: 20 });
  for (const [file, text] of Object.entries(PACK)) write(path.join(parent, "clone"), file, `${text} `);
  renameSync(root, path.join(parent, "old"));
  renameSync(path.join(parent, "clone"), root);
  const seen = new Set<string>();
  await told.until(({ changed }) => {
    for (const file of changed) seen.add(file.path);
    return seen.size === 3;
  });
  write(root, "levels/late.json", "3");
  expect((await told.until(({ changed }) => changed.length > 0)).changed.map(({ text }) => text)).toEqual(["3"]);
});

test("a watcher that says nothing is noticed, its silence made up for, and another one begun", async () => {
  const root = temporaryFolder(PACK);
  const begun: FSWatcher[] = [];
  const deaf = (): Pick<FSWatcher, "on" | "close"> => {
    const watcher = new FSWatcher();
    begun.push(watcher);
    queueMicrotask(() => watcher.emit("ready"));
    return watcher;
  };
  const { told } = await opened(root, { checkMs: 10, begin: deaf });
  for (let change = 2; begun.length < 2; change++) {
    write(root, "levels/a.json", String(change));
    expect((await told.until(({ changed }) => changed.length > 0)).changed.map(({ text }) => text)).toEqual([
      String(change),
    ]);
  }
  expect(begun.length).toBe(2);
});

test("a watcher that fails is begun again", async () => {
  const root = temporaryFolder(PACK);
  let begun = 0;
  let again = (): void => undefined;
  const beganAgain = new Promise<void>((resolve) => (again = resolve));
  const failing = (): Pick<FSWatcher, "on" | "close"> => {
    const watcher = new FSWatcher();
    begun += 1;
    if (begun === 2) again();
    queueMicrotask(() => {
      watcher.emit("ready");
      if (begun === 1) watcher.emit("error", new Error("out of watches (meant by this test)"));
    });
    return watcher;
  };
  await opened(root, { checkMs: 10, begin: failing });
  await beganAgain;
});

function write(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

interface Told {
  /** The first change from now on that is wanted; those before it are passed over. */
  until(wanted: (change: DiskChange) => boolean): Promise<DiskChange>;
}

async function opened(
  root: string,
  watching: WatcherOptions = {},
): Promise<{ readonly pack: OpenPack; readonly told: Told }> {
  const all: DiskChange[] = [];
  let wake = (): void => undefined;
  const result = await openPack(
    root,
    (change) => {
      all.push(change);
      wake();
    },
    watching,
  );
  if (!result.ok) throw new Error(result.refusal.message);
  const pack = result.value;
  onTestFinished(() => pack.dispose());
  await pack.watching;
  const until: Told["until"] = async (wanted) => {
    for (;;) {
      const change = all.shift();
      if (change === undefined) await new Promise<void>((resolve) => (wake = resolve));
      else if (wanted(change)) return change;
    }
  };
  return { pack, told: { until } };
}
