import { expect, it } from "vitest";
import { breakpointOn } from "../../../shared/engine/breakpoints/breakpoints";
import { tableLayout } from "../table/layout";
import { breakMarks, breakOnZone, markedZones } from "./breakMarks";

const layout = tableLayout({ width: 2, height: 2 });

it("marks the places that breakpoints stop at, and none that the table does not have", () => {
  const there = breakpointOn({ kind: "cell", position: [1, 0] });
  const beyond = breakpointOn({ kind: "cell", position: [5, 5] });
  const off = { ...breakpointOn({ kind: "cell", position: [0, 1] }), isEnabled: false, log: "so" };
  const marks = breakMarks([there, beyond, off, breakpointOn({ kind: "refused" })], layout);
  expect(marks.map(({ isOn, writes }) => [isOn, writes])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(layout.spots[marks[0]?.spot ?? -1]?.position).toEqual([1, 0]);
});

it("marks zones by the fields that breakpoints are on", () => {
  const marked = markedZones([
    breakpointOn(breakOnZone("hand.ann")),
    { ...breakpointOn(breakOnZone("deck")), isEnabled: false },
    breakpointOn({ kind: "field", path: "variables.deck" }),
  ]);
  expect([...marked]).toEqual([
    ["hand.ann", true],
    ["deck", false],
  ]);
});
