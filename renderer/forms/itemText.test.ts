import { expect, test } from "vitest";
import type { Json } from "../../shared/base/json";
import { itemText } from "./itemText";

const TABLE: readonly (readonly [item: Json, text: string])[] = [
  [{ type: "reach_target" }, "reach_target"],
  [{ id: "g", type: "all_cleared", config: { kind: "rock" } }, 'all_cleared (kind "rock")'],
  [{ type: "max_actions", config: { limit: 3 } }, "max_actions (limit 3)"],
  [{ type: "board_match", config: { target: Array(30).fill("x") } }, "board_match (target [30 items])"],
  [{ layer: "objects", tag: "solid" }, 'layer "objects", tag "solid"'],
  [
    { destroy: { position: "$event.position", layer: "objects" } },
    'destroy (position "$event.position", layer "objects")',
  ],
  [{ resolve_move: {} }, "resolve_move"],
  [{ all_of: [{ not: {} }] }, "all_of not"],
  [
    {
      id: "burn",
      on: "move_blocked",
      if: { avatar: { hasItem: "torch" } },
      then: [{ destroy: {} }, { resolve_move: {} }],
    },
    'burn: on "move_blocked", if avatar, then destroy, resolve_move',
  ],
  [{}, "nothing yet"],
  [7, "?"],
];

test.each(TABLE)("%j", (item, text) => {
  expect(itemText(item)).toBe(text);
});
