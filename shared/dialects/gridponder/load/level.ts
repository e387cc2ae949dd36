// Reads a level file (seed 001, fact sheet 1). Layer data stays as written until the board is built.
import { type Json, type JsonObject, isJsonObject } from "../../../base/json";
import { expandGoldPath } from "../goldPath";
import type { GoalModel, LevelModel, LoseModel, MultiCellObjectModel, XY } from "../turn/model";
import { loadRules } from "./game";
import { asBoolean, asList, asObject, asText, asXY, member } from "./read";

/** The level as the engine takes it; null when it has no board size, without which nothing can be played. */
export function loadLevel(file: string, level: JsonObject): LevelModel | null {
  const board = asObject(member(level, "board"));
  const size = asXY(member(board, "size"));
  if (size === null) return null;
  const state = asObject(member(level, "state"));
  const id = levelIdOf(file, level);
  return {
    id,
    file,
    title: asText(member(level, "title")) ?? id,
    width: size[0],
    height: size[1],
    layers: asObject(member(board, "layers")),
    multiCellObjects: asList(member(board, "multiCellObjects")).flatMap(loadMultiCellObject),
    avatar: loadAvatar(asObject(member(state, "avatar"))),
    variables: asObject(member(state, "variables")),
    overlay: loadOverlay(asObject(member(state, "overlay"))),
    goals: loadGoals(member(level, "goals")),
    loseConditions: loadLoseConditions(member(level, "loseConditions")),
    rules: loadRules(member(level, "rules")),
    systemOverrides: Object.fromEntries(
      Object.entries(asObject(member(level, "systemOverrides"))).map(([system, change]) => [system, asObject(change)]),
    ),
    goldPath: expandGoldPath(asList(member(asObject(member(level, "solution")), "goldPath"))),
  };
}

/** A level's id: its `id`, else its file's name without folder and ending. */
export function levelIdOf(file: string, level: Json | undefined): string {
  const stem = file.slice(file.lastIndexOf("/") + 1).replace(/\.json$/i, "");
  return asText(member(asObject(level), "id")) ?? stem;
}

function loadAvatar(avatar: JsonObject): LevelModel["avatar"] {
  const inventory = asObject(member(avatar, "inventory"));
  const slot = member(inventory, "slot");
  return {
    enabled: asBoolean(member(avatar, "enabled")),
    position: asXY(member(avatar, "position")),
    facing: asText(member(avatar, "facing")),
    item: slot === undefined ? undefined : asText(slot),
  };
}

function loadOverlay(overlay: JsonObject): LevelModel["overlay"] {
  if (Object.keys(overlay).length === 0) return null;
  return { position: asXY(member(overlay, "position")) ?? [0, 0], size: asXY(member(overlay, "size")) ?? [2, 2] };
}

function loadMultiCellObject(object: Json): readonly MultiCellObjectModel[] {
  if (!isJsonObject(object)) return [];
  const cells = asList(member(object, "cells")).flatMap((cell): readonly { at: XY; sprite: string | null }[] => {
    const at = asXY(isJsonObject(cell) && !("x" in cell) ? member(cell, "position") : cell);
    const sprite = isJsonObject(cell) ? asText(member(cell, "sprite")) : null;
    return at === null ? [] : [{ at, sprite }];
  });
  return [
    {
      id: asText(member(object, "id")) ?? "",
      kind: asText(member(object, "kind")) ?? "",
      cells: cells.map((cell) => cell.at),
      sprites: cells.map((cell) => cell.sprite),
      params: asObject(member(object, "params")),
    },
  ];
}

function loadGoals(goals: Json | undefined): readonly GoalModel[] {
  return asList(goals).flatMap((goal, index): readonly GoalModel[] => {
    if (!isJsonObject(goal)) return [];
    return [
      {
        id: asText(member(goal, "id")) ?? "",
        type: asText(member(goal, "type")) ?? "",
        config: asObject(member(goal, "config")),
        source: `/goals/${index}`,
      },
    ];
  });
}

function loadLoseConditions(conditions: Json | undefined): readonly LoseModel[] {
  return asList(conditions).flatMap((condition, index): readonly LoseModel[] => {
    if (!isJsonObject(condition)) return [];
    return [
      {
        type: asText(member(condition, "type")) ?? "",
        config: asObject(member(condition, "config")),
        source: `/loseConditions/${index}`,
      },
    ];
  });
}
