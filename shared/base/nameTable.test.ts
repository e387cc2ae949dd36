import { expect, it } from "vitest";
import { nameTable } from "./nameTable";

it("finds its own names and no others", () => {
  const table = nameTable({ gravity: 1 });
  expect(table["gravity"]).toBe(1);
  expect(Object.keys(table)).toEqual(["gravity"]);
  for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"]) expect(table[name]).toBeUndefined();
});
