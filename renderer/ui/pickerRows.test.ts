import { describe, expect, it } from "vitest";
import { isPlainly, pickerRows } from "./pickerRows";

const OFFERS = ["big_flag", "flag", "floor", "flat_rock"].map((name) => ({ name, detail: "" }));

function names(typed: string | null, canBeNew = true): readonly string[] {
  return pickerRows(OFFERS, typed, canBeNew).map(({ name, isNew }) => (isNew ? `new ${name}` : name));
}

describe("the list of a field", () => {
  it("offers everything while nothing is typed", () => {
    expect(names(null)).toEqual(["big_flag", "flag", "floor", "flat_rock"]);
  });

  it("begins with the best match, and ends with what is typed as a new name", () => {
    expect(names("fl")).toEqual(["flag", "floor", "flat_rock", "big_flag", "new fl"]);
    expect(names("fl", false)).toEqual(["flag", "floor", "flat_rock", "big_flag"]);
  });

  it("begins with the name itself, also when it is typed again", () => {
    expect(names("flag")).toEqual(["flag", "big_flag"]);
  });

  it("offers a name of two sorts once, as the first says", () => {
    const twice = [...OFFERS, { name: "flag", detail: "tag" }];
    expect(pickerRows(twice, null, false).map(({ name }) => name)).toEqual(names(null));
    expect(pickerRows(twice, "flag", false)[0]).toEqual({ name: "flag", detail: "", isNew: false });
  });

  it("offers nothing but the new name where nothing fits, and nothing for nothing", () => {
    expect(names("walk")).toEqual(["new walk"]);
    expect(names(" ")).toEqual(
      ["flag", "floor", "flat_rock", "big_flag"].toSorted((a, b) => names(null).indexOf(a) - names(null).indexOf(b)),
    );
  });
});

it("a name is left as it is typed when it is offered, when nothing else is, and when it is empty", () => {
  const isLeft = (typed: string): boolean => isPlainly(pickerRows(OFFERS, typed, true), typed);
  expect(["flag", "walk", "", "fl", "Flag"].map(isLeft)).toEqual([true, true, true, false, false]);
});
