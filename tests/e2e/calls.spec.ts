// What a page that has been taken over could say to main: anything. Main answers what it is made for and refuses the
// rest; no call throws, opens what the user did not choose, or touches what lies outside of the pack.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import * as fc from "fast-check";
import { MAIN_CALLS } from "../../shared/rpc/mainCalls";
import { type Material, arbitraryOf } from "../fuzz/arbitraryOf";
import { expect, test } from "./harness/test";
import { treeRow } from "./harness/window";

interface Answer {
  readonly result: unknown;
  /** Message of a rejection; null when there was none. */
  readonly error: string | null;
}

interface RawBridge {
  post(message: unknown): void;
  on(listener: (message: { readonly i?: string; readonly r?: unknown; readonly e?: unknown }) => void): () => void;
  pathOfFile(file: unknown): string;
}

/** Speaks to main past everything that the page itself would check. */
function callMain(page: Page, calls: readonly (readonly [string, readonly unknown[]])[]): Promise<readonly Answer[]> {
  return page.evaluate((all) => {
    const { gridwright } = window as typeof window & { readonly gridwright: RawBridge };
    const ask = ([name, args]: readonly [string, readonly unknown[]], at: number): Promise<Answer> =>
      new Promise((resolve) => {
        const id = `stranger-${Math.random()}-${at}`;
        const stop = gridwright.on((message) => {
          if (message.i !== id) return;
          stop();
          resolve({ result: message.r, error: message.e === undefined ? null : `${message.e as Error}` });
        });
        gridwright.post({ t: "q", i: id, m: name, a: args });
      });
    return Promise.all(all.map(ask));
  }, calls);
}

test("a page can open only what the user has pointed at", async ({ app }) => {
  const { page } = app;
  await expect(treeRow(page, "First Steps")).toBeVisible();
  const other = app.copyPack("sample-packs/flag-worlds");
  const [opened, looked, imported] = await callMain(page, [
    ["openPack", [other.folder]],
    ["chooseZip", [path.join(other.folder, "some.zip")]],
    ["importPack", [path.join(other.folder, "some.zip")]],
  ]);
  for (const answer of [opened, looked, imported]) {
    expect(answer).toMatchObject({ error: null, result: { ok: false, refusal: { reason: "unreadable" } } });
    expect(JSON.stringify(answer)).toContain("was not chosen in this window");
  }
  const forged = await page.evaluate((folder) => {
    const { gridwright } = window as typeof window & { readonly gridwright: RawBridge };
    return [{ path: folder }, { [Symbol.toStringTag]: "File", path: folder }, new File([], "a")].map((each) =>
      gridwright.pathOfFile(each),
    );
  }, other.folder);
  expect(forged).toEqual(["", "", ""]);
  const [again] = await callMain(page, [["openPack", [other.folder]]]);
  expect(again).toMatchObject({ result: { ok: false } });
  // What lies open is offered again, as a pack opened lately.
  const [own] = await callMain(page, [["openPack", [app.pack.folder]]]);
  expect(own).toMatchObject({ result: { ok: true } });
});

const NOT_CALLED = new Set(["closeWindow", "endHungHost", "trashFile"]);

const MATERIAL: Material = {
  texts: [
    "levels/fw_001.json",
    "game.json",
    "../../evil.json",
    "/etc/passwd",
    "C:\\x.json",
    "__proto__",
    "",
    "a\0b.json",
  ],
  values: [null],
};

test("whatever the page calls main with is answered or refused", async ({ app }) => {
  const { page } = app;
  await expect(treeRow(page, "First Steps")).toBeVisible();
  await app.electron.evaluate(({ dialog }) => {
    dialog.showSaveDialog = async () => ({ canceled: true, filePath: "" });
  });
  const before = readdirSync(path.dirname(app.pack.folder)).sort();
  const names = Object.keys(MAIN_CALLS).filter((name) => !NOT_CALLED.has(name)) as (keyof typeof MAIN_CALLS)[];
  const fittingOf = (name: keyof typeof MAIN_CALLS): fc.Arbitrary<[string, unknown]> =>
    fc.tuple(fc.constant<string>(name), arbitraryOf(MAIN_CALLS[name].args, MATERIAL));
  const fitting = fc.constantFrom(...names).chain(fittingOf);
  const wild = fc.tuple(fc.constantFrom<string>(...names, "constructor", "toString", "none"), fc.array(fc.jsonValue()));
  const calls = [
    ...names.flatMap((name) => fc.sample(fittingOf(name), { numRuns: 1, seed: 7 })),
    ...fc.sample(fitting, { numRuns: 250, seed: 7 }),
    ...fc.sample(wild, { numRuns: 150, seed: 7 }),
  ] as (readonly [string, readonly unknown[]])[];
  const answers = await callMain(page, calls);
  for (const { error } of answers.slice(0, names.length)) expect(error ?? "").not.toContain("not found");
  const errors = new Set(answers.flatMap(({ error }) => error ?? []));
  for (const error of errors) expect(error).toMatch(/The arguments of \w+ are not what they should be|not found/);
  const logs = await app.electron.evaluate(({ app: main }) => main.getPath("userData"));
  const log = path.join(logs, "logs/errors.log");
  const thrown = existsSync(log) ? readFileSync(log, "utf8").split("\n") : [];
  expect(thrown.filter((line) => / call /.test(line) && !line.includes("WrongArguments"))).toEqual([]);
  expect(readdirSync(path.dirname(app.pack.folder)).sort()).toEqual(before);
  // Main is alive and well.
  const [recent] = await callMain(page, [["recentPacks", []]]);
  expect(recent!.error).toBeNull();
  expect(JSON.stringify(recent)).toContain(app.pack.folder);
});
