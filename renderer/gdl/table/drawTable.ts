// Draws a game's board: its places, what joins them, the pieces on them, and marks over them. Sizes are in CSS pixels
// from the table's corner, `pitch` of them to a unit of the layout.
import { clamp } from "../../../shared/base/clamp";
import { placeName } from "../../../shared/base/placeName";
import { type BoardView, entityIn } from "../../../shared/base/boardView";
import type { GdlLooks } from "../../../shared/dialects/gdl/presentation/looks";
import type { BoardColors } from "../../board/boardColors";
import type { Pen2d } from "../../board/canvas";
import { type Rgb, cssColor, inkOn, laidOver, parseHexColor } from "../../board/color";
import { strokeTwice } from "../../board/drawMarks";
import type { Sprites } from "../../board/spriteStore";
import type { Point } from "../../board/viewport";
import { type BreakMark, drawBreak } from "./breakMarks";
import { type TablePen, drawLook } from "./drawLook";
import { hexName } from "./hexNames";
import { type GhostMarks, NO_GHOSTS } from "./ghostMarks";
import { type Frame, type MovedSpot, type Spot, type TableLayout, withMoved } from "./layout";

export interface TableScene {
  readonly board: BoardView;
  readonly layout: TableLayout;
  readonly looks: GdlLooks;
  readonly sprites: Sprites;
  readonly colors: BoardColors;
  readonly marks: TableMarks;
  /** Names of the places; too small in thumbnails. */
  readonly hasNames: boolean;
}

/** Spots by their numbers. */
export interface TableMarks {
  readonly chosen: readonly number[];
  readonly targets: readonly number[];
  /** Colours of targets that are told apart; others have the accent. */
  readonly colors?: ReadonlyMap<number, string>;
  /** Where the last move began and ended. */
  readonly last: readonly number[];
  /** Where the keys are; -1: nowhere. */
  readonly focus: number;
  readonly outlined: readonly number[];
  /** A spot that is being dragged. */
  readonly moved?: MovedSpot | null;
  /** A rectangle that is dragged. */
  readonly frame?: Frame | null;
  /** Of a chain that goes on. */
  readonly ghosts?: GhostMarks;
  readonly breaks?: readonly BreakMark[];
}

export const NO_MARKS: TableMarks = { chosen: [], targets: [], last: [], focus: -1, outlined: [] };

/** Lies over every other square of a game that has no colours of its own. */
const DARK: Rgb = { red: 122, green: 88, blue: 52, alpha: 0.34 };
/** How much of the accent lies over places: where the last move was, and those that are chosen. */
const LAST_SHARE = 0.22;
export const CHOSEN_SHARE = 0.45;
const CHOSEN_OUTLINE = 0.95;
/** A piece fills its node: the line is outside of it. */
const CHOSEN_NODE_OUTLINE = 1.12;
/** Thickness of lines over the board, as a share of the usual one. */
const LINE = 0.75;
const NAME_SHARE = 0.17;
const NAME_ALPHA = 0.7;
/** Canvas pixels of a square that is large enough for its name. */
const LEAST_NAMED = 36;
/** How strongly a piece is drawn that a chain takes away. */
const FADED = 0.25;

/** Draws all of a table. */
export function drawTable(context: Pen2d, still: TableScene, pitch: number): void {
  const { marks } = still;
  const pen: TablePen = { context, pitch };
  const layout =
    marks.moved === undefined || marks.moved === null ? still.layout : withMoved(still.layout, marks.moved);
  const scene = layout === still.layout ? still : { ...still, layout };
  drawEdges(context, scene, pitch);
  for (const spot of layout.spots) drawPlace(context, scene, spot, pitch);
  tint(pen, scene, marks.last, LAST_SHARE);
  tint(pen, scene, marks.chosen, CHOSEN_SHARE);
  drawChosen(context, scene, pitch);
  if (scene.hasNames) drawNames(context, scene, pitch);
  const { faded, ghosts } = marks.ghosts ?? NO_GHOSTS;
  for (const [number, spot] of layout.spots.entries()) {
    if (faded.has(number)) context.globalAlpha = FADED;
    drawPiece(context, scene, spot, pitch);
    context.globalAlpha = 1;
  }
  for (const { spot: number, entity, share } of ghosts) {
    const spot = layout.spots[number];
    if (spot === undefined) continue;
    context.globalAlpha = share;
    drawLook(pen, scene.looks.pieceOf(entity), { x: spot.x * pitch, y: spot.y * pitch }, scene);
  }
  context.globalAlpha = 1;
  for (const number of marks.targets) drawTarget(context, scene, number, pitch);
  for (const mark of marks.breaks ?? []) drawBreak(context, scene, mark, pitch);
  context.lineWidth = Math.max(2, pitch * 0.05);
  context.strokeStyle = scene.colors.accent;
  for (const number of [...marks.outlined, marks.focus]) {
    const spot = layout.spots[number];
    if (spot === undefined) continue;
    outline(pen, layout, spot, 0.92);
    context.stroke();
  }
  if (marks.frame !== undefined && marks.frame !== null) drawFrame(context, scene, marks.frame, pitch);
}

