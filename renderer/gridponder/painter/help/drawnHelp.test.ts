import { expect, it } from "vitest";
import { DRAWN_HELP, readDrawnHelp } from "./drawnHelp";

const FIRST = Object.fromEntries(DRAWN_HELP.map(({ id, isFirstShown }) => [id, isFirstShown]));

it("keeps each switch as it was left; new ones and unreadable ones are as at the first start", () => {
  expect(readDrawnHelp('{"grid": false, "solid": true, "links": "yes", "other": true}')).toEqual({
    ...FIRST,
    grid: false,
    solid: true,
  });
  for (const stored of [null, "", "[1", "3", "null"]) expect(readDrawnHelp(stored)).toEqual(FIRST);
});
