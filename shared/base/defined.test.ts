import { expect, it } from "vitest";
import { defined } from "./defined";

it("passes values on, null too, and throws for undefined", () => {
  expect([defined(0), defined(""), defined(null)]).toEqual([0, "", null]);
  expect(() => defined([][0])).toThrow("missing");
});
