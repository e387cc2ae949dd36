// `board_state` (decision 14): something stands where it must not, or a condition of the rules chapter holds.
import { type Json, type JsonPointer, childPointer } from "../../../base/json";
import type { Board } from "../board";
import type { GameEvent } from "../events";
import { asXY } from "../load/read";
import { type Compiling, compileCondition } from "../rules/conditions";
import type { SystemConfig } from "../systems/config";
import type { World } from "../world";
import type { LoseType } from "./loseCondition";

/** Conditions are asked about an event; here there is none, so parts that look at one do not hold. */
const NO_EVENT: GameEvent = { type: "turn_ended", payload: {}, record: -1 };

export const boardState: LoseType = {
  type: "board_state",
  compile(config, { board }, _goals, { at, note }) {
    const condition = config.json["condition"];
    const isLost = config.has("condition")
      ? conditionHolds(condition!, { board, clause: "if", note }, childPointer(at, "condition"))
      : standsThere(config, board);
    return { reason: "board_state", isLost, found: (world) => world.untraced(() => isLost(world)) };
  },
};

function conditionHolds(condition: Json, compiling: Compiling, at: JsonPointer): (world: World) => boolean {
  const holds = compileCondition(condition, at, compiling);
  return (world) => holds(world, NO_EVENT);
}

/** An entity of `kind` or with `tag` at `position`, on `layer` or, without one, on any. Without a position: never. */
function standsThere(config: SystemConfig, board: Board): (world: World) => boolean {
  const kind = config.text("kind");
  const tag = config.text("tag");
  const kinds = board.kinds([...(kind === null ? [] : [kind]), ...(tag === null ? [] : board.kindsTagged([tag]))]);
  const layer = config.text("layer");
  const layers = layer === null ? board.layers.map((_, index) => index) : [board.layer(layer)];
  const xy = asXY(config.json["position"]);
  if (xy === null) return () => false;
  const at = board.grid.at(xy[0], xy[1]);
  return (world) => layers.some((index) => kinds.has(world.at(index, at)));
}
