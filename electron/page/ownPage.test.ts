import { expect, test } from "vitest";
import { isOwnPage } from "./ownPage";

test("only the top frame of our own page is heard", () => {
  expect(isOwnPage({ url: "app://gridwright/index.html", parent: null })).toBe(true);
  expect(isOwnPage({ url: "app://gridwright/index.html", parent: {} })).toBe(false);
  expect(isOwnPage({ url: "app://gridwright.evil/index.html", parent: null })).toBe(false);
  expect(isOwnPage({ url: "https://example.org/", parent: null })).toBe(false);
  expect(isOwnPage(null)).toBe(false);
});
