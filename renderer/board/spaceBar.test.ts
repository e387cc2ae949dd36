import { beforeEach, expect, test } from "vitest";
import { type SpaceBar, listenToSpaceBar } from "./spaceBar";

class Pane extends EventTarget {
  readonly dataset: Record<string, string> = {};
}

class Key extends Event {
  readonly key = " ";
}

let pane: Pane;
let presses: number;
let bar: SpaceBar;
const send = (type: string): boolean => pane.dispatchEvent(new Key(type));

beforeEach(() => {
  pane = new Pane();
  presses = 0;
  // The listener needs only these of an element; there is no DOM here.
  bar = listenToSpaceBar(pane as unknown as HTMLElement, () => (presses += 1), new AbortController().signal);
});

test("pressed and let go alone it is a press, however often it repeats", () => {
  for (const type of ["keydown", "keydown", "keyup"]) send(type);
  expect(presses).toBe(1);
});

test("held it makes a drag pan, and is no press after that", () => {
  expect(bar.takeForPan()).toBe(false);
  send("keydown");
  expect([bar.takeForPan(), bar.takeForPan(), pane.dataset]).toEqual([true, true, { space: "true" }]);
  send("keyup");
  expect([presses, bar.takeForPan(), pane.dataset]).toEqual([0, false, {}]);
});

test("the focus that leaves the board lets go of it", () => {
  send("keydown");
  send("blur");
  expect(bar.takeForPan()).toBe(false);
  send("keyup");
  expect(presses).toBe(0);
});
