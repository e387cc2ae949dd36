// `gravity` (decision 14): after each pass of the cascade, entities with a tag fall as far as they can.
import { directionNamed } from "../text/directions";
import { settle } from "../turn/gravity";
import { moving } from "./layerChanges";
import type { SystemType } from "./system";

export const gravity: SystemType = {
  type: "gravity",
  emits: ["object_settled", "object_removed", "cell_cleared"],
  changes: (config) => [moving(config.text("layer", "objects"))],
  compile(config, { board }) {
    const falling = board.tagged(config.texts("tags", ["gravity"]));
    const direction = directionNamed(config.text("direction", "down"));
    const layer = board.layer(config.text("layer", "objects"));
    return { cascade: (world) => void settle(world, layer, (entity) => falling.has(entity), direction) };
  },
};
