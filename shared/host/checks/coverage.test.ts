import { describe, expect, it } from "vitest";
import { entityAt } from "../../base/boardView";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { TurnRecord } from "../../engine/turnRecord";
import { RecordKind, RuleVerdict } from "../../engine/trace/trace";
import { recordAt, within } from "../../engine/trace/traceTree";
import { buildPackSource } from "../../dialects/models";
import type { PackSource } from "../../pack/packSource";
import type { LevelCoverage, RuleTally } from "../../rpc/coverage";
import { countingLevel } from "./countingLevel.testing";
import { createCoverageCounter, neverFired, packCoverage } from "./coverage";
import { diagnose } from "./diagnose";
import { type LevelEntry, levelEntries } from "./solutions";
import { sampleSync } from "../sampleTexts.testing";
import { tracedTurns } from "../../engine/play/tracedTurns";

/** The sample pack with its game changed. */
function sample(change: (text: string) => string = (text) => text): PackSource {
  const { files } = sampleSync("flag-worlds");
  const texts = files.map(({ path, text }) => ({
    path,
    text: path === "game.json" ? change(text ?? "") : (text ?? ""),
  }));
  return buildPackSource(texts, [], []);
}

function entriesOf(pack: PackSource): readonly LevelEntry[] {
  return levelEntries(pack, diagnose(pack, null).compilation.game);
}

function levelsOf(pack: PackSource): readonly LevelCoverage[] {
  const counter = createCoverageCounter();
  return entriesOf(pack).flatMap((entry) => counter.count(entry) ?? []);
}

/** The final verdicts on rules in a turn, with the rules' places. */
function verdictsIn({ trace }: TurnRecord, { debug }: PlayableLevel): readonly (readonly [string, number])[] {
  return within(trace, 0, RecordKind.rule).map((index) => {
    const { ref, after } = recordAt(trace, index);
    const { source } = debug.rules[ref]!;
    return [`${source.file}#${source.at}`, after];
  });
}

/** How often each rule of a level was tried on its path, counted in the turns as they were recorded. */
function talliesOf(level: PlayableLevel, turns: readonly TurnRecord[]): Readonly<Record<string, RuleTally>> {
  const all = turns.flatMap((turn) => verdictsIn(turn, level));
  const count = (place: string, isMeant: (verdict: number) => boolean): number =>
    all.filter(([each, verdict]) => each === place && isMeant(verdict)).length;
  return Object.fromEntries(
    all.map(([place]) => [
      place,
      {
        // One that was selected is run later, and counts then.
        tried: count(place, (verdict) => verdict !== RuleVerdict.selected),
        whereFailed: count(place, (verdict) => verdict === RuleVerdict.whereFailed),
        ifFailed: count(place, (verdict) => verdict === RuleVerdict.ifFailed),
        fired: count(place, (verdict) => verdict === RuleVerdict.fired),
      },
    ]),
  );
}

/** Of each rule that fires, the first turn in which it does. */
function firstFiredIn(level: PlayableLevel, turns: readonly TurnRecord[]): Readonly<Record<string, number>> {
  const fired = turns.flatMap((turn, number) =>
    verdictsIn(turn, level).flatMap(([place, verdict]) => (verdict === RuleVerdict.fired ? [[place, number]] : [])),
  );
  return Object.fromEntries(fired.toReversed()) as Record<string, number>;
}

/** The most of a kind that stood on the board at once. */
function mostOf(kind: string, turns: readonly TurnRecord[]): number {
  const counts = turns.map(({ after }) => {
    const { layers, width, height } = after;
    const cells = Array.from(
      { length: width * height },
      (_, cell) => [cell % width, Math.floor(cell / width)] as const,
    );
    const standing = layers.flatMap((layer) => cells.map(([x, y]) => entityAt(after, layer, x, y)?.kind));
    return standing.filter((each) => each === kind).length;
  });
  return Math.max(...counts);
}

