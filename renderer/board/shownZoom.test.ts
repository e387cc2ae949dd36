import { describe, expect, it } from "vitest";
import { createShownZoom } from "./shownZoom";
import { type ViewportControl, createViewportControl } from "./viewportControl";

function boardOf(side: number): ViewportControl {
  const control = createViewportControl(0);
  control.setBoard(`${side}`, { width: side, height: side });
  return control;
}

describe("the zoom shown below a board", () => {
  it("is that of this board, whatever happens to the one beside it", () => {
    const [left, right] = [boardOf(5), boardOf(10)];
    const [shownLeft, shownRight] = [createShownZoom(), createShownZoom()];
    const following = [shownLeft.follow(left), shownRight.follow(right)];
    left.setPane({ width: 320, height: 320 }, 1);
    right.setPane({ width: 320, height: 320 }, 1);
    expect([shownLeft.percent(), shownRight.percent()]).toEqual([100, 50]);
    right.setPane({ width: 640, height: 640 }, 1);
    expect([shownLeft.percent(), shownRight.percent()]).toEqual([100, 100]);
    left.setPane({ width: 160, height: 160 }, 1);
    expect([shownLeft.percent(), shownRight.percent()]).toEqual([50, 100]);
    for (const each of following) each.dispose();
    left.setPane({ width: 320, height: 320 }, 1);
    expect(shownLeft.percent()).toBe(50);
  });
});