function drawFrame(context: Pen2d, { colors }: TableScene, { from, to }: Frame, pitch: number): void {
  context.save();
  context.beginPath();
  context.rect(from.x * pitch, from.y * pitch, (to.x - from.x) * pitch, (to.y - from.y) * pitch);
  strokeTwice(context, colors.pane, colors.accent, LINE);
  context.restore();
}

function drawEdges(context: Pen2d, { layout, colors }: TableScene, pitch: number): void {
  context.strokeStyle = colors.edge;
  context.lineWidth = Math.max(1, pitch * 0.04);
  for (const [from, to, special] of layout.edges) {
    const [one, other] = [layout.spots[from], layout.spots[to]];
    if (one === undefined || other === undefined) continue;
    context.setLineDash(special ? [pitch * 0.12, pitch * 0.1] : []);
    context.beginPath();
    context.moveTo(one.x * pitch, one.y * pitch);
    context.lineTo(other.x * pitch, other.y * pitch);
    context.stroke();
  }
  context.setLineDash([]);
}

function drawPlace(context: Pen2d, scene: TableScene, spot: Spot, pitch: number): void {
  const { layout, colors } = scene;
  const own = ownColor(scene, spot);
  outline({ context, pitch }, layout, spot);
  context.fillStyle = own ?? colors.floor;
  context.fill();
  if (own === null && isDark(scene, spot)) {
    context.fillStyle = cssColor(DARK);
    context.fill();
  }
  context.lineWidth = 1;
  context.strokeStyle = layout.kind === "nodes" ? colors.edge : colors.gridLine;
  context.stroke();
}

/** Draws a line around chosen places: the accent over a place of its colour is hardly seen. */
function drawChosen(context: Pen2d, { layout, colors, marks }: TableScene, pitch: number): void {
  context.save();
  for (const number of marks.chosen) {
    const spot = layout.spots[number];
    if (spot === undefined) continue;
    outline({ context, pitch }, layout, spot, layout.kind === "nodes" ? CHOSEN_NODE_OUTLINE : CHOSEN_OUTLINE);
    strokeTwice(context, colors.pane, colors.accent, LINE);
  }
  context.restore();
}

function isDark({ layout, looks }: TableScene, spot: Spot): boolean {
  return looks.isCheckered && shadeOf(layout, spot) === (looks.a1IsDark ? 0 : 1);
}

/** The colour that the game gives a place; null for that of the theme. */
function ownColor(scene: TableScene, spot: Spot): string | null {
  return isDark(scene, spot) ? scene.looks.dark : scene.looks.light;
}

/** Writes the names of the places, over what is laid over them: those of chosen places are read, too. */
function drawNames(context: Pen2d, scene: TableScene, pitch: number): void {
  const { layout, board, marks } = scene;
  // Smaller, they would lie below the pieces and could not be read.
  if (layout.kind !== "nodes" && pitch < LEAST_NAMED) return;
  const chosen = new Set(marks.chosen);
  for (const [number, spot] of layout.spots.entries()) {
    const inHex = layout.kind === "hexes" ? hexName(pitch, isTaken(scene, number, spot)) : null;
    const size = inHex?.size ?? clamp(pitch * NAME_SHARE, 8, 14);
    const name = placeName(board, spot.position);
    context.font = `${size}px system-ui, sans-serif`;
    context.fillStyle = nameColor(scene, spot, chosen.has(number));
    if (layout.kind === "nodes") centred(context, name, spot.x * pitch, (spot.y + layout.radius) * pitch + size);
    else if (inHex !== null) centred(context, name, spot.x * pitch, (spot.y + inHex.down) * pitch);
    else {
      context.textAlign = "left";
      context.textBaseline = "alphabetic";
      context.fillText(name, (spot.x - 0.46) * pitch, (spot.y + 0.45) * pitch);
    }
  }
}

