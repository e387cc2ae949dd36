import { expect, it } from "vitest";
import type { LocatedFinding } from "../../../shared/findings/finding";
import { withUnreadable } from "./unreadableFiles";

const told: LocatedFinding = {
  code: "unknown-field",
  severity: "warning",
  message: "Unknown field.",
  file: "game.json",
  range: { line: 1, column: 2, endLine: 1, endColumn: 3 },
  span: { offset: 1, length: 1 },
  at: "/x",
  params: {},
  related: [],
};

it("a file that cannot be read is a finding, and none any more once it can", () => {
  const broken = { path: "assets/a.png", message: "Not an image." };
  const found = withUnreadable({ "game.json": [told] }, [broken]);
  expect(found).toMatchObject({
    "game.json": [told],
    "assets/a.png": [{ code: "unreadable-file", severity: "error", message: "Not an image." }],
  });
  expect(withUnreadable(found, [broken])).toEqual(found);
  expect(withUnreadable(found, [])).toEqual({ "game.json": [told] });
});

it("images that are shown with fewer pixels are a warning", () => {
  const crowded = { path: "assets/a.png", message: "The images take 300 MB.", isShown: true } as const;
  const found = withUnreadable({}, [crowded]);
  expect(found).toMatchObject({ "assets/a.png": [{ code: "large-images", severity: "warning" }] });
  expect(withUnreadable(found, [])).toEqual({});
});
