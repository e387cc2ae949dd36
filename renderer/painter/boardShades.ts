// Which cells are solid, void, or floor that nobody can walk to: as masks by cell (1: yes). Pure.
// Reads what walking needs from game.json (published-behaviour 10.1); what rules open or close it cannot know.
import type { BoardView } from "../../shared/base/boardView";
import { type Json, type JsonObject, isJsonObject } from "../../shared/base/json";
import type { Looks } from "../board/looks";
import { portalGroups } from "./links";

/** Cells on which something tagged `solid` stands, on whatever layer. */
export function solidCells(view: BoardView, looks: Looks): Uint8Array {
  return cellsWhere(view, (kind) => looks.kinds.get(kind)?.tags.includes("solid") === true);
}

/** Cells of the level that are not there at all. */
export function voidCells(view: BoardView): Uint8Array {
  return cellsWhere(view, (kind) => kind === "void");
}

/**
 * Floor that the avatar cannot come to by walking, through portals, or past what can be pushed or cleared by a tool; null where nobody walks:
 * without an avatar that is enabled and stands somewhere, or without a system by which it walks.
 */
export function unreachableFloor(view: BoardView, looks: Looks, game: Json | undefined): Uint8Array | null {
  const { width, height, state } = view;
  const walking = systemOf(game, "avatar_navigation") ?? systemOf(game, "sided_box");
  const start = state.avatar?.enabled === true ? state.avatar.position : null;
  if (walking === null || start === null) return null;
  const closed = closedCells(view, looks, walking, movableTags(systemOf(game, "push_objects")));
  const seen = new Uint8Array(width * height);
  const from = start[1] * width + start[0];
  if (start[0] < 0 || start[1] < 0 || start[0] >= width || start[1] >= height) return null;
  const found = [from];
  seen[from] = 1;
  const doors = portalDoors(view, looks);
  const visit = (cell: number): void => {
    if (seen[cell] === 1 || closed[cell] === 1) return;
    seen[cell] = 1;
    found.push(cell);
  };
  for (let index = 0; index < found.length; index++) {
    const cell = found[index]!;
    const x = cell % width;
    if (x > 0) visit(cell - 1);
    if (x < width - 1) visit(cell + 1);
    if (cell >= width) visit(cell - width);
    if (cell < width * (height - 1)) visit(cell + width);
    for (const other of doors.get(cell) ?? []) visit(other);
  }
  const solid = solidCells(view, looks);
  return seen.map((isSeen, cell) => (isSeen === 1 || closed[cell] === 1 || solid[cell] === 1 ? 0 : 1));
}

/** Where nobody can walk: void, ground of a wrong sort, solid things that cannot be pushed. */
function closedCells(view: BoardView, looks: Looks, walking: JsonObject, pushable: readonly string[]): Uint8Array {
  const tagsOf = (kind: string): readonly string[] => looks.kinds.get(kind)?.tags ?? [];
  const wanted = textsOf(walking, "validGroundTags", []);
  const groundLayer = typeof walking["groundLayer"] === "string" ? walking["groundLayer"] : "ground";
  const isClosed = (kind: string, layer: string): boolean => {
    const tags = tagsOf(kind);
    if (kind === "void") return true;
    if (tags.includes("solid") && !tags.some((tag) => pushable.includes(tag))) return true;
    return layer === groundLayer && wanted.length > 0 && !tags.some((tag) => wanted.includes(tag));
  };
  return cellsWhere(view, isClosed);
}

/** Tags of what can be pushed out of the way, or cleared by a tool. */
function movableTags(pushing: JsonObject | null): readonly string[] {
  if (pushing === null) return [];
  const tools = Array.isArray(pushing["toolInteractions"]) ? (pushing["toolInteractions"] as readonly Json[]) : [];
  const cleared = tools.map((tool) => (isJsonObject(tool) ? tool["targetTag"] : undefined));
  return [...textsOf(pushing, "pushableTags", ["pushable"]), ...cleared.filter((tag) => typeof tag === "string")];
}

function portalDoors(view: BoardView, looks: Looks): ReadonlyMap<number, readonly number[]> {
  const doors = new Map<number, readonly number[]>();
  for (const group of portalGroups(view, looks)) {
    const cells = group.map(([x, y]) => y * view.width + x);
    for (const cell of cells) doors.set(cell, cells);
  }
  return doors;
}

function cellsWhere(view: BoardView, holds: (kind: string, layer: string) => boolean): Uint8Array {
  const area = view.width * view.height;
  const mask = new Uint8Array(area);
  view.layers.forEach((layer, index) => {
    const held = view.entities.map((entity) => entity !== null && holds(entity.kind, layer));
    for (let cell = 0; cell < area; cell++) if (held[view.cells[index * area + cell]!] === true) mask[cell] = 1;
  });
  return mask;
}

/** The config of the game's first enabled system of a type; null when there is none. */
function systemOf(game: Json | undefined, type: string): JsonObject | null {
  const systems = isJsonObject(game) && Array.isArray(game["systems"]) ? (game["systems"] as readonly Json[]) : [];
  const system = systems.find((each) => isJsonObject(each) && each["type"] === type && each["enabled"] !== false);
  if (!isJsonObject(system)) return null;
  return isJsonObject(system["config"]) ? system["config"] : {};
}

function textsOf(config: JsonObject, name: string, otherwise: readonly string[]): readonly string[] {
  const value = config[name];
  return Array.isArray(value) ? (value as readonly Json[]).filter((each) => typeof each === "string") : otherwise;
}
