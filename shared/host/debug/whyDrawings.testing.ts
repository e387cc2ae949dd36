// Small games to be asked "why" about: a blocked move, wood, rock and gems.
import type { JsonObject } from "../../base/json";
import type { Drawing } from "../../dialects/gridponder/drawnLevel.testing";

export const burn: JsonObject = { destroy: { layer: "objects", position: "$event.position" } };
/** Counts in a variable. */
export function count(name: string): JsonObject {
  return { increment_variable: { name, amount: 1 } };
}

/** A row of floor, the avatar and wood, with rules; or with other things. */
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

/** `asked` is the rule by that name: on a blocked move, burning what is there, with more or other members. */
export function asked(more: JsonObject): JsonObject {
  return { id: "asked", on: "move_blocked", then: [burn], ...more };
}
export const wooden: JsonObject = { position_has_tag: { layer: "objects", tag: "wooden" } };
export const torch: JsonObject = { avatar: { hasItem: "torch" } };
/** The variable `flag` has a value. */
export function flag(value: number): JsonObject {
  return { variable: { name: "flag", op: "eq", value } };
}
