// Which cells are solid, void, or floor that the avatar cannot reach: as masks by cell (1: yes). Foresees what walking,
// pushing and portals do (fact sheet 10); what rules open or close it cannot know.
import type { BoardView } from "../../../../base/boardView";
import { CARDINALS } from "../directions";
import { stateView } from "../board/stateView";
import { pushableTags, readWalking, sidedTag, toolTargetTags } from "../systems/walking";
import type { LevelRules } from "./levelRules";
import { portalGroups } from "./portalHints";

const SOLID = ["solid"];

/** Returns the cells with something tagged `solid`, on whatever layer. */
export function solidCells(view: BoardView, rules: LevelRules): Uint8Array {
  return cellsWhere(view, (kind) => rules.hasTag(kind, SOLID));
}

/** Returns the cells that the level does not have. */
export function voidCells(view: BoardView): Uint8Array {
  return cellsWhere(view, (kind) => kind === "void");
}

/**
 * Returns the floor that the avatar cannot reach by walking, through portals, or past what can be pushed or cleared by a
 * tool. Null where nobody walks: without an avatar that is enabled and on the board, or without a system by which it
 * walks.
 */
export function unreachableFloor(view: BoardView, rules: LevelRules): Uint8Array | null {
  const { width, height } = view;
  const { avatar } = stateView(view);
  const walking = walkingIn(rules);
  const start = avatar?.enabled === true ? avatar.position : null;
  if (walking === null || start === null) return null;
  if (start[0] < 0 || start[1] < 0 || start[0] >= width || start[1] >= height) return null;
  const closed = closedCells(view, rules, walking);
  const seen = new Uint8Array(width * height);
  const first = start[1] * width + start[0];
  const found = [first];
  seen[first] = 1;
  const exits = exitsOf(view, rules);
  const visit = (cell: number): void => {
    if (seen[cell] === 1 || closed[cell] === 1) return;
    seen[cell] = 1;
    found.push(cell);
  };
  // The loop adds to the list that it goes through.
  for (const cell of found) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    for (const { dx, dy } of walking.directions) {
      const isOn = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
      if (isOn) visit(cell + dy * width + dx);
    }
    for (const other of exits.get(cell) ?? []) visit(other);
  }
  const solid = solidCells(view, rules);
  return seen.map((isSeen, cell) => (isSeen === 1 || closed[cell] === 1 || solid[cell] === 1 ? 0 : 1));
}

type Steps = Pick<ReturnType<typeof readWalking>, "directions" | "validGroundTags" | "groundLayer">;

/** Returns how the avatar walks: by `avatar_navigation`, else by `sided_box`; null when neither runs. */
function walkingIn(rules: LevelRules): Steps | null {
  const [navigation] = rules.systems("avatar_navigation");
  if (navigation !== undefined) return readWalking(navigation);
  const isSided = rules.systems("sided_box").length > 0;
  return isSided ? { directions: CARDINALS, validGroundTags: [], groundLayer: "ground" } : null;
}

/**
 * Returns where nobody can walk: void, ground of a wrong sort, solid things on the ground or among the objects that
 * stay.
 */
function closedCells(view: BoardView, rules: LevelRules, { validGroundTags, groundLayer }: Steps): Uint8Array {
  const movable = [
    ...rules.systems("push_objects").flatMap((config) => [...pushableTags(config), ...toolTargetTags(config)]),
    ...rules.systems("sided_box").flatMap((config) => [sidedTag(config), ...toolTargetTags(config)]),
  ];
  return cellsWhere(view, (kind, layer) => {
    if (kind === "void") return true;
    if (layer !== groundLayer && layer !== "objects") return false;
    if (rules.hasTag(kind, SOLID) && !rules.hasTag(kind, movable)) return true;
    return layer === groundLayer && validGroundTags.length > 0 && !rules.hasTag(kind, validGroundTags);
  });
}

/** Returns the cells that can be reached from each portal. */
function exitsOf(view: BoardView, rules: LevelRules): ReadonlyMap<number, readonly number[]> {
  const exits = new Map<number, readonly number[]>();
  for (const group of portalGroups(view, rules)) {
    const cells = group.map(([x, y]) => y * view.width + x);
    for (const cell of cells) exits.set(cell, [...(exits.get(cell) ?? []), ...cells]);
  }
  return exits;
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
