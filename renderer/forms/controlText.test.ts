import { describe, expect, test } from "vitest";
import type { Json } from "../../shared/base/json";
import { type TextControl, firstNameText, readText, shownText } from "./controlText";

const WHOLE: TextControl = { is: "number", isWhole: true, least: 1, most: null };
const SHARE: TextControl = { is: "number", isWhole: false, least: 0, most: 1 };
const CELL: TextControl = { is: "position", isCell: true, takesReference: false };
const PLACE: TextControl = { ...CELL, takesReference: true };
const VALUES: TextControl = { is: "values" };
const ANY: TextControl = { is: "json" };

describe("a value is read again as it is shown", () => {
  const table: readonly (readonly [control: TextControl, value: Json, text: string])[] = [
    [{ is: "text" }, "two words", "two words"],
    [WHOLE, 12, "12"],
    [SHARE, 0.5, "0.5"],
    [CELL, [2, 0], "2, 0"],
    [PLACE, [2, 0], "2, 0"],
    [PLACE, "$event.position", "$event.position"],
    [VALUES, [4, "rock", true, null], "4, rock, true, null"],
    [VALUES, ["a, b", "4", ""], '"a, b", "4", ""'],
    [VALUES, ["  x"], '"  x"'],
    [ANY, 7, "7"],
    [ANY, "seven", "seven"],
    [ANY, "7", '"7"'],
    [ANY, null, "null"],
    [ANY, { a: [1, 2] }, '{"a":[1,2]}'],
  ];
  test.each(table)("%j %j", (control, value, text) => {
    expect(shownText(control, value)).toBe(text);
    expect(readText(control, text)).toEqual({ ok: true, value });
  });
});

test.each([
  [CELL, "[3,4]", [3, 4]],
  [CELL, "3 4", [3, 4]],
  [VALUES, "[1, 2]", [1, 2]],
  [VALUES, "1,2,", [1, 2]],
])("%j is also read from %s", (control, text, value) => {
  expect(readText(control as TextControl, text)).toEqual({ ok: true, value });
});

test.each([
  [WHOLE, "1.5", "Enter a whole number."],
  [WHOLE, "0", "Enter 1 or more."],
  [WHOLE, "x", "Enter a whole number."],
  [SHARE, "2", "Enter 1 or less."],
  [CELL, "3", "Enter two whole numbers, such as 2, 0."],
  [CELL, "$event.position", "Enter two whole numbers, such as 2, 0."],
  [CELL, "a, b", "Enter two whole numbers, such as 2, 0."],
])("%j refuses %s", (control, text, refusal) => {
  expect(readText(control as TextControl, text)).toEqual({ ok: false, refusal });
});

test.each([WHOLE, CELL, VALUES, ANY, { is: "text" } as const])("an empty field of %j means nothing", (control) => {
  expect(readText(control, "  ")).toEqual({ ok: true, value: undefined });
  expect(shownText(control, undefined)).toBe("");
});

test("a field for images says how to come to a first one", () => {
  expect(firstNameText(["sprite"])).toContain("Import");
  expect(firstNameText(["tag"])).toBeUndefined();
});
