import { expect, test } from "vitest";
import { type Choices, orderOf } from "./choices";

const CHOICES: Choices = {
  what: "film",
  kinds: { board: "png", film: "apng", sheet: "svg" },
  size: " 32 ",
  theme: "dark",
  frame: "250",
  from: "2",
  to: "5",
  count: true,
};

test("fields that are right are an order, in the form of what it shows", () => {
  expect(orderOf(CHOICES, 9)).toEqual({
    ok: true,
    value: {
      what: "film",
      kind: "apng",
      size: 32,
      theme: "dark",
      frameMs: 250,
      range: { from: 2, to: 5 },
      count: true,
    },
  });
  expect(orderOf({ ...CHOICES, what: "sheet" }, 0)).toMatchObject({ ok: true, value: { kind: "svg" } });
});

test.each([
  [{ size: "3" }, { size: "Enter 4 to 512." }],
  [{ size: "" }, { size: "Enter 4 to 512." }],
  [
    { frame: "1e3", size: "600" },
    { frame: "Enter 20 to 60000.", size: "Enter 4 to 512." },
  ],
  [{ from: "5" }, { range: "There is nothing to show from move 5 to move 5." }],
  [{ to: "10" }, { range: "The solution has 9 moves: there is no picture after move 10." }],
  [{ to: "x" }, { range: "Enter numbers of moves." }],
] as const)("%j is wrong: %j", (change, mistakes) => {
  expect(orderOf({ ...CHOICES, ...change }, 9)).toEqual({ ok: false, refusal: mistakes });
});

test("what is no film is not asked for moves and times", () => {
  expect(orderOf({ ...CHOICES, what: "board", from: "", to: "", frame: "" }, 0)).toMatchObject({ ok: true });
});
