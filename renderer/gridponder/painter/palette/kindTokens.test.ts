import { expect, test } from "vitest";
import { kindTokens } from "./kindTokens";

const tokens = kindTokens("number_tile", { params: { value: { type: "integer" } } }, [{ name: "heavy", detail: "" }]);
const names = (field: string): readonly string[] => tokens(field).map(({ name }) => name);

test("the fields of a kind offer its own params and the tokens that stand for them", () => {
  expect(names("spriteParam")).toEqual(["value"]);
  expect(names("label")).toEqual(["@param:value", "@kind_suffix:number_"]);
  expect(names("color")).toEqual(["@param:value", "@hue:@param:value"]);
  expect(names("value")).toEqual(["blur_on", "star", "flag"]);
  expect(names("tags")).toEqual(["heavy"]);
  expect(names("layer")).toEqual([]);
});

test("a kind without params has only the names of icons to offer", () => {
  expect(["label", "color", "spriteParam"].flatMap((field) => kindTokens("rock", undefined, [])(field))).toEqual([]);
});
