import { describe, expect, it } from "vitest";
import { torchRecords as at, torchTurn } from "../../../shared/dialects/gridponder/presentation/torchTurn.testing";
import { gridponderPresentation } from "../../../shared/dialects/gridponder/presentation/presentation";
import { recordCount } from "../../../shared/engine/trace/traceTree";
import {
  type LaneBlock,
  blockAt,
  clampedView,
  drawnBlocks,
  laneBlocks,
  recordOfKey,
  textEnds,
  viewWith,
  zoomedView,
} from "./turnLanes";

const { trace } = torchTurn;
const count = recordCount(trace);
const blocks = laneBlocks(trace, gridponderPresentation);
const lane = (record: number): string | null => {
  const block = blocks.find((each) => each.record === record);
  return block === undefined ? null : gridponderPresentation.lanes[block.lane]!;
};

describe("the lanes of a turn", () => {
  it.each([
    [at.action, "Phase"],
    [at.nav, "System, pass"],
    [at.pass, "System, pass"],
    [at.burns, "Rule, goal"],
    [at.goal, "Rule, goal"],
    [at.destroy, "Effect"],
    [at.removed, "Write"],
    [at.blocked, "Event"],
    [at.end, "System, pass"],
    [at.where, null],
    [at.turn, null],
  ])("record %i is drawn in %s", (record, expected) => expect(lane(record)).toBe(expected));

  it("are as wide as what happens in them, and never overlap in a lane", () => {
    expect(blocks.find(({ record }) => record === at.burns)).toMatchObject({ from: at.burns, to: at.melts });
    for (const one of blocks) {
      const over = blocks.filter((each) => each.lane === one.lane && each.from < one.to && one.from < each.to);
      // The end of a cut-off cascade stands inside its last pass.
      if (one.record !== at.end && one.record !== at.secondPass) expect(over).toEqual([one]);
    }
  });

  it("leave the text of a block the room up to the next one of its lane, which may stand inside of it", () => {
    const block = (lane: number, from: number, to: number): LaneBlock => ({
      record: from,
      lane,
      from,
      to,
      tone: "plain",
    });
    // A pass with a system at its end, a rule in another lane, and the next pass.
    const shown = [block(1, 2, 9), block(2, 3, 5), block(1, 7, 9), block(1, 9, 12)];
    expect(textEnds(shown)).toEqual([7, 5, 9, 12]);
  });

  it("tell what is at a point", () => {
    expect(blockAt(blocks, 2, at.removed)?.record).toBe(at.burns);
    expect(blockAt(blocks, 5, at.removed)).toBeNull();
    expect(blockAt(blocks, 1, at.end)?.record).toBe(at.end);
  });
});

describe("the part in view", () => {
  it("stays inside the turn", () => {
    expect(clampedView({ start: -5, span: 1000 }, 100)).toEqual({ start: 0, span: 100 });
    expect(clampedView({ start: 99, span: 20 }, 100)).toEqual({ start: 80, span: 20 });
    expect(clampedView({ start: 0, span: 0.1 }, 100).span).toBe(8);
    expect(clampedView({ start: 0, span: 9 }, 3)).toEqual({ start: 0, span: 3 });
  });

  it("is zoomed around the pointer", () => {
    const near = zoomedView({ start: 0, span: 100 }, 100, 50, 0.5);
    expect(near).toEqual({ start: 25, span: 50 });
    expect(zoomedView(near, 100, 25, 2)).toEqual({ start: 0, span: 100 });
  });

  it("follows the cursor", () => {
    const view = { start: 20, span: 10 };
    expect(viewWith(view, 100, 25)).toBe(view);
    expect(viewWith(view, 100, 35)).toEqual({ start: 26, span: 10 });
    expect(viewWith(view, 100, 3)).toEqual({ start: 3, span: 10 });
    expect(viewWith(view, 100, 99)).toEqual({ start: 90, span: 10 });
  });
});

describe("keys on the lanes", () => {
  it.each([
    ["ArrowRight", at.nav, at.facing],
    ["ArrowLeft", at.facing, at.nav],
    ["ArrowLeft", 0, 0],
    ["ArrowRight", count, count],
    ["Home", at.nav, 0],
    ["End", at.nav, count],
    ["PageDown", at.nav, at.cascade],
    ["PageDown", at.cascade, at.pass],
    ["PageUp", at.burns, at.pass],
    ["PageUp", at.action, 0],
    ["PageDown", at.goal, count],
    ["x", at.nav, null],
  ])("%s from %i", (key, from, expected) => expect(recordOfKey(trace, from, key)).toBe(expected));
});

describe("the blocks that are drawn", () => {
  const narrow = (record: number, tone: LaneBlock["tone"]): LaneBlock => {
    return { record, lane: 2, from: record, to: record + 1, tone };
  };
  const many = Array.from({ length: 1000 }, (_, record) => narrow(record, record % 10 === 7 ? "good" : "quiet"));

  it("are one for a pixel, the most telling of those that fall on it", () => {
    const drawn = drawnBlocks(many, { start: 0, span: 1000 }, 100);
    expect(drawn).toHaveLength(100);
    expect(drawn.every(({ tone }) => tone === "good")).toBe(true);
  });

  it("are all that is in view where there is room, and none that is not", () => {
    const drawn = drawnBlocks(many, { start: 100.5, span: 20 }, 400);
    expect(drawn.map(({ record }) => record)).toEqual(
      Array.from({ length: 22 }, (_, index) => 100 + index).slice(0, drawn.length),
    );
    expect(drawn.length).toBeGreaterThanOrEqual(21);
  });
});
