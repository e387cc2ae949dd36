import { describe, expect, it } from "vitest";
import { type Command, parseCommand } from "./arguments";

describe("the command line's grammar", () => {
  const understood: readonly (readonly [string, Command])[] = [
    ["--help", { name: "help" }],
    ["check --help", { name: "help" }],
    ["check a", { name: "check", packs: ["a"], options: { form: "text", sarif: null, fix: null, solve: null } }],
    [
      "check a b --json",
      { name: "check", packs: ["a", "b"], options: { form: "json", sarif: null, fix: null, solve: null } },
    ],
    ["check --json a", { name: "check", packs: ["a"], options: { form: "json", sarif: null, fix: null, solve: null } }],
    [
      "check --fix a",
      { name: "check", packs: ["a"], options: { form: "text", sarif: null, fix: "apply", solve: null } },
    ],
    [
      "check --fix --dry-run a",
      { name: "check", packs: ["a"], options: { form: "text", sarif: null, fix: "show", solve: null } },
    ],
    [
      "check a --annotations --sarif b.sarif",
      { name: "check", packs: ["a"], options: { form: "annotations", sarif: "b.sarif", fix: null, solve: null } },
    ],
    ["schemas --out a", { name: "schemas", folder: "a" }],
    ["compare a", { name: "compare", pack: "a" }],
    ["diff a b", { name: "diff", before: "a", after: "b", rest: null, json: false }],
    ["diff a b --rest . --json", { name: "diff", before: "a", after: "b", rest: ".", json: true }],
    ["format a b", { name: "format", packs: ["a", "b"], check: false }],
    ["format a --check", { name: "format", packs: ["a"], check: true }],
    [
      "publish a --event HIT --payload {} --seed=-3 --dry-run --json",
      { name: "publish", pack: "a", session: null, event: "HIT", payload: "{}", seed: -3, isDry: true, json: true },
    ],
    [
      "publish a --session s",
      { name: "publish", pack: "a", session: "s", event: null, payload: null, seed: null, isDry: false, json: false },
    ],
    ["replay --packs dir", { name: "replay", folder: "dir", profile: null }],
    ["replay --packs=dir --profile=dsl-0.5", { name: "replay", folder: "dir", profile: "dsl-0.5" }],
    ["trace a fw_001", { name: "trace", pack: "a", level: "fw_001", step: null, question: null }],
    ["trace a fw_001 --step 0", { name: "trace", pack: "a", level: "fw_001", step: 0, question: null }],
    [
      "trace a fw_001 --why burns",
      { name: "trace", pack: "a", level: "fw_001", step: null, question: { kind: "why", rule: "burns" } },
    ],
    [
      "trace a fw_001 --step 3 --compare dsl-0.5",
      { name: "trace", pack: "a", level: "fw_001", step: 3, question: { kind: "compare", other: "dsl-0.5" } },
    ],
    [
      "trace a fw_001 --because 3,2",
      { name: "trace", pack: "a", level: "fw_001", step: null, question: { kind: "because", what: "3,2" } },
    ],
  ];
  it.each(understood)("understands: %s", (line, command) => {
    expect(parseCommand(line.split(" "))).toEqual({ ok: true, value: command });
  });

  const refused: readonly (readonly [string, RegExp])[] = [
    ["polish a", /Unknown command "polish"/],
    ["check", /at least one pack/],
    ["check a --json --annotations", /only one of/],
    ["schemas", /--out/],
    ["check a --fast", /--fast/],
    ["compare", /one pack folder/],
    ["compare a b", /one pack folder/],
    ["format", /at least one pack/],
    ["publish", /one pack folder/],
    ["publish a --seed x", /whole number/],
    ["replay", /--packs DIR/],
    ["replay --packs", /--packs/],
    ["replay --packs dir --profile newest", /published or dsl-0.5, not "newest"/],
    ["replay --packs dir walks.jsonl", /walks\.jsonl/],
    ["check --dry-run a", /--fix/],
    ["trace a", /a pack folder and a level/],
    ["trace a b c", /unexpected argument "c"/],
    ["trace a b --step=-1", /turn's number/],
    ["trace a b --step two", /turn's number/],
    ["trace a b --why r --because win", /only one/],
    ["trace a b --because win --compare c", /only one/],
  ];
  it.each(refused)("refuses: %s", (line, reason) => {
    const parsed = parseCommand(line.split(" "));
    expect(parsed.ok ? null : parsed.refusal).toMatch(reason);
  });

  it("refuses an empty line", () => {
    expect(parseCommand([])).toEqual({ ok: false, refusal: "No command given." });
  });
});
