import { describe, expect, it } from "vitest";
import { parsed, ran } from "./command.testing";
import { createProgram } from "./program";

const CHECK = { form: "text", sarif: null, fix: null, solve: null } as const;
const SEARCH = { budgetMs: 10_000, memoryBytes: 2 ** 30 } as const;
const PUBLISH = {
  session: null,
  event: null,
  payload: null,
  seed: null,
  isDry: false,
  withSkipped: false,
  json: false,
} as const;
const PERFT = { start: null, seed: 1, players: null, withEnds: false, divide: false, json: false } as const;
const TRACE = { pack: "a", level: "fw_001", step: null, question: null, json: false } as const;

it("gives the default times of options with their units", () => {
  const program = createProgram({ run: () => Promise.resolve() });
  const helpOf = (name: string): string =>
    program.commands.find((each) => each.name() === name)?.helpInformation() ?? "";
  expect(helpOf("batch")).toMatch(/default:\s+5m/);
  expect(helpOf("worker")).toMatch(/default:\s+30s/);
  expect(helpOf("picture")).toMatch(/default:\s+400ms/);
});

describe("the command line's grammar", () => {
  const understood: readonly (readonly [string, readonly unknown[]])[] = [
    ["check a", [["a"], CHECK]],
    ["check a b --json", [["a", "b"], { ...CHECK, form: "json" }]],
    ["check --json a", [["a"], { ...CHECK, form: "json" }]],
    ["check --fix a", [["a"], { ...CHECK, fix: "apply" }]],
    ["check --fix --dry-run a", [["a"], { ...CHECK, fix: "show" }]],
    ["check a --annotations --sarif b.sarif", [["a"], { ...CHECK, form: "annotations", sarif: "b.sarif" }]],
    ["check a --solve", [["a"], { ...CHECK, solve: SEARCH }]],
    [
      "check a --solve --budget 2m --memory=512M",
      [["a"], { ...CHECK, solve: { budgetMs: 120_000, memoryBytes: 2 ** 29 } }],
    ],
    ["check -- --json", [["--json"], CHECK]],
    ["schemas --out a", ["a", false]],
    ["compare a", ["a", false]],
    ["compare a --json", ["a", true]],
    ["diff a b", [{ before: "a", after: "b", rest: null, html: null, json: false }]],
    ["diff a b --rest . --json", [{ before: "a", after: "b", rest: ".", html: null, json: true }]],
    ["export a --html b", [{ pack: "a", html: "b", zip: null, json: false }]],
    ["export a --zip b --html c --json", [{ pack: "a", html: "c", zip: "b", json: true }]],
    ["format a b", [["a", "b"], { check: false, json: false }]],
    ["format a --check", [["a"], { check: true, json: false }]],
    ["perft a --depth 3", [{ ...PERFT, pack: "a", depth: 3 }]],
    [
      "perft a --depth=3 --start s --end --divide --seed 0 --players 2 --json",
      [{ pack: "a", depth: 3, start: "s", seed: 0, players: 2, withEnds: true, divide: true, json: true }],
    ],
    [
      "publish a --event HIT --payload {} --seed=-3 --dry-run --json",
      [{ ...PUBLISH, pack: "a", event: "HIT", payload: "{}", seed: -3, isDry: true, withSkipped: false, json: true }],
    ],
    ["publish a --session s", [{ ...PUBLISH, pack: "a", session: "s" }]],
    ["replay --packs dir", ["dir", null]],
    ["replay --packs=dir --profile=dsl-0.5 --json", ["dir", "dsl-0.5"]],
    ["solve a", [{ pack: "a", levels: [], ...SEARCH, profile: null, json: false }]],
    [
      "solve a x y --budget 1 --profile published --json",
      [{ pack: "a", levels: ["x", "y"], ...SEARCH, budgetMs: 1000, profile: "published", json: true }],
    ],
    ["trace a fw_001", [TRACE]],
    ["trace a fw_001 --step 0 --json", [{ ...TRACE, step: 0, json: true }]],
    ["trace a fw_001 --why burns", [{ ...TRACE, question: { kind: "why", rule: "burns", at: null } }]],
    ["trace a fw_001 --why go --at E2,E4", [{ ...TRACE, question: { kind: "why", rule: "go", at: ["E2", "E4"] } }]],
    [
      "trace a fw_001 --why go --at 1,0;-1,1",
      [{ ...TRACE, question: { kind: "why", rule: "go", at: ["1,0", "-1,1"] } }],
    ],
    ["trace a fw_001 --because 3,2", [{ ...TRACE, question: { kind: "because", what: "3,2" } }]],
    [
      "trace a fw_001 --step 3 --compare dsl-0.5",
      [{ ...TRACE, step: 3, question: { kind: "compare", other: "dsl-0.5" } }],
    ],
  ];
  it.each(understood)("understands: %s", async (line, args) => {
    expect(await parsed(line.split(" "))).toEqual({ ok: true, value: args });
  });

  const refused: readonly (readonly [string, RegExp])[] = [
    ["polish a", /Unknown command 'polish'/],
    ["chek a", /Did you mean check/],
    ["check", /Missing required argument 'PACK'/],
    ["check a --json --annotations", /cannot be used with/],
    ["check a --solve --budget soon", /--budget is a time/],
    ["check a --solve --memory much", /--memory is a size/],
    ["schemas", /--out/],
    ["check a --fast", /--fast/],
    ["help chekc", /^Unknown command 'chekc'\. \(Did you mean check\?\)$/],
    ["batch play a", /^KIND cannot be 'play'\. Allowed choices are solve, check, mutate, count\.$/],
    ["compare", /'PACK'/],
    ["compare a b", /[Tt]oo many arguments/],
    ["completion cmd", /bash, zsh, fish/],
    ["diff a b --html c --json", /cannot be used with/],
    ["export a", /--html FILE or --zip FILE/],
    ["export a --html b.zip", /give --zip b\.zip\.$/],
    ["export a --zip b.html", /give --html b\.html\.$/],
    ["picture a fw_001 --sheet b.svg", /^A sheet has all levels: leave out "fw_001"\.$/],
    ["picture a fw_001 --svg b.svg --to 3", /^--to is for a film: --gif or --apng\.$/],
    ["picture a fw_001 --svg b.svg --count", /^--count is for a film/],
    ["format", /'PACK'/],
    ["perft a", /--depth/],
    ["perft a --depth 0", /from 1 to 100/],
    ["perft a --depth 1 --seed x", /--seed is a whole number from 0/],
    ["publish", /'PACK'/],
    ["publish a --seed x", /whole number/],
    ["replay", /--packs <DIR>/],
    ["replay --packs", /--packs/],
    ["replay --packs dir --profile newest", /'newest'.*published, dsl-0.5/],
    ["replay --packs dir walks.jsonl", /[Tt]oo many arguments/],
    ["check --dry-run a", /--fix/],
    ["trace a", /'LEVEL'/],
    ["trace a b c", /[Tt]oo many arguments/],
    ["trace a b --step=-1", /turn's number/],
    ["trace a b --step two", /turn's number/],
    ["trace a b --why r --because win", /cannot be used with/],
    ["trace a b --because win --compare c", /cannot be used with/],
    ["trace a b --at E2,E4", /--at is for --why/],
    ["trace a b --why r --at ,", /places of a move/],
  ];
  it.each(refused)("refuses: %s", async (line, reason) => {
    const result = await parsed(line.split(" "));
    expect(result.ok ? null : result.refusal).toMatch(reason);
    expect(result.ok ? "" : result.refusal).toMatch(/^[A-Z-].*[.?)]$/);
  });
});

describe("--json", () => {
  it("is understood by every command that reports", async () => {
    const pack = "templates/1-empty";
    const lines = [
      "check P",
      "compare P",
      "diff P P",
      "format P --check",
      "trace P L",
      "trace P L --compare published",
    ];
    for (const each of lines) {
      const line = each.replaceAll("P", pack).replace("L", "level_1");
      const { output, errors } = await ran(...`${line} --json`.split(" "));
      expect({ line, errors }).toEqual({ line, errors: "" });
      expect(JSON.parse(output), line).toBeTypeOf("object");
    }
  });

  it("prints turns as data", async () => {
    const { code, output } = await ran("trace", "sample-packs/flag-worlds", "fw_001", "--step", "1", "--json");
    expect(code).toBe(0);
    const { level, turns } = JSON.parse(output) as { level: string; turns: readonly Record<string, unknown>[] };
    expect(level).toBe("fw_001");
    expect(turns).toHaveLength(1);
    expect(turns[0]).toMatchObject({
      turn: 1,
      action: { action: "move", direction: "right" },
      accepted: true,
      won: false,
    });
    expect(turns[0]?.["lines"]).toContainEqual(expect.any(String));
  });

  it.each([
    ["flag-worlds", "fw_001", { won: true, outcome: { kind: "won", seat: null }, passes: true }],
    ["chess", "fools-mate", { won: true, outcome: { kind: "won", seat: "Black" }, passes: true }],
    ["chess", "stalemate", { won: false, lost: false, outcome: { kind: "draw", seat: null }, passes: true }],
    ["dungeon", "4-kill", { won: false, lost: false, outcome: null, passes: true }],
  ])("tells how %s %s ended apart from whether that was expected", async (pack, level, last) => {
    const { output } = await ran("trace", `sample-packs/${pack}`, level, "--json");
    const { turns } = JSON.parse(output) as { turns: readonly Record<string, unknown>[] };
    expect(turns[0]).toMatchObject({ won: false, outcome: null, passes: null });
    expect(turns.at(-1)).toMatchObject(last);
  });
});
