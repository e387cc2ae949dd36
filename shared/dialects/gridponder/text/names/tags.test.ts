import { expect, test } from "vitest";
import { buildPackSource } from "../../../models";
import { indexPack } from "./packIndex";
import { newTags } from "./tags";

test("new tags are those that something asks for and no kind carries, then the standard ones", () => {
  const game = {
    layers: [{ id: "objects" }],
    entityKinds: { crate: { layer: "objects", tags: ["solid"] } },
    systems: [{ id: "push", type: "push_objects", config: { pushableTags: ["solid", "movable"] } }],
    rules: [
      {
        id: "open",
        on: "move_blocked",
        where: { position_has_tag: { layer: "objects", tag: "locked" } },
        then: [{ resolve_move: {} }],
      },
    ],
    levelSequence: [],
  };
  const index = indexPack(buildPackSource([{ path: "game.json", text: JSON.stringify(game) }], [], []));
  const detail = "asked for, on no kind yet";
  expect(newTags(index, ["solid", "locked", "slippery"])).toEqual([
    { name: "movable", detail },
    { name: "locked", detail },
    { name: "slippery", detail: "standard" },
  ]);
  expect(newTags(index).map(({ name }) => name)).toEqual(["movable", "locked"]);
});
