import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCliPackage } from "./cliPackage.mts";
import { type RunResult, projectRoot, run, runNode } from "./project.mts";

let folder = "";
let home = "";
const keep = (cwd: string) => ({ cwd, output: "keep" }) as const;

/** Runs the installed command from an empty folder. */
function gridwright(...args: readonly string[]): Promise<RunResult> {
  return runNode(path.join(home, "node_modules/.bin/gridwright"), args, keep(home));
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "gridwright-package-"));
  home = path.join(folder, "home");
  mkdirSync(home);
  const made = path.join(folder, "made");
  await makeCliPackage(made);
  const npm = ["--offline", "--no-audit", "--no-fund", "--ignore-scripts"];
  const packed = await run("npm", ["pack", ...npm, "--pack-destination", folder], keep(made));
  expect(packed).toMatchObject({ code: 0 });
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz")) ?? "";
  const installed = await run("npm", ["install", ...npm, path.join(folder, tarball)], keep(home));
  expect(installed).toMatchObject({ code: 0 });
  // Three builds and an installation: a guard against hanging, not a measure.
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test("the package is one program, with nothing of the project or of other packages beside it", () => {
  expect(readdirSync(path.join(home, "node_modules")).sort()).toEqual([".bin", ".package-lock.json", "gridwright"]);
  const files = readdirSync(path.join(home, "node_modules/gridwright")).sort();
  expect(files).toEqual([
    "LICENSE",
    "README.md",
    "THIRD-PARTY-LICENSES.txt",
    "gridwright.mjs",
    "package.json",
    "player",
  ]);
  const program = readFileSync(path.join(home, "node_modules/gridwright/gridwright.mjs"), "utf8");
  expect(program).not.toContain(projectRoot);
  const licences = readFileSync(path.join(home, "node_modules/gridwright/THIRD-PARTY-LICENSES.txt"), "utf8");
  for (const name of ["commander", "jsonc-parser", "chokidar"])
    expect(licences).toMatch(new RegExp(`^${name} \\d`, "m"));
});

test("the installed command works in an empty folder", async () => {
  const { version } = JSON.parse(readFileSync(path.join(projectRoot, "package.json"), "utf8")) as { version: string };
  expect(await gridwright("--version")).toEqual({ code: 0, text: `${version}\n` });

  const pack = path.join(projectRoot, "templates/2-crates");
  const checked = await gridwright("check", pack, "--json");
  expect(checked.code).toBe(0);
  const report = JSON.parse(checked.text) as { packs: readonly { levels: readonly object[] }[] };
  expect(report.packs[0]?.levels).toContainEqual(expect.objectContaining({ status: "wins" }));

  const game = path.join(projectRoot, "templates/5-noughts");
  const counted = await gridwright("perft", game, "--depth", "3", "--json");
  expect(JSON.parse(counted.text)).toEqual({ counts: [9, 72, 504] });

  expect((await gridwright("export", pack, "--html", "crates.html")).code).toBe(0);
  expect(readFileSync(path.join(home, "crates.html"), "utf8")).toContain("Content-Security-Policy");

  // A PNG needs a package that is not there: it says which, and writes nothing.
  expect((await gridwright("picture", pack, "level_1", "--svg", "level.svg")).code).toBe(0);
  expect(readFileSync(path.join(home, "level.svg"), "utf8")).toContain("<svg ");
  expect((await gridwright("picture", pack, "level_1", "--png", "level.png")).code).toBe(1);
  expect(existsSync(path.join(home, "level.png"))).toBe(false);

  expect((await gridwright("schemas", "--out", "schemas")).code).toBe(0);
  expect(existsSync(path.join(home, "schemas/gridponder/level.schema.json"))).toBe(true);
  expect((await gridwright("solve", "nowhere")).code).toBe(2);
});
