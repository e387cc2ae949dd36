import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldNames, fieldPath, fieldText } from "./fieldPath";

describe("the path of a field", () => {
  it("is its names, joined by dots", () => {
    expect(fieldPath("avatar", "position")).toBe("avatar.position");
    expect(fieldNames("avatar.position")).toEqual(["avatar", "position"]);
  });

  it("is said without the marks of dots in names", () => {
    expect(fieldPath("variables", "burned.wood")).toBe(String.raw`variables.burned\.wood`);
    expect(fieldText(fieldPath("variables", "burned.wood"))).toBe("variables.burned.wood");
    expect(fieldText("won")).toBe("won");
  });

  it("gives back any names", () => {
    const name = fc.string({ unit: fc.constantFrom(".", "\\", "a", "$&"), minLength: 0 });
    fc.assert(
      fc.property(fc.array(name, { minLength: 1 }), (names) => {
        expect(fieldNames(fieldPath(...names))).toEqual(names);
      }),
    );
  });
});
