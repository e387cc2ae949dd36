import { expect, it } from "vitest";
import { cutText } from "./cutText";

it("a text that is too long is cut, and no longer with its ellipsis than may be", () => {
  expect(cutText("crate", 5)).toBe("crate");
  expect(cutText("crates", 5)).toBe("crat…");
});
