// Arrangements of panels: that each is whole, fills its window, and that a hidden panel finds its way back.
import { Orientation, type SerializedDockview } from "dockview-react";
import { describe, expect, test } from "vitest";
import { ARRANGEMENTS, type AreaId, areasOf, placeFor } from "./arrangements";
import { freshLayout } from "./freshLayout";
import { NOTHING_REMEMBERED, readLayouts, writeLayouts } from "./rememberedLayouts";

const PANELS = [
  { id: "pack", title: "Pack", area: "side" },
  { id: "editor", title: "Text", area: "text" },
  { id: "board", title: "Board", area: "board" },
  { id: "overview", title: "Overview", area: "board" },
  { id: "palette", title: "Entities", area: "paint" },
  { id: "inspector", title: "Inspector", area: "inspect" },
  { id: "solution", title: "Solution", area: "lower" },
  { id: "turn", title: "Turn", area: "lower" },
  { id: "why", title: "Why", area: "why" },
  { id: "watch", title: "Watch", area: "watch" },
] as const satisfies readonly { id: string; title: string; area: AreaId }[];

type Node = SerializedDockview["grid"]["root"];

/** Width and height of every group, by its id. */
function extents({ grid }: SerializedDockview): Readonly<Record<string, readonly [number, number]>> {
  const found: Record<string, readonly [number, number]> = {};
  const walk = (node: Node, across: boolean, width: number, height: number): void => {
    if (!Array.isArray(node.data)) found[node.data.id] = [width, height];
    else
      for (const child of node.data) walk(child, !across, across ? child.size! : width, across ? height : child.size!);
  };
  walk(grid.root, grid.orientation === Orientation.HORIZONTAL, grid.width, grid.height);
  return found;
}

describe.each(Object.entries(ARRANGEMENTS))("the %s arrangement", (_id, arrangement) => {
  test("shows each area once, the board among them", () => {
    const areas = areasOf(arrangement.box);
    expect(new Set(areas).size).toBe(areas.length);
    expect(areas).toContain("board");
  });

  test.each([
    [1600, 950],
    [1280, 650],
    [2560, 1400],
    [800, 440],
  ])("fills a window of %d × %d, and leaves most of its middle to the board", (width, height) => {
    const groups = extents(freshLayout(arrangement, PANELS, { width, height }));
    const area = Object.values(groups).reduce((sum, [groupWidth, groupHeight]) => sum + groupWidth * groupHeight, 0);
    expect(area).toBe(width * height);
    expect(groups["board"]![0]).toBeGreaterThan(width / 4);
    expect(groups["board"]![1]).toBeGreaterThan(height / 2);
  });

  test("gives the tree a part of a wide window, up to a width in which names fit", () => {
    const tree = (width: number): number =>
      extents(freshLayout(arrangement, PANELS, { width, height: 950 }))["side"]![0];
    expect(tree(2000)).toBe(Math.round(tree(1600) * 1.25));
    expect(tree(2560)).toBe(Math.round(tree(1600) * 1.35));
    expect(tree(3840)).toBe(tree(2560));
  });

  test("gives the text the share of the window that it was drawn with", () => {
    const [drawn, small] = [1600, 1280].map((width) =>
      extents(freshLayout(arrangement, PANELS, { width, height: 950 })),
    );
    expect(small!["text"]?.[0]).toBe(drawn!["text"] && Math.round(drawn!["text"][0] * 0.8));
  });

  test("shows just the panels of its areas, and brings the right ones to the front", () => {
    const layout = freshLayout(arrangement, PANELS, { width: 1600, height: 950 });
    const wanted = PANELS.filter(({ area }) => areasOf(arrangement.box).includes(area)).map(({ id }) => id);
    expect(Object.keys(layout.panels).sort()).toEqual([...wanted].sort());
    expect(JSON.stringify(layout)).toContain(`"activeView":"${arrangement.front.lower}"`);
  });
});

test.each(Object.entries(ARRANGEMENTS))(
  "the %s arrangement of a language with few panels fills the window",
  (_id, shown) => {
    const few = PANELS.filter(({ id }) => ["pack", "editor", "board", "turn"].includes(id));
    const layout = freshLayout(shown, few, { width: 1600, height: 950 });
    const groups = extents(layout);
    expect(Object.keys(groups).sort()).toEqual(
      [...new Set(few.map(({ area }) => area))].filter((area) => areasOf(shown.box).includes(area)).sort(),
    );
    expect(Object.values(groups).reduce((sum, [width, height]) => sum + width * height, 0)).toBe(1600 * 950);
    expect(JSON.stringify(layout)).not.toContain('"activeView":"solution"');
  },
);

describe("a hidden panel", () => {
  test("goes to the tabs of its own area while one of those is in view", () => {
    expect(placeFor("why", new Set(["board", "lower", "why"]))).toEqual({ area: "why", direction: "within" });
  });

  test("joins the area that is nearest to it in purpose", () => {
    expect(placeFor("watch", new Set(["board", "lower", "why"]))).toEqual({ area: "why", direction: "within" });
    // Breakpoints and watches need height: beside the board rather than in the low panels below it.
    expect(placeFor("watch", new Set(["board", "lower", "inspect"]))).toEqual({ area: "inspect", direction: "within" });
    expect(placeFor("watch", new Set(["board", "lower"]))).toMatchObject({ area: "board", direction: "right" });
    expect(placeFor("why", new Set(["board", "lower"]))).toMatchObject({ area: "lower", direction: "right" });
    // Watches may stand in the Inspector's place, where answers would be too narrow.
    expect(placeFor("why", new Set(["board", "lower", "inspect", "watch"])).area).toBe("lower");
    expect(placeFor("paint", new Set(["board", "inspect"]))).toEqual({ area: "inspect", direction: "above" });
  });

  test.each(["side", "text", "board", "paint", "inspect", "lower", "why", "watch"] as const)(
    "of area %s finds a place in an empty window",
    (area) => expect(placeFor(area, new Set()).area).toBeNull(),
  );
});

describe("remembered arrangements", () => {
  test("are read as they were written", () => {
    const remembered = { current: "debug", layouts: { debug: { dock: { grid: {} }, known: ["board"] } } } as const;
    expect(readLayouts(writeLayouts(remembered))).toEqual(remembered);
  });

  test.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another shape", '{"grid":{"root":{}}}'],
    ["an arrangement that is none of ours", '{"current":"cinema","layouts":{"cinema":{"dock":{}}}}'],
  ])("that are %s count as none", (_title, text) => expect(readLayouts(text)).toEqual(NOTHING_REMEMBERED));
});
