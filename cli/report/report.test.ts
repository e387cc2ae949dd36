import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { check } from "../check";
import { annotationLines } from "./annotations";
import { PLAIN_WORDS } from "../../shared/pack/packModel";
import type { FindingRow, PackReport } from "./checkReport";
import { sarifText } from "./sarif";

const samplePack = path.resolve(__dirname, "../../sample-packs/flag-worlds");

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** Returns a copy of the sample pack with a broken level. */
function brokenPack(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-report-"));
  folders.push(folder);
  cpSync(samplePack, folder, { recursive: true });
  const level = path.join(folder, "levels/fw_001.json");
  writeFileSync(level, readFileSync(level, "utf8").replace('"type": "reach_target"', '"type": "reach_targt"'));
  return folder;
}

async function run(
  form: "text" | "annotations",
  sarif: string | null,
): Promise<{
  readonly code: number;
  readonly text: string;
  readonly errors: readonly string[];
  readonly pack: string;
}> {
  const pack = brokenPack();
  const errors: string[] = [];
  let text = "";
  const output = {
    write: (more: string) => Promise.resolve(void (text += more)),
    writeError: (line: string) => void errors.push(line),
  };
  const file = sarif === null ? null : path.join(pack, sarif);
  const code = await check([pack], { form, sarif: file, fix: null, solve: null }, output);
  return { code, text, errors, pack };
}

const finding = (over: Partial<FindingRow>): FindingRow => ({
  code: "wrong-value",
  severity: "error",
  message: "Wrong.",
  file: "levels/a.json",
  line: 3,
  column: 5,
  endLine: 3,
  endColumn: 9,
  fixes: [],
  ...over,
});
const report = (over: Partial<FindingRow>): PackReport => ({
  path: "packs/one",
  profile: "",
  words: PLAIN_WORDS,
  findings: [finding(over)],
  failing: () => [],
  levels: [],
});

describe("check --annotations", () => {
  it("prints findings as commands, a summary, and the same exit code", async () => {
    const { code, text, pack } = await run("annotations", null);
    expect(code).toBe(1);
    const lines = text.trimEnd().split("\n");
    expect(lines).toContainEqual(expect.stringMatching(/^::error file=.*levels\/fw_001\.json,line=\d+,/));
    expect(lines.slice(0, -1).every((line) => line.startsWith("::"))).toBe(true);
    expect(lines.at(-1)).toMatch(new RegExp(`^${pack}: [1-9]\\d* errors?, .* levels win$`));
  });

  it("shows a recorded solution that does not win where it is written, in both forms", async () => {
    const pack = mkdtempSync(path.join(tmpdir(), "gridwright-report-"));
    folders.push(pack);
    cpSync(samplePack, pack, { recursive: true });
    const level = path.join(pack, "levels/fw_001.json");
    const { solution, ...rest } = JSON.parse(readFileSync(level, "utf8")) as { solution: { goldPath: unknown[] } };
    writeFileSync(level, JSON.stringify({ ...rest, solution: { goldPath: solution.goldPath.slice(0, 3) } }));
    let text = "";
    const output = {
      write: (more: string) => Promise.resolve(void (text += more)),
      writeError: () => undefined,
    };
    const sarif = path.join(pack, "packs.sarif");
    expect(await check([pack], { form: "annotations", sarif, fix: null, solve: null }, output)).toBe(1);
    expect(text).toMatch(
      /^::error file=.*fw_001\.json,line=1,.*title=solution-broken::First Steps: the solution does not win/m,
    );
    expect(readFileSync(sarif, "utf8")).toContain('"ruleId": "solution-broken"');
    let json = "";
    await check(
      [pack],
      { form: "json", sarif: null, fix: null, solve: null },
      { ...output, write: (more) => Promise.resolve(void (json += more)) },
    );
    expect(json).not.toContain("failing");
  });

  it("names files from the folder that the command runs in", () => {
    expect(annotationLines(report({}), "/repository")).toEqual([
      "::error file=packs/one/levels/a.json,line=3,endLine=3,col=5,endColumn=9,title=wrong-value::Wrong.",
    ]);
    expect(annotationLines(report({ severity: "information", endLine: 4 }), "/repository")).toEqual([
      "::notice file=packs/one/levels/a.json,line=3,endLine=4,title=wrong-value::Wrong.",
    ]);
  });

  it("lets no text of a pack begin another command", () => {
    const [line, ...more] = annotationLines(
      report({ message: 'No "100%\r\n::stop-commands::x".', file: "levels/a,line=1:\n.json" }),
      "/repository",
    );
    expect(more).toEqual([]);
    expect(line).not.toMatch(/[\r\n]/);
    expect(line).toContain("file=packs/one/levels/a%2Cline=1%3A%0A.json,");
    expect(line).toContain('::No "100%25%0D%0A::stop-commands::x".');
  });
});

describe("check --sarif", () => {
  it("writes the findings beside the usual output", async () => {
    const { code, text, pack } = await run("text", "found.sarif");
    expect(code).toBe(1);
    expect(text).toContain("levels win");
    const log = JSON.parse(readFileSync(path.join(pack, "found.sarif"), "utf8")) as {
      readonly version: string;
      readonly runs: readonly { readonly results: readonly { readonly ruleId: string; readonly level: string }[] }[];
    };
    expect(log.version).toBe("2.1.0");
    expect(log.runs).toHaveLength(1);
    expect(log.runs[0]?.results.some(({ level }) => level === "error")).toBe(true);
  });

  it("gives each finding its rule, level and place", () => {
    const log = JSON.parse(sarifText([report({ file: "levels/a b.json" }), report({})], "/repository")) as object;
    expect(log).toMatchObject({
      runs: [
        {
          tool: { driver: { name: "Gridwright", rules: [{ id: "wrong-value" }] } },
          columnKind: "utf16CodeUnits",
          results: [
            {
              ruleId: "wrong-value",
              ruleIndex: 0,
              level: "error",
              message: { text: "Wrong." },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: "packs/one/levels/a%20b.json" },
                    region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 9 },
                  },
                },
              ],
            },
            { ruleIndex: 0 },
          ],
        },
      ],
    });
  });

  it("says why the file cannot be written", async () => {
    const { code, errors, text } = await run("text", "manifest.json/found.sarif");
    expect({ code, text }).toEqual({ code: 2, text: "" });
    expect(errors).toEqual([expect.stringContaining("cannot be written")]);
  });
});
