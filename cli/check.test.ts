import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ran } from "./command.testing";

/** Makes a folder that goes with the test; returns its path. */
function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-check-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Copies an empty pack with one file that is no text; returns its folder. */
function packWithBytes(file: string): string {
  const folder = temporaryFolder();
  cpSync(path.resolve(__dirname, "../templates/1-empty"), folder, { recursive: true });
  writeFileSync(path.join(folder, file), Buffer.from([0x7b, 0xff, 0xfe, 0x7d]));
  return folder;
}

it.each(["game.json", "manifest.json"])(
  "%s that is no text is one problem, not a missing file beside it",
  async (file) => {
    const { code, output } = await ran("check", packWithBytes(file), "--json");
    const { packs } = JSON.parse(output) as {
      packs: readonly { findings: readonly { code: string; file: string }[] }[];
    };
    const codes = packs.flatMap(({ findings }) =>
      findings.filter((each) => each.file === file).map((each) => each.code),
    );
    expect([code, codes]).toEqual([1, ["unreadable-file"]]);
  },
);

const sample = (pack: string): string => path.resolve(__dirname, "../sample-packs", pack);

it("searches no board games and no event rules", async () => {
  for (const pack of ["chess", "dungeon"]) {
    const { code, output } = await ran("check", sample(pack), "--solve", "--budget", "1s");
    expect(code).toBe(0);
    expect(output).not.toContain("fewest moves");
  }
});

it("says in words why the file of findings cannot be written", async () => {
  const file = path.join(sample("kuhn"), "manifest.json", "findings.sarif");
  const { code, errors } = await ran("check", sample("kuhn"), "--sarif", file);
  expect(code).toBe(2);
  expect(errors).toMatch(/cannot be written: [a-z ]+\.\n$/);
});

it("makes the folder of the file of findings where it is missing", async () => {
  const file = path.join(temporaryFolder(), "reports", "findings.sarif");
  const { code } = await ran("check", sample("kuhn"), "--sarif", file);
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ version: "2.1.0" });
});
