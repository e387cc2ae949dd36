import { expect, it } from "vitest";
import { firingText } from "./firingText";

const level = (id: string) => ({ id, fired: 2 });

it.each([
  ["not counted while the pack cannot be played", { isCounted: false, fired: 0, levels: [], never: [] }],
  ["never fires on a solution", { isCounted: true, fired: 0, levels: [], never: ["a"] }],
  ["fired 2× · 1 level", { isCounted: true, fired: 2, levels: [level("a")], never: [] }],
  [
    "fired 4× · 2 levels · never in c, d",
    { isCounted: true, fired: 4, levels: [level("a"), level("b")], never: ["c", "d"] },
  ],
  [
    "fired 2× · 1 level · never in 4 levels",
    { isCounted: true, fired: 2, levels: [level("a")], never: ["b", "c", "d", "e"] },
  ],
])("%s", (text, firings) => {
  expect(firingText(firings)).toBe(text);
});
