import { expect, it } from "vitest";
import { grown } from "./growth";
import type { Measured } from "./measured";

/** Rounds in which one thing is counted so, and all else stays. */
function rounds(name: string, counts: readonly number[]): readonly Measured[] {
  const same = { Documents: 4, Nodes: 500, JSEventListeners: 400, models: 0, "heap MB": 30 };
  return counts.map((count) => ({ ...same, [name]: count }));
}

it("what comes and goes has not grown", () => {
  expect(grown(rounds("JSEventListeners", [400, 4500, 420, 4600, 4400, 430]))).toEqual([]);
  expect(grown(rounds("Nodes", [500, 505, 490, 900, 510, 1000]))).toEqual([]);
});

it("what stays for good has grown, in one leap or little by little", () => {
  expect(grown(rounds("Nodes", [500, 500, 500, 900, 900, 900]))).toEqual(["Nodes grew from 500 to 900."]);
  expect(grown(rounds("JSEventListeners", [400, 500, 600, 800, 900, 1000]))).toEqual([
    "JSEventListeners grew from 600 to 800.",
  ]);
});

it("no round may keep a text of a closed pack", () => {
  expect(grown(rounds("models", [0, 0, 0, 0, 1, 0]))).toEqual(["Round 5 ended with texts of closed packs: 1."]);
});
