import { expect, it } from "vitest";
import { finish } from "../../base/work";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { SearchOptions } from "../../engine/search/searchRun";
import { shortest } from "../../engine/search/shortest";
import { createKnowledge } from "../knowledge";
import { sampleSync } from "../sampleTexts.testing";
import { createWorkspace } from "../workspace";
import { createAnswerer } from "./answers";
import { createKeptSearch } from "./keptSearch";

const BUDGET: SearchOptions = { timeMs: 60_000, memoryBytes: 2 ** 28 };

const levelOf = ((): ((id: string) => PlayableLevel) => {
  const workspace = createWorkspace();
  workspace.sync(sampleSync("flag-worlds"));
  const knowledge = createKnowledge(() => workspace.pack());
  return (id) => {
    const level = knowledge.entry(id)?.level();
    if (!level) throw new Error(`${id} cannot be played`);
    return level;
  };
})();

/** Is used up after the first turn that the engine plays. */
const MOMENT: SearchOptions = { ...BUDGET, timeMs: 0 };

it("goes on where a search ended, and answers as one that never paused", () => {
  const level = levelOf("fw_010");
  const whole = finish(shortest(level, BUDGET));
  const kept = createKeptSearch();
  let states = 0;
  let pauses = 0;
  for (;;) {
    const { answer, cost } = finish(kept.shortest(level, MOMENT));
    if (answer.kind !== "unknown") {
      expect(answer).toEqual(whole.answer);
      expect(cost.states).toBe(whole.cost.states);
      expect(cost.turns).toBe(whole.cost.turns);
      break;
    }
    expect(answer.because).toBe("time");
    pauses += 1;
    // Only a field that is found to matter late begins a search again.
    if (cost.states < states) expect(states).toBeLessThan(2_100);
    ({ states } = cost);
  }
  expect(pauses).toBeGreaterThan(20);
});

it("keeps a search while others are answered, until its level is not played any more", () => {
  const [level, other] = [levelOf("fw_010"), levelOf("fw_001")];
  const kept = createKeptSearch();
  const turns = (): number => finish(kept.shortest(level, MOMENT)).cost.turns;
  for (let pause = 0; pause < 20; pause += 1) turns();
  const before = turns();
  expect(finish(kept.shortest(other, BUDGET)).answer.kind).toBe("solved");
  expect(turns()).toBeGreaterThanOrEqual(before);
  kept.forgetUnless((each) => each !== level);
  expect(turns()).toBeLessThan(before);
});

/** Looks into a level, with what each look leaves behind. */
function looking(level: PlayableLevel): (options: SearchOptions) => unknown {
  const answerer = createAnswerer();
  const question = { kind: "insight", level: level.id } as const;
  return (options) =>
    finish(answerer.answer({ level, variants: null }, question, { ...options, onMaking: () => undefined }));
}

it("looks into a level again after that was cancelled", () => {
  const insight = looking(levelOf("fw_010"));
  expect(insight({ ...BUDGET, isCancelled: () => true })).toMatchObject({ report: { because: "cancelled" } });
  expect(insight(BUDGET)).toMatchObject({ report: { complete: true, because: null } });
});

it("looks into a level again for a longer time, if that may find more", () => {
  const insight = looking(levelOf("fw_010"));
  const brief = insight(MOMENT);
  expect(brief).toMatchObject({ report: { complete: false, because: "time" } });
  expect(insight(MOMENT)).toEqual(brief);
  const whole = insight(BUDGET);
  expect(whole).toMatchObject({ report: { complete: true, because: null } });
  expect(insight({ ...BUDGET, timeMs: 2 * BUDGET.timeMs })).toEqual(whole);
  expect(insight(MOMENT)).toEqual(whole);
});
