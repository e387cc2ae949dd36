import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { watchCheck } from "./checkWatch";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const OPTIONS = { form: "json", sarif: null, fix: null, solve: null } as const;

it("checks again after each change, and ends with the code of the last check", async () => {
  const pack = mkdtempSync(path.join(tmpdir(), "gridwright-watch-"));
  folders.push(pack);
  cpSync(path.resolve(__dirname, "../templates/1-empty"), pack, { recursive: true });
  const level = path.join(pack, "levels/level_1.json");
  const text = readFileSync(level, "utf8");
  const lines: string[] = [];
  const output = { write: (line: string) => Promise.resolve(void lines.push(line)), writeError: () => undefined };
  let stop = (): void => undefined;
  const code = watchCheck([pack], OPTIONS, new Promise((resolve) => (stop = resolve)), output);
  await expect.poll(() => lines.length).toBe(1);

  writeFileSync(level, text.replace("reach_target", "reach_targt"));
  await expect.poll(() => lines.length).toBe(2);
  expect(lines[1]).toContain("reach_targt");

  writeFileSync(level, text);
  await expect.poll(() => lines.length).toBe(3);
  expect(lines[2]).toBe(lines[0]);

  rmSync(path.join(pack, "manifest.json"));
  rmSync(path.join(pack, "game.json"));
  const refused = vi.fn();
  output.writeError = refused;
  await expect.poll(() => refused.mock.calls.length).toBeGreaterThan(0);
  stop();
  expect(await code).toBe(2);
});

it("ends at once for what is no pack", async () => {
  const written = vi.fn();
  const output = { write: () => Promise.resolve(), writeError: written };
  expect(await watchCheck(["no/such/pack"], OPTIONS, new Promise(() => undefined), output)).toBe(2);
  expect(written).toHaveBeenCalledOnce();
});