describe("what solutions try", () => {
  const pack = sample();
  const levels = levelsOf(pack);
  const placeOf = (id: string): string => packCoverage(pack, 1, levels).rules.find((rule) => rule.id === id)!.place;

  it("is told by level and rule: tried, where and if failed, fired", () => {
    const third = levels.find(({ level }) => level === "fw_003")!;
    expect(third.rules[placeOf("torch_burns")]!.fired).toBe(1);
    expect(third.rules[placeOf("pickup_item")]!.fired).toBe(1);
    for (const { rules } of levels) {
      for (const { tried, whereFailed, ifFailed, fired } of Object.values(rules)) {
        expect(tried).toBeGreaterThanOrEqual(whereFailed + ifFailed + fired);
        expect(tried).toBeGreaterThan(0);
      }
    }
  });

  it.each(["0.5", "0.8"])("is what the recorded turns tell, in a pack of version %s", (version) => {
    const { files } = sampleSync("flag-worlds");
    const texts = files.map(({ path, text }) => {
      const spoken =
        path === "manifest.json" ? text!.replace(/"dslVersion": "[^"]*"/, `"dslVersion": "${version}"`) : text;
      return { path, text: spoken ?? "" };
    });
    const counter = createCoverageCounter();
    let selected = 0;
    for (const entry of entriesOf(buildPackSource(texts, [], []))) {
      const level = entry.level()!;
      const turns = Array.from(tracedTurns(level, level.solution));
      const { rules, firstFired, kinds } = counter.count(entry)!;
      expect(rules).toEqual(talliesOf(level, turns));
      expect(firstFired).toEqual(firstFiredIn(level, turns));
      for (const kind of Object.keys(kinds)) expect(kinds[kind]).toBe(mostOf(kind, turns));
      selected += turns
        .flatMap((turn) => verdictsIn(turn, level))
        .filter(([, to]) => to === RuleVerdict.selected).length;
    }
    expect(selected > 0).toBe(version === "0.5");
  });

  it("has the first move whose cascade was cut off", () => {
    const more = [
      '{"id": "again", "on": "variable_changed", "then": [{"increment_variable": {"name": "times"}}]}',
      '{"id": "begin", "on": "avatar_entered", "then": [{"increment_variable": {"name": "times"}}]}',
    ];
    const endless = sample((text) => text.replace('"rules": [', `"rules": [${more.join(",")},`));
    const first = createCoverageCounter().count(entriesOf(endless)[0]!)!;
    expect(first.cutOff).toMatchObject({ step: 1, action: "move right", rules: ["again"] });
    expect(first.moves).toBeGreaterThan(1);
  });

  it("counts objects of many cells, each once", () => {
    const plain = countingLevel("one", [1, 2]);
    const view: typeof plain.view = (total) => {
      const board = plain.view(total);
      const object = (id: string) => ({ id, kind: "pipe", cells: [], params: {} });
      return { ...board, state: { ...board.state, multiCellObjects: total === 1 ? [object("a"), object("b")] : [] } };
    };
    const entry = { ...entriesOf(pack)[0]!, level: () => ({ ...plain, view }) };
    expect(createCoverageCounter().count(entry)!.kinds).toEqual({ pipe: 2 });
  });

  it("counts kinds: how many stood on the board at once", () => {
    const third = levels.find(({ level }) => level === "fw_003")!;
    expect(third.kinds).toMatchObject({ wood: 1, torch: 1, flag: 1 });
    expect(third.kinds["rock"]).toBeUndefined();
  });

  it("counts a kind that is called like a part of every object", () => {
    const renamed = (text: string): string => text.replaceAll('"wood"', '"constructor"');
    const texts = sampleSync("flag-worlds").files.map(({ path, text }) => ({ path, text: renamed(text ?? "") }));
    const third = levelsOf(buildPackSource(texts, [], [])).find(({ level }) => level === "fw_003")!;
    expect(third.kinds["constructor"]).toBe(1);
  });

  it("marks rules that no path fires, with why not", () => {
    const broken = sample((text) => text.replace('"hasItem": "torch"', '"hasItem": "spoon"'));
    const findings = neverFired(broken, levelsOf(broken));
    const torch = findings.find(({ params }) => params["name"] === "torch_burns")!;
    expect(torch).toMatchObject({ code: "rule-never-fired", severity: "information", file: "game.json" });
    expect(torch.at).toMatch(/^\/rules\/\d+\/id$/);
    expect(torch.message).toMatch(/its if failed \d+ times/);
    expect(neverFired(pack, levels).map(({ params }) => params["name"])).not.toContain("torch_burns");
  });

  it("says nothing of rules while there is no path", () => {
    expect(neverFired(pack, [])).toEqual([]);
  });
});
