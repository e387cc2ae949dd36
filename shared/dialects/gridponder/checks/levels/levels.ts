// Checks levels: boards that are too large, cells that hold nothing, where the avatar starts, and whether they are played
// at all.
import { counted } from "../../../../base/counted";
import { type JsonPointer, objectOf } from "../../../../base/json";
import { type BoardView, entityAt, isOnBoard } from "../../../../base/boardView";
import { nearestName } from "../../../../base/nearestName";
import type { Finding, Fix } from "../../../../findings/finding";
import { declaredLayers, layerForm, layerNode } from "../../text/layers/layers";
import { levelIdOf, levelSequence } from "../../text/levels/levelSequence";
import { type IndexedLevel, type PackIndex } from "../../text/names/packIndex";
import type { SourceFile } from "../../../../pack/packSource";
import { textLike } from "../../../../text/cellText";
import { type JsonNode, nodeAt, pointerOf } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { isBlocking } from "./blockedPlaces";
import { sizeOfRowsFixes } from "./boardShapes";
import { found, renameFix } from "../found";
import { onBoardFixes } from "./onBoard";
import { stateView } from "../../text/board/stateView";

/** Returns findings about the levels' boards, starts and places in the sequence. */
export function levelFindings(index: PackIndex): readonly Finding[] {
  return [
    ...index.levels.flatMap((level) => [
      ...boardFindings(index, level),
      ...declaredLayers(index.pack.game?.value).flatMap(({ id, fill }) => nullFindings(level, id, fill)),
      ...avatarFindings(index, level),
    ]),
    ...sequenceFindings(index),
  ];
}

function boardFindings(index: PackIndex, { board, file }: IndexedLevel): readonly Finding[] {
  if (board.ok || board.refusal.reason !== "too-large") return [];
  const fixes = sizeOfRowsFixes(index, file);
  return [found("board-too-large", file, "/board/size", board.refusal.message, { fixes })];
}

/** Reports `null` in the rows of a layer that is never empty. */
function nullFindings({ file }: IndexedLevel, layer: string, fill: string | null): readonly Finding[] {
  const node = layerNode(file.tree, layer);
  if (fill === null || layerForm(node) !== "dense") return [];
  const nulls = (node?.children ?? []).flatMap((row) => (row.children ?? []).filter(({ type }) => type === "null"));
  const [first] = nulls;
  if (first === undefined) return [];
  const more = nulls.length === 1 ? "" : ` (and so in ${counted(nulls.length - 1, "other cell")})`;
  const message = `The layer "${layer}" is never empty: "${fill}" is here instead of null${more}.`;
  const edits = nulls.map(({ offset, length }) => ({ offset, length, text: JSON.stringify(fill) }));
  const title = `Write "${fill}" instead of null`;
  const fixes: readonly Fix[] = [{ title, changes: [{ file: file.path, edits }], safe: true }];
  return [found("null-cell", file, pointerOf(first), message, { fixes })];
}

const AVATAR_SYSTEMS: ReadonlySet<string> = new Set(["avatar_navigation", "sided_box", "anchor_point"]);

function isLike(names: readonly string[], name: string): boolean {
  return names.some((each) => nearestName(each, [name]) !== null);
}

function avatarFindings(index: PackIndex, level: IndexedLevel): readonly Finding[] {
  const { board, file, systems, value } = level;
  if (!board.ok) return [];
  const { avatar } = stateView(board.value);
  if (avatar?.enabled !== true) return [];
  if (avatar.position === null) {
    const walks = systems.some(({ type, enabled }) => enabled && AVATAR_SYSTEMS.has(type));
    const written = objectOf(objectOf(value["state"])["avatar"]);
    // A name like these is reported as misspelt, and a level without a state as that.
    const isMisspelt = [[objectOf(value["state"]), "avatar"] as const, [written, "position"] as const].some(
      ([object, name]) => !Object.hasOwn(object, name) && isLike(Object.keys(object), name),
    );
    if (!walks || written["position"] !== undefined || value["state"] === undefined || isMisspelt) return [];
    const message = "The avatar is enabled but has no position: it is not on the board.";
    return [found("avatar-nowhere", file, "/state/avatar", message, { onKey: true })];
  }
  const [x, y] = avatar.position;
  const at = "/state/avatar/position";
  if (!isOnBoard(board.value, avatar.position)) {
    const size = `${board.value.width} × ${board.value.height}`;
    const message = `The avatar starts at (${x}, ${y}), off the board of ${size}.`;
    return [found("avatar-off-board", file, at, message, { fixes: onBoardFixes(file, at) })];
  }
  const object = entityAt(board.value, "objects", x, y)?.kind;
  const isSolid = object !== undefined && isSolidKind(index, object);
  const ground = entityAt(board.value, "ground", x, y)?.kind;
  const isVoid = ground === "void";
  const fixes = freeNeighbourFixes(index, level, board.value, avatar.position);
  if (!isSolid && !isVoid) return groundFindings(index, level, at, ground, fixes);
  const message = `The avatar starts ${isSolid ? `inside "${object}"` : "on void, where nothing can be"}.`;
  return [found("avatar-on-solid", file, at, message, { fixes })];
}

