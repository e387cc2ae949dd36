// Small games for tests of "why": a blocked move, wood, rock and gems.
import type { JsonObject } from "../../base/json";
import type { Drawing } from "../../dialects/gridponder/drawnLevel.testing";

export const burn: JsonObject = { destroy: { layer: "objects", position: "$event.position" } };
/** Returns an effect that counts in a variable. */
export function count(name: string): JsonObject {
  return { increment_variable: { name, amount: 1 } };
}

/** Returns a row of floor, the avatar and wood, with rules; or with other content. */
export function drawing(rules: readonly JsonObject[], more: Partial<Drawing> = {}): Drawing {
  return {
    board: ".@w.",
    symbols: {
      w: { kind: "wood", layer: "objects", tags: ["solid", "wooden"] },
      r: { kind: "rock", layer: "objects", tags: ["solid"] },
      g: { kind: "gem", layer: "objects", tags: ["pickup"] },
    },
    systems: [{ type: "avatar_navigation", config: { solidHandling: "delegate" } }],
    rules,
    ...more,
  };
}

/** Returns the rule named `asked`: on a blocked move, burns what is there, with more or other members. */
export function asked(more: JsonObject): JsonObject {
  return { id: "asked", on: "move_blocked", then: [burn], ...more };
}
export const wooden: JsonObject = { position_has_tag: { layer: "objects", tag: "wooden" } };
export const torch: JsonObject = { avatar: { hasItem: "torch" } };
/** Returns a condition that the variable `flag` has a value. */
export function flag(value: number): JsonObject {
  return { variable: { name: "flag", op: "eq", value } };
}