/** The theme's ink is for the theme's ground: a game may have light squares in a dark window, and the accent over them. */
function nameColor(scene: TableScene, spot: Spot, isChosen: boolean): string {
  const { layout, colors } = scene;
  const own = ownColor(scene, spot);
  // The name of a node is beside it.
  if (layout.kind === "nodes" || (own === null && !isChosen)) return colors.ruler;
  const ground = parseHexColor(own ?? colors.floor);
  if (ground === null) return colors.ruler;
  if (!isChosen) return cssColor({ ...inkOn(ground), alpha: NAME_ALPHA });
  const square = own === null && isDark(scene, spot) ? laidOver(ground, DARK, DARK.alpha) : ground;
  const accent = parseHexColor(colors.accent) ?? square;
  return cssColor(inkOn(laidOver(square, accent, CHOSEN_SHARE)));
}

/** 0 for the shade of the first place, 1 for the other; hexes have three shades that alternate, of which one is dark. */
function shadeOf({ kind }: TableLayout, { position: [x, y] }: Spot): number {
  if (kind === "nodes") return -1;
  return kind === "squares" ? (x + y) % 2 : (x - y + 3000) % 3;
}

function drawPiece(context: Pen2d, scene: TableScene, { position, x, y }: Spot, pitch: number): void {
  const { board, looks } = scene;
  const entity = entityIn(board, position[1] * board.width + position[0]);
  if (entity !== null) drawLook({ context, pitch }, looks.pieceOf(entity), { x: x * pitch, y: y * pitch }, scene);
}

/** A dot where nothing stands, a ring around what does. */
function drawTarget(context: Pen2d, scene: TableScene, number: number, pitch: number): void {
  const { layout, colors, marks } = scene;
  const spot = layout.spots[number];
  if (spot === undefined) return;
  const isAround = isTaken(scene, number, spot);
  context.beginPath();
  context.arc(spot.x * pitch, spot.y * pitch, pitch * (isAround ? 0.41 : 0.13), 0, 2 * Math.PI);
  const color = marks.colors?.get(number) ?? colors.accent;
  context.fillStyle = color;
  context.strokeStyle = color;
  context.lineWidth = Math.max(2, pitch * 0.06);
  if (isAround) context.stroke();
  else context.fill();
}

/** Returns whether a piece stands at a spot, or the shadow of one in a chain that goes on. */
function isTaken({ board, marks }: TableScene, number: number, { position: [x, y] }: Spot): boolean {
  const hasGhost = marks.ghosts?.ghosts.some((ghost) => ghost.spot === number) ?? false;
  return hasGhost || entityIn(board, y * board.width + x) !== null;
}

/** Lays the accent over places. */
function tint(pen: TablePen, scene: TableScene, spots: readonly number[], alpha: number): void {
  const { context } = pen;
  context.save();
  context.globalAlpha = alpha;
  context.fillStyle = scene.colors.accent;
  for (const number of spots) {
    const spot = scene.layout.spots[number];
    if (spot === undefined) continue;
    outline(pen, scene.layout, spot);
    context.fill();
  }
  context.restore();
}

function outline({ context, pitch }: TablePen, layout: TableLayout, { x, y }: Point, share = 1): void {
  context.beginPath();
  if (layout.corners.length === 0) context.arc(x * pitch, y * pitch, layout.radius * share * pitch, 0, 2 * Math.PI);
  for (const [index, corner] of layout.corners.entries()) {
    const [cx, cy] = [(x + corner.x * share) * pitch, (y + corner.y * share) * pitch];
    if (index === 0) context.moveTo(cx, cy);
    else context.lineTo(cx, cy);
  }
  context.closePath();
}

function centred(context: Pen2d, text: string, x: number, y: number): void {
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x, y);
}
