import { describe, expect, it } from "vitest";
import { causeGraph } from "../../../shared/engine/explain/causeGraph";
import {
  torchReading,
  torchRecords as at,
  torchTurn,
} from "../../../shared/dialects/gridponder/presentation/torchTurn.testing";
import { BOX_HEIGHT, boxBeside, layOutCauses } from "./causeLayout";

const letters = (): number => 24;
const layout = layOutCauses(
  causeGraph({ turns: [torchTurn], number: 0, reading: torchReading }, at.burns, { direction: "both", most: 200 }),
  letters,
);
const box = (record: number) => layout.boxes.find((each) => each.record === record)!;

describe("the layout of causes", () => {
  it("has every box once, none on another, all inside", () => {
    expect(new Set(layout.boxes.map(({ record }) => record)).size).toBe(layout.boxes.length);
    for (const one of layout.boxes) {
      expect(one.left + one.width).toBeLessThanOrEqual(layout.width);
      expect(one.top + BOX_HEIGHT).toBeLessThanOrEqual(layout.height);
      const same = layout.boxes.filter(
        ({ column, top }) => column === one.column && Math.abs(top - one.top) < BOX_HEIGHT,
      );
      expect(same).toEqual([one]);
    }
  });

  it("indents what is inside another box, and puts a later pass to the right", () => {
    expect(box(at.destroy).left).toBeGreaterThan(box(at.burns).left);
    expect(box(at.burns).column).toBe(box(at.blocked).column + 1);
    expect(layout.heads.map(({ title }) => title)).toEqual(["action", "action phase", "pass 1"]);
  });

  it("draws a line for every link, from one box to the other", () => {
    expect(layout.lines.length).toBe(layout.boxes.length);
    const line = layout.lines.find(({ from, to }) => from === at.blocked && to === at.burns)!;
    const from = box(at.blocked);
    expect(line.path.startsWith(`M ${from.left + from.width} ${from.top + BOX_HEIGHT / 2} H`)).toBe(true);
    expect(line.path.endsWith(`V ${box(at.burns).top + BOX_HEIGHT / 2} H ${box(at.burns).left}`)).toBe(true);
  });
});

it("leads lines over the columns that they pass, behind no box", () => {
  const { boxes, lines } = layOutCauses(
    causeGraph({ turns: [torchTurn], number: 0, reading: torchReading }, at.turn, { direction: "on", most: 200 }),
    letters,
  );
  const top = Math.min(...boxes.map((each) => each.top));
  const far = lines.find(({ from, to }) => from === at.turn && boxes.find((each) => each.record === to)!.column > 1);
  const between = [...(far?.path ?? "").matchAll(/V ([\d.]+)/g)].map(([, y]) => Number(y));
  expect(between[0]).toBeLessThan(top);
});

it("makes a column as wide as its longest text, within limits, and no box ends before its text", () => {
  const graph = causeGraph({ turns: [torchTurn], number: 0, reading: torchReading }, at.burns, {
    direction: "both",
    most: 200,
  });
  const widthIn = (count: number): number =>
    layOutCauses(graph, (record) => (record === at.destroy ? count : 3)).boxes.find(
      ({ record }) => record === at.destroy,
    )!.width;
  expect(widthIn(40)).toBeGreaterThan(widthIn(20) + 100);
  expect(widthIn(500)).toBe(widthIn(1_000));
  const narrow = layOutCauses(graph, () => 3);
  expect(narrow.width).toBeLessThan(layout.width);
  for (const { left, width } of narrow.heads)
    for (const box of narrow.boxes) expect(box.left >= left + width || box.left + box.width <= left + width).toBe(true);
});

it("is walked by the arrow keys", () => {
  const beside = (record: number, key: string): number | null =>
    boxBeside(layout.boxes, box(record), key)?.record ?? null;
  expect(beside(at.burns, "ArrowDown")).toBe(at.destroy);
  expect(beside(at.destroy, "ArrowUp")).toBe(at.burns);
  expect(beside(at.burns, "ArrowUp")).toBeNull();
  expect(beside(at.burns, "ArrowLeft")).toBe(at.nav);
  expect(beside(at.turn, "ArrowRight")).toBe(at.nav);
  expect(beside(at.turn, "ArrowLeft")).toBeNull();
  expect(beside(at.turn, "x")).toBeNull();
});

it("leads the arrow keys to the changes of earlier turns and back", () => {
  const graph = causeGraph({ turns: [torchTurn], number: 0, reading: torchReading }, at.burns, {
    direction: "both",
    most: 200,
  });
  const reasons = [
    { turn: 3, record: 7, to: at.burns },
    { turn: 1, record: at.burns, to: at.burns },
  ];
  const { boxes, earlier } = layOutCauses({ ...graph, earlier: reasons }, letters);
  const all = [...earlier, ...boxes];
  const [first, second] = [earlier[0]!, earlier[1]!];
  const action = boxes.find(({ record }) => record === at.turn)!;
  expect([first.turn, second.turn]).toEqual([1, 3]);
  expect(boxBeside(all, action, "ArrowLeft")).toBe(first);
  expect(boxBeside(all, first, "ArrowDown")).toBe(second);
  expect(boxBeside(all, second, "ArrowUp")).toBe(first);
  expect(boxBeside(all, second, "ArrowDown")).toBeNull();
  expect(boxBeside(all, first, "ArrowLeft")).toBeNull();
  expect(boxBeside(all, second, "ArrowRight")).toBe(action);
});
