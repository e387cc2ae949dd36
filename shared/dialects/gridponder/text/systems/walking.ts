// What the systems that move the avatar over the board read from their configs: the engine plays by it, and the painter's
// hints foresee it (fact sheet 10).
import { isJsonObject } from "../../../../base/json";
import { CARDINAL_NAMES, type Direction, directionNamed } from "../directions";
import { asText, member } from "../read";
import type { SystemConfig } from "./config";

/** `avatar_navigation`. */
export interface Walking {
  readonly moveAction: string;
  readonly directions: readonly Direction[];
  /** A blocked move is left to other systems, such as `push_objects`. */
  readonly delegates: boolean;
  /** Tags of the ground that can be walked on; none: any ground. */
  readonly validGroundTags: readonly string[];
  readonly groundLayer: string;
}

export function readWalking(config: SystemConfig): Walking {
  return {
    moveAction: config.text("moveAction", "move"),
    directions: config.texts("directions", CARDINAL_NAMES).map(directionNamed),
    delegates: config.text("solidHandling", "block") === "delegate",
    validGroundTags: config.texts("validGroundTags", []),
    groundLayer: config.text("groundLayer", "ground"),
  };
}

/** Returns the tags of what `push_objects` and the like push. */
export function pushableTags(config: SystemConfig): readonly string[] {
  return config.texts("pushableTags", ["pushable"]);
}

/** Returns the tag of the boxes of `sided_box`. */
export function sidedTag(config: SystemConfig): string {
  return config.text("sidedTag", "sided");
}

/** Returns the tags of what the tools of a system remove. */
export function toolTargetTags(config: SystemConfig): readonly string[] {
  return config.list("toolInteractions").flatMap((tool) => {
    const tag = isJsonObject(tool) && asText(member(tool, "item")) !== null ? asText(member(tool, "targetTag")) : null;
    return tag ?? [];
  });
}
