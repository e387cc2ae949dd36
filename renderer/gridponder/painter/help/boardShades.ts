// Which cells are solid, void, or floor that nobody can walk to: as masks by cell (1: yes). Pure.
// Reads what walking needs from game.json (published-behaviour 10.1); what rules open or close it cannot know.
import type { BoardView } from "../../../../shared/base/boardView";
import { type Json, type JsonObject, isJsonObject } from "../../../../shared/base/json";
import type { Looks } from "../../board/looks";
import { portalGroups } from "./links";
import { stateView } from "../../../../shared/dialects/gridponder/text/board/stateView";

/** Cells on which something tagged `solid` stands, on whatever layer. */
export function solidCells(view: BoardView, looks: Looks): Uint8Array {
  return cellsWhere(view, (kind) => looks.kinds.get(kind)?.tags.includes("solid") === true);
}

/** Cells of the level that are not there at all. */
export function voidCells(view: BoardView): Uint8Array {
  return cellsWhere(view, (kind) => kind === "void");
}

/**
 * Floor that the avatar cannot come to by walking, through portals, or past what can be pushed or cleared by a tool;
 * what rules open stays closed here. Null where nobody walks: without an avatar that is enabled and stands somewhere,
 * or without a system by which it walks. `level` is the level's value, for its overrides of systems.
 */
export function unreachableFloor(
  view: BoardView,
  looks: Looks,
  game: Json | undefined,
  level?: Json,
): Uint8Array | null {
  const { width, height } = view;
  const { avatar } = stateView(view);
  const system = (type: string): JsonObject | null => systemOf(game, level, type);
  const walking = system("avatar_navigation") ?? system("sided_box");
  const start = avatar?.enabled === true ? avatar.position : null;
  if (walking === null || start === null) return null;
  if (start[0] < 0 || start[1] < 0 || start[0] >= width || start[1] >= height) return null;
  const movable = [...movableTags(system("push_objects")), ...sidedTags(system("sided_box"))];
  const closed = closedCells(view, looks, walking, movable);
  const seen = new Uint8Array(width * height);
  const first = start[1] * width + start[0];
  const found = [first];
  seen[first] = 1;
  const doors = portalDoors(view, looks);
  const visit = (cell: number): void => {
    if (seen[cell] === 1 || closed[cell] === 1) return;
    seen[cell] = 1;
    found.push(cell);
  };
  const steps = textsOf(walking, "directions", DIRECTIONS).flatMap((word) => STEPS[word] ?? []);
  // The loop adds to the list that it goes through.
  for (const cell of found) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    for (const { dx, dy } of steps) {
      const isOn = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
      if (isOn) visit(cell + dy * width + dx);
    }
    for (const other of doors.get(cell) ?? []) visit(other);
  }
  const solid = solidCells(view, looks);
  return seen.map((isSeen, cell) => (isSeen === 1 || closed[cell] === 1 || solid[cell] === 1 ? 0 : 1));
}

const DIRECTIONS = ["up", "down", "left", "right"] as const;

const STEPS: Readonly<Record<string, { readonly dx: number; readonly dy: number }>> = {
  up: { dx: 0, dy: -1 },
  down: { dx: 0, dy: 1 },
  left: { dx: -1, dy: 0 },
  right: { dx: 1, dy: 0 },
  up_left: { dx: -1, dy: -1 },
  up_right: { dx: 1, dy: -1 },
  down_left: { dx: -1, dy: 1 },
  down_right: { dx: 1, dy: 1 },
};

/**
 * Returns where nobody can walk: void, ground of a wrong sort, solid things on the ground or among the objects that
 * stay.
 */
function closedCells(view: BoardView, looks: Looks, walking: JsonObject, movable: readonly string[]): Uint8Array {
  const tagsOf = (kind: string): readonly string[] => looks.kinds.get(kind)?.tags ?? [];
  const wanted = textsOf(walking, "validGroundTags", []);
  const groundLayer = typeof walking["groundLayer"] === "string" ? walking["groundLayer"] : "ground";
  const isClosed = (kind: string, layer: string): boolean => {
    if (kind === "void") return true;
    if (layer !== groundLayer && layer !== "objects") return false;
    const tags = tagsOf(kind);
    if (tags.includes("solid") && !tags.some((tag) => movable.includes(tag))) return true;
    return layer === groundLayer && wanted.length > 0 && !tags.some((tag) => wanted.includes(tag));
  };
  return cellsWhere(view, isClosed);
}

/** Tags of what can be pushed out of the way, or cleared by a tool. */
function movableTags(pushing: JsonObject | null): readonly string[] {
  return pushing === null ? [] : [...textsOf(pushing, "pushableTags", ["pushable"]), ...toolTags(pushing)];
}

/** Tags of boxes with sides, which are entered, carried and pushed, and of what its tools clear. */
function sidedTags(boxes: JsonObject | null): readonly string[] {
  if (boxes === null) return [];
  const tag = boxes["sidedTag"];
  return [typeof tag === "string" ? tag : "sided", ...toolTags(boxes)];
}

function toolTags(config: JsonObject): readonly string[] {
  const tools = Array.isArray(config["toolInteractions"]) ? (config["toolInteractions"] as readonly Json[]) : [];
  const cleared = tools.map((tool) => (isJsonObject(tool) ? tool["targetTag"] : undefined));
  return cleared.filter((tag) => typeof tag === "string");
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
    for (let cell = 0; cell < area; cell++) if (held[view.cells[index * area + cell] ?? 0] === true) mask[cell] = 1;
  });
  return mask;
}

/** Returns the config of the game's first system of a type that is enabled in the level; null when there is none. */
function systemOf(game: Json | undefined, level: Json | undefined, type: string): JsonObject | null {
  const systems = isJsonObject(game) && Array.isArray(game["systems"]) ? (game["systems"] as readonly Json[]) : [];
  const overrides = objectOf(isJsonObject(level) ? level["systemOverrides"] : undefined);
  for (const system of systems) {
    if (!isJsonObject(system) || system["type"] !== type) continue;
    const id = system["id"];
    const override = objectOf(typeof id === "string" && Object.hasOwn(overrides, id) ? overrides[id] : undefined);
    if ((override["enabled"] ?? system["enabled"]) !== false) return { ...objectOf(system["config"]), ...override };
  }
  return null;
}

function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function textsOf(config: JsonObject, name: string, otherwise: readonly string[]): readonly string[] {
  const value = config[name];
  return Array.isArray(value) ? (value as readonly Json[]).filter((each) => typeof each === "string") : otherwise;
}
