// Checks the selection frame of levels: whether there is one where systems work with it, and where it starts.
import { type Json, childPointer, listOf, objectOf } from "../../../../base/json";
import type { Finding, Fix } from "../../../../findings/finding";
import { nodeAt } from "../../../../text/jsonTree";
import { memberEdits } from "../../../../text/memberEdit";
import { asPosition } from "../../text/read";
import { asSize } from "../../text/layers/layers";
import type { IndexedLevel, IndexedSystem, PackIndex } from "../../text/names/packIndex";
import { found, pairFixes } from "../found";
import { onBoardFixes } from "./onBoard";

/** Returns findings about the overlays of all levels. */
export function overlayFindings({ levels }: PackIndex): readonly Finding[] {
  return levels.flatMap((level) => {
    const user = level.systems.find((system) => system.enabled && usesOverlay(system, level));
    return user === undefined ? [] : findingsOf(level, user);
  });
}

/** A cursor alone counts where nothing else in the level moves by its action. */
function usesOverlay(system: IndexedSystem, { systems }: IndexedLevel): boolean {
  const { type, config } = system;
  if (type === "flood_fill") return config["sourcePosition"] === "overlay_center";
  if (type !== "overlay_cursor") return type === "region_transform";
  const action = config["moveAction"] ?? "move";
  return !systems.some((other) => other !== system && other.enabled && movesBy(other, action));
}

const MOVERS: ReadonlySet<string> = new Set([
  "avatar_navigation",
  "sided_box",
  "slide_merge",
  "coupled_actors",
  "individual_actors",
  "sliding_blocks",
]);

function movesBy({ type, config }: IndexedSystem, action: Json): boolean {
  return MOVERS.has(type) && (config["moveAction"] ?? config["mergeAction"] ?? "move") === action;
}

const AT = "/state/overlay";
type Size = readonly [width: number, height: number];
const DEFAULT_SIZE: Size = [2, 2];

function findingsOf(level: IndexedLevel, user: IndexedSystem): readonly Finding[] {
  const { board, file, value, systems } = level;
  const written = objectOf(value["state"])["overlay"];
  // The author says that there is none.
  if (written === null) return [];
  const overlay = objectOf(written);
  if (Object.keys(overlay).length === 0) {
    const edits = memberEdits(file.text, file.tree, ["state", "overlay"], {
      position: [0, 0],
      size: [...DEFAULT_SIZE],
    });
    const fixes: readonly Fix[] = [{ title: "Add an overlay", changes: [{ file: file.path, edits }] }];
    const message = `The level has no "overlay", so "${user.id}" does nothing here.`;
    return [found("overlay-missing", file, AT, message, { params: { name: user.id }, fixes })];
  }
  const position = overlay["position"] === undefined ? [0, 0] : asPosition(overlay["position"]);
  const size = overlay["size"] === undefined ? DEFAULT_SIZE : asSize(overlay["size"]);
  // Values of another form are reported as such.
  if (!board.ok || position === null || size === null) return [];
  const [x = 0, y = 0] = position;
  const [width, height] = size;
  const misplaced = (key: string, message: string, fixes: readonly Fix[] = []): Finding =>
    found("overlay-misplaced", file, childPointer(AT, key), message, { fixes });
  const of = `the board of ${board.value.width} × ${board.value.height}`;
  const findings: Finding[] = [];
  if (width > board.value.width || height > board.value.height) {
    findings.push(misplaced("size", `The overlay of ${width} × ${height} is larger than ${of}.`));
  } else if (x < 0 || y < 0 || x + width > board.value.width || y + height > board.value.height) {
    const message = `The overlay of ${width} × ${height} at (${x}, ${y}) is partly off ${of}.`;
    findings.push(misplaced("position", message, onBoardFixes(file, childPointer(AT, "position"), [width, height])));
  }
  if (width !== height && systems.some(rotates)) {
    findings.push(misplaced("size", `An overlay of ${width} × ${height} cannot be rotated: it must be square.`));
  }
  return findings.length > 0 ? findings : cursorFindings(level, [width, height]);
}

/** Reports an overlay of another size than the cursor keeps on the board: it cannot go everywhere, or goes off. */
function cursorFindings({ board, file, systems }: IndexedLevel, [width, height]: Size): readonly Finding[] {
  const cursor = systems.find(({ type, enabled }) => type === "overlay_cursor" && enabled);
  if (cursor === undefined || cursor.config["boundsConstrained"] === false || cursor.config["anchorToAvatar"] === true)
    return [];
  const size = cursor.config["size"] === undefined ? DEFAULT_SIZE : asSize(cursor.config["size"]);
  if (size === null || (size[0] === width && size[1] === height)) return [];
  const of = size.join(" × ");
  const message = `The overlay of ${width} × ${height} is kept on the board as one of ${of}, the size in "${cursor.id}".`;
  const node = nodeAt(file.tree, childPointer(AT, "size"));
  const isOnBoard = board.ok && size[0] <= board.value.width && size[1] <= board.value.height;
  const at = node === undefined ? AT : childPointer(AT, "size");
  const fixes = isOnBoard ? pairFixes(file, childPointer(AT, "size"), size) : [];
  return [found("overlay-misplaced", file, at, message, { fixes })];
}

function rotates({ type, enabled, config }: IndexedSystem): boolean {
  if (type !== "region_transform" || !enabled) return false;
  const operations = Object.values(objectOf(config["operations"]));
  return listOf(operations).some((operation) => objectOf(operation)["type"] === "rotate");
}
