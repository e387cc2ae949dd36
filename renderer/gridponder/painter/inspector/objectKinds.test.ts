import { expect, it } from "vitest";
import { looksOf } from "../../board/looks";
import { objectKinds } from "./objectKinds";

const looks = looksOf(
  {
    layers: [{ id: "ground", occupancy: "exactly_one", default: "floor" }, { id: "objects" }],
    entityKinds: {
      void: { layer: "ground" },
      floor: { layer: "ground" },
      rock: { layer: "objects" },
      pipe: { layer: "objects", tags: ["emitter"] },
      snake: { layer: "objects" },
    },
  },
  undefined,
);

it("begins with the kinds of the objects there are, and ends with what is everywhere", () => {
  const level = { board: { multiCellObjects: [{ kind: "snake" }, { kind: "worm" }, 3] } };
  expect(objectKinds([undefined, level], looks)).toEqual(["snake", "worm", "pipe", "rock", "void", "floor"]);
});

it("begins with what lets things out where no level has an object yet", () => {
  expect(objectKinds([], looks)[0]).toBe("pipe");
});
