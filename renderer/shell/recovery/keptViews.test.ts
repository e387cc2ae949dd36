import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Sides, withShown, withShownAside } from "../../session/pack/sides";
import { type Views, readViews, sidesAgain, writeViews } from "./keptViews";

const LEVELS = ["levels/1.json", "levels/2.json", "levels/3.json"];
const NOTHING: Sides = { activeFile: null, activeLevelFile: null, other: null };
/** As the window opens a pack: the first level. */
const OPENED: Sides = { activeFile: "levels/1.json", activeLevelFile: "levels/1.json", other: null };

function viewsOf({ activeFile, activeLevelFile, other }: Sides): Views {
  return { tabs: [], passing: null, file: activeFile, level: activeLevelFile, other, cursors: {} };
}

/** What is shown after the program was started again. */
function restarted(sides: Sides, isThere = (_path: string): boolean => true): Sides | null {
  const views = readViews(writeViews(viewsOf(sides)));
  return views === null ? null : sidesAgain(views, OPENED, isThere);
}

describe("two levels side by side", () => {
  it("stand there again after a restart, the active one where it was", () => {
    const two = withShownAside(withShown(NOTHING, { path: LEVELS[1]!, isLevel: true }), {
      path: LEVELS[2]!,
      isLevel: true,
    });
    expect(two).toEqual({
      activeFile: "levels/3.json",
      activeLevelFile: "levels/3.json",
      other: { file: "levels/2.json", level: "levels/2.json", isLeft: true },
    });
    expect(restarted(two)).toEqual(two);
  });

  it("come back as they were, whatever was shown on them", () => {
    const file = fc.record({ path: fc.constantFrom(...LEVELS, "game.json"), aside: fc.boolean() });
    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 8 }), (shown) => {
        const sides = shown.reduce<Sides>((before, { path, aside }) => {
          const next = { path, isLevel: path !== "game.json" };
          return aside ? withShownAside(before, next) : withShown(before, next);
        }, OPENED);
        expect(restarted(sides)).toEqual(sides);
      }),
      { numRuns: 200 },
    );
  });

  it("leave the active side alone where the other one's file is gone meanwhile", () => {
    const two = withShownAside(OPENED, { path: LEVELS[1]!, isLevel: true });
    expect(restarted(two, (path) => path !== LEVELS[0])).toEqual({ ...two, other: null });
  });

  it("are not made up from what another version wrote", () => {
    for (const stored of [null, "", "{", "[]", '{"tabs": 1, "cursors": {}}']) expect(readViews(stored)).toBeNull();
    expect(readViews('{"tabs": [], "cursors": {}, "other": "left"}')?.other).toBeNull();
  });
});
