import { expect, it } from "vitest";
import {
  torchReading,
  torchRecords as at,
  torchTurn,
} from "../../../shared/dialects/gridponder/presentation/torchTurn.testing";
import type { KeptRun } from "../../../shared/rpc/compare";
import { gnosisPack } from "../../../shared/dialects/gnosis/text/packModel";
import { PLAIN_WORDS } from "../../../shared/pack/packModel";
import { againstOptions, againstText, otherTitle, sameText } from "./compareText";

it("offers the solution, changed rules, other profiles, kept sessions, those of the level first, and the mark", () => {
  const run = (level: string): KeptRun => ({ level, actions: [], names: 0, files: [] });
  const kept = [
    { number: 3, run: run("two"), title: "session of 1 move" },
    { number: 2, run: run("one"), title: "session of 4 moves, won" },
  ];
  const marked = { ...torchReading, turn: torchTurn, cursor: at.pass, number: 3, level: "one", names: 0 };
  const options = againstOptions("one", ["dsl-0.5"], kept, marked);
  expect(options.map(({ title }) => title)).toEqual([
    "the recorded solution",
    "the same moves by the rules as they are now",
    "the same moves as dsl-0.5",
    "kept 2: session of 4 moves, won",
    "kept 3: session of 1 move of level two",
    `the mark at turn 3: move right, record ${at.pass + 1}`,
  ]);
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  for (const { value, against } of options) expect(againstText(against)).toBe(value);
  const [mark] = againstOptions("two", [], [], marked).slice(-1);
  expect(mark?.title).toBe(`the mark at turn 3: move right of level one, record ${at.pass + 1}`);
  expect(otherTitle({ kind: "profile", profile: "dsl-0.5" }, "one")).toBe("As dsl-0.5");
  expect(otherTitle({ kind: "kept", run: run("one") }, "one")).toBe("Kept session");
  expect(otherTitle({ kind: "kept", run: run("two") }, "one")).toBe("Kept session of two");
});

it("says in the pack's words that two moments are the same", () => {
  expect(sameText(PLAIN_WORDS)).toBe("Boards and variables are the same here.");
  expect(sameText(gnosisPack.words)).toBe("Payloads and states are the same here.");
});