function isSolidKind({ kinds }: PackIndex, kind: string): boolean {
  return kinds.get(kind)?.tags.includes("solid") === true;
}

/** Returns the fixes that move the avatar to a cell beside its own where it can stand: it is often one off. */
function freeNeighbourFixes(
  index: PackIndex,
  level: IndexedLevel,
  board: BoardView,
  [x, y]: readonly [number, number],
): readonly Fix[] {
  const { file } = level;
  const node = nodeAt(file.tree, "/state/avatar/position");
  const cells = [[x + 1, y] as const, [x - 1, y] as const, [x, y + 1] as const, [x, y - 1] as const];
  const [first, second] = node?.children ?? [];
  if (first === undefined || second === undefined) return [];
  return cells.flatMap(([column, row]) => {
    if (!isOnBoard(board, [column, row])) return [];
    const object = entityAt(board, "objects", column, row)?.kind;
    const ground = entityAt(board, "ground", column, row)?.kind;
    const isFree = ground !== "void" && (ground === undefined || !isBlocking(index, level, ground));
    if (!isFree || (object !== undefined && isSolidKind(index, object))) return [];
    const edits = [
      { offset: first.offset, length: first.length, text: String(column) },
      { offset: second.offset, length: second.length, text: String(row) },
    ];
    return [{ title: `Move to (${column}, ${row})`, changes: [{ file: file.path, edits }] }];
  });
}

/** Reports ground that the avatar cannot walk onto, where nothing else brings it there: a falling one may stand on it. */
function groundFindings(
  index: PackIndex,
  level: IndexedLevel,
  at: JsonPointer,
  ground: string | undefined,
  fixes: readonly Fix[],
): readonly Finding[] {
  const falls = level.systems.some(({ type, enabled }) => enabled && type === "support_collapse");
  if (ground === undefined || falls || !isBlocking(index, level, ground)) return [];
  const message = `The avatar starts on "${ground}", which it cannot walk onto.`;
  return [found("avatar-on-solid", level.file, at, message, { fixes })];
}

function sequenceFindings({ pack }: PackIndex): readonly Finding[] {
  const { game } = pack;
  const sequence = game === null ? undefined : nodeAt(game.tree, "/levelSequence");
  if (game === null || sequence === undefined) return [];
  const { entries, unsequenced } = levelSequence(pack);
  const first = new Map<string, string>();
  const twice = entries.flatMap((entry): readonly Finding[] => {
    if (entry.type !== "level") return [];
    const other = first.get(entry.id);
    if (other === undefined) first.set(entry.id, entry.at);
    if (other === undefined) return [];
    const related = [{ file: game.path, at: other, message: "The first time" }];
    const message = `The level "${entry.id}" is played twice.`;
    // Where one level alone is not played, this place is its.
    const [unplayed, ...more] = unsequenced;
    const fix =
      unplayed === undefined || more.length > 0 ? null : renameFix(game, `${entry.at}/ref`, levelIdOf(unplayed));
    return [found("level-twice", game, `${entry.at}/ref`, message, { related, fixes: fix === null ? [] : [fix] })];
  });
  const unplayed = unsequenced.flatMap((file): readonly Finding[] => {
    const id = levelIdOf(file);
    // Of two levels with one id the sequence cannot name both: that is reported as such.
    if (pack.levels.some((other) => other !== file && levelIdOf(other) === id)) return [];
    const at = nodeAt(file.tree, "/id") === undefined ? "" : "/id";
    const message = "No entry of the level sequence names this level: it is not played.";
    const fix = sequenceFix(game, sequence, id);
    const more = { params: { name: id }, fixes: fix === null ? [] : [fix] };
    return [found("level-not-in-sequence", file, at, message, more)];
  });
  return [...twice, ...unplayed];
}

/** Returns the fix that adds a level at the end of the sequence, in the style of its other entries. */
function sequenceFix(game: SourceFile, sequence: JsonNode, id: string): Fix | null {
  if (sequence.type !== "array" || game.tree.errors.length > 0) return null;
  const { text, tree } = game;
  const layout = layoutNear(text, tree, sequence);
  const last = sequence.children?.at(-1);
  const entry = textLike({ type: "level", ref: id }, last, text, layout);
  const insert = new Map([[sequence.children?.length ?? 0, [entry]]]);
  return {
    title: "Add to the end of the level sequence",
    changes: [{ file: game.path, edits: sequenceEdits(text, sequence, { insert }, layout) }],
  };
}
