// `board_state` (decision 14): a forbidden entity is at a place, or a condition of the rules chapter holds.
import { type Json, type JsonPointer, childPointer, isJsonObject } from "../../../base/json";
import type { GoalReads } from "../../../engine/debugInfo";
import type { Board } from "../turn/board";
import { NO_EVENT } from "../turn/gameEvent";
import { asObject, asPosition } from "../text/read";
import { conditionReads } from "../rules/conditionReads";
import { type ConditionContext, compileCondition, conditionName } from "../rules/conditions";
import { SystemConfig } from "../text/systems/config";
import type { World } from "../turn/world";
import type { LoseType } from "./loseCondition";

export const boardState: LoseType = {
  type: "board_state",
  compile(config, { board }, _goals, { at, note }) {
    const condition = config.has("condition") ? config.json["condition"] : undefined;
    const isLost =
      condition !== undefined
        ? conditionHolds(condition, { board, clause: "if", note }, childPointer(at, "condition"))
        : standsThere(config, board);
    const reads = condition !== undefined ? readsOfCondition(condition, board) : readsOfPlace(config, board);
    return { reason: "board_state", reads, isLost, found: (world) => world.untraced(() => isLost(world)) };
  },
};

function conditionHolds(condition: Json, context: ConditionContext, at: JsonPointer): (world: World) => boolean {
  const holds = compileCondition(condition, at, context);
  return (world) => holds(world, NO_EVENT);
}

function readsOfCondition(condition: Json, board: Board): readonly GoalReads[] {
  const name = conditionName(condition);
  const body = isJsonObject(condition) && name !== undefined ? (condition[name] ?? null) : null;
  const reads = conditionReads(condition, name);
  switch (reads.kind) {
    case "parts":
      return (Array.isArray(body) ? body : [body]).flatMap((part: Json) => readsOfCondition(part, board));
    case "cell":
      if (reads.position === null) return [];
      return [{ kind: "cells", layer: reads.layer, positions: [reads.position], kinds: null, wants: null }];
    case "fields":
      return reads.paths.map((path) => ({ kind: "field", path }));
    case "board": {
      const counted = new SystemConfig(asObject(body));
      return [
        {
          kind: "cells",
          layer: counted.text("layer"),
          positions: null,
          kinds: kindsMeant(counted, board),
          wants: null,
        },
      ];
    }
    default:
      return [];
  }
}

function readsOfPlace(config: SystemConfig, board: Board): readonly GoalReads[] {
  const xy = asPosition(config.json["position"]);
  if (xy === null) return [];
  const layer = config.text("layer");
  return [{ kind: "cells", layer, positions: [[xy[0], xy[1]]], kinds: kindsMeant(config, board), wants: "there" }];
}

/** Returns the kinds that a config names by `kind` and by `tag`. */
function kindsMeant(config: SystemConfig, board: Board): readonly string[] {
  return board.kindsMeant(config.text("kind"), config.text("tag"));
}

/**
 * Returns a check for an entity of `kind` or with `tag` at `position`, on `layer` or, without one, on any. Without a
 * position it never holds.
 */
function standsThere(config: SystemConfig, board: Board): (world: World) => boolean {
  const kinds = board.kinds(kindsMeant(config, board));
  const layer = config.text("layer");
  const layers = layer === null ? board.layers.map((_, index) => index) : [board.layer(layer)];
  const xy = asPosition(config.json["position"]);
  if (xy === null) return () => false;
  const at = board.grid.fromJson(xy);
  return (world) => layers.some((index) => kinds.has(world.at(index, at)));
}
