import { expect, it } from "vitest";
import { freeName } from "./freeName";

it("a name that is free stays, and others get the first number that makes them free", () => {
  expect(freeName("crate", new Set(["door"]))).toBe("crate");
  expect(freeName("crate", new Set(["crate", "crate_2"]))).toBe("crate_3");
});
