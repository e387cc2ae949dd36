import { expect, test } from "vitest";
import { type Drawing, drawnLevel } from "../drawnLevel.testing";

const SYSTEMS = [{ type: "avatar_navigation" }, { type: "follower_npcs" }];

function cat(behavior: string): Drawing["symbols"][string] {
  return { layer: "actors", kind: "cat", tags: ["npc"], params: { behavior } };
}

test("one that flees leaves the avatar's own cell too (decision 15)", () => {
  const level = drawnLevel({ board: ".@n\n...", symbols: { n: cat("flee") }, systems: SYSTEMS });
  level.act("move", { direction: "right" });
  expect(level.events.at(-1)).toEqual({
    type: "npc_moved",
    payload: { npcId: "cat@2,0", fromPosition: [2, 0], toPosition: [2, 1] },
  });
});

test("void stops them, also where its kind is called walkable (decision 13)", () => {
  const walkable = { layer: "ground", kind: "void", tags: ["walkable"] };
  const level = drawnLevel({ board: "@v.n", symbols: { n: cat("follow"), v: walkable }, systems: SYSTEMS });
  level.act("wait");
  expect(level.draw()).toBe("@v.n");
});

test.each(["coupled_actors", "individual_actors"])("keep the name of their first cell when %s moves them", (type) => {
  const level = drawnLevel({
    board: "@....n",
    symbols: { n: cat("follow") },
    systems: [{ type }, { type: "follower_npcs" }],
    variables: { selectedActorKind: "cat" },
  });
  level.act("move", { direction: "left" });
  expect(level.events.at(-1)).toEqual({
    type: "npc_moved",
    payload: { npcId: "cat@5,0", fromPosition: [4, 0], toPosition: [3, 0] },
  });
});
