// How a level starts, beside its cells: avatar, multi-cell objects, overlay and variables, with the game's defaults where
// the level says nothing. Tolerant of anything. Knows nothing of systems or rules (seed 001, State; published-behaviour 1.3).
import type { Position } from "../../../../base/boardView";
import { type Json, type JsonObject, isJsonObject } from "../../../../base/json";
import { type JsonNode, memberOf } from "../../../../text/jsonNode";
import type { AvatarView, MultiCellObjectView, OverlayView, StateView } from "./stateView";
import { asBoolean, asList, asObject, asPosition, asText, member } from "../read";

/** Returns what a level's state and objects are before anything has happened. */
export function startOf(
  level: JsonObject,
  game: Json | undefined,
): Pick<StateView, "avatar" | "multiCellObjects" | "overlay" | "variables"> {
  const state = asObject(member(level, "state"));
  const defaults = asObject(member(asObject(game), "defaults"));
  return {
    avatar: avatarOf(asObject(member(state, "avatar")), asObject(member(defaults, "avatar"))),
    multiCellObjects: asList(member(asObject(member(level, "board")), "multiCellObjects")).flatMap(multiCellObjectOf),
    overlay: overlayOf(asObject(member(state, "overlay"))),
    variables: asObject(member(state, "variables")),
  };
}

/** An inventory of the level's own counts, an empty one too: then nothing is held. */
function avatarOf(own: JsonObject, defaults: JsonObject): AvatarView {
  const inventory = [member(own, "inventory"), member(defaults, "inventory")].find(isJsonObject);
  return {
    enabled: asBoolean(member(own, "enabled")) ?? asBoolean(member(defaults, "enabled")) ?? true,
    position: asPosition(member(own, "position")),
    facing: asText(member(own, "facing")) ?? asText(member(defaults, "facing")) ?? "right",
    item: asText(member(asObject(inventory), "slot")),
  };
}

function multiCellObjectOf(object: Json): readonly MultiCellObjectView[] {
  if (!isJsonObject(object)) return [];
  const cells = asList(member(object, "cells")).flatMap((cell) => {
    const position = objectCellPosition(cell);
    const sprite = isJsonObject(cell) ? asText(member(cell, "sprite")) : null;
    return position === null ? [] : [{ position, sprite }];
  });
  return [
    {
      id: asText(member(object, "id")) ?? "",
      kind: asText(member(object, "kind")) ?? "",
      cells,
      params: asObject(member(object, "params")),
    },
  ];
}

/**
 * Returns where a cell of a multi-cell object is, written `[x, y]`, `{"x": …, "y": …}` or `{"position": …}`; a
 * `position` counts before `x` and `y`. Null for anything else.
 */
export function objectCellPosition(cell: Json | undefined): Position | null {
  const position = isJsonObject(cell) ? member(cell, "position") : undefined;
  return asPosition(position === undefined ? cell : position);
}

/** Returns the node of such a cell that says where it is, whether that can be read or not. */
export function objectCellNode(cell: JsonNode): JsonNode {
  return memberOf(cell, "position") ?? cell;
}

function overlayOf(overlay: JsonObject): OverlayView | null {
  if (Object.keys(overlay).length === 0) return null;
  return {
    position: asPosition(member(overlay, "position")) ?? [0, 0],
    size: asPosition(member(overlay, "size")) ?? [2, 2],
  };
}
