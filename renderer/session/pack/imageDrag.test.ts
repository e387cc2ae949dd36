import { expect, test } from "vitest";
import { IMAGE_TYPE, hasImage } from "./imageDrag";

/** Returns whether an image is among what is dragged. */
function isTaken(types: readonly string[], files: readonly string[]): boolean {
  const items = files.map((type) => ({ kind: "file", type }));
  return hasImage({ types, items } as unknown as DataTransfer);
}

test("an image of the pack or of the disk is taken, and no other file", () => {
  expect(isTaken([IMAGE_TYPE], [])).toBe(true);
  expect(isTaken(["Files"], ["image/png"])).toBe(true);
  expect(isTaken(["Files"], ["text/plain", "image/webp"])).toBe(true);
  expect(isTaken(["Files"], ["application/zip"])).toBe(false);
  expect(isTaken(["Files"], [""])).toBe(false);
  expect(isTaken(["text/plain"], [])).toBe(false);
});
