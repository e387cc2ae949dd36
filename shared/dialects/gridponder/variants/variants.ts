// The ways to change a level of this language.
import type { LevelVariants } from "../../../engine/levelVariants";
import type { LevelSource } from "./levelSource";
import { mutant } from "./mutant";
import { levelParts } from "./parts";
import { versionRows } from "./versions";

/** How much events count for how much there is to do; any other counts as a step. */
const WEIGHTS: Readonly<Record<string, number>> = {
  object_removed: 3,
  cell_transformed: 3,
  cell_cleared: 3,
  object_pushed: 2,
  inventory_changed: 2,
  multi_cell_object_moved: 2,
  tiles_merged: 2,
  boxes_merged: 2,
};

/** Returns the ways to change a level; what they are is found out when they are asked for. */
export function levelVariants(source: LevelSource): LevelVariants {
  return {
    get parts() {
      return levelParts(source);
    },
    get versions() {
      return versionRows(source);
    },
    mutate: (spec, random) => mutant(source, spec, random),
    weightOf: (event) => WEIGHTS[event] ?? 1,
  };
}
