import { expect, test } from "vitest";
import { placesText } from "./placesText";

test("places are told apart in a list, hexes with their two numbers too", () => {
  expect(placesText(["E3", "E4"])).toBe("E3, E4");
  expect(placesText(["1,0", "-1,1"])).toBe("1,0; -1,1");
  expect(placesText([])).toBe("");
});
