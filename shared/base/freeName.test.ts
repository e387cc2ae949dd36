import { expect, it } from "vitest";
import { freeId, freeName } from "./freeName";

it("a name that is free stays, and others get the first number that makes them free", () => {
  expect(freeName("crate", new Set(["door"]))).toBe("crate");
  expect(freeName("crate", new Set(["crate", "crate_2"]))).toBe("crate_3");
  expect(freeName("tile_1", new Set(["tile_1"]))).toBe("tile_1_2");
});

it("an id that ends with a number counts on", () => {
  expect(freeId("door_2", new Set(["door_3"]))).toBe("door_2");
  expect(freeId("door_2", new Set(["door_2"]))).toBe("door_3");
});
