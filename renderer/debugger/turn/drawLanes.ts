// Draws the lanes of a turn on a canvas. Knows colours and pixels only; where the debugger stands is shown above it.
import { defined } from "../../../shared/base/defined";
import { themeColor } from "../../ui/theme";
import type { RecordTone } from "./recordLook";
import { type LaneBlock, type LaneView, PROMINENCE, drawnBlocks, textEnds } from "./turnLanes";

export interface LanesPicture {
  readonly blocks: readonly LaneBlock[];
  /** How many lanes there are. */
  readonly lanes: number;
  readonly view: LaneView;
  /** What a block says when there is room for it. */
  readonly textOf: (record: number) => string;
}

/** Narrower blocks have no text, and lower lanes neither. */
const TEXT_WIDTH = 34;
const TEXT_HEIGHT = 11;

/** A block is its colour, thin; its edge, what can be seen of a block a few pixels wide, the same in full. */
const COLORS: Readonly<Record<RecordTone, `--color-${string}`>> = {
  plain: "--color-border-strong",
  quiet: "--color-border-strong",
  good: "--color-success",
  bad: "--color-error",
  change: "--color-accent",
  event: "--color-information",
};

/** The opacity of a block and of its edge; blocks without effect are fainter. */
const PLAIN = { block: 0.28, edge: 1 };
const QUIET = { block: 0.12, edge: 0.4 };
const EDGE_WIDTH = 2;

/** Draws into the canvas, which has the size it is shown at times the screen's density. */
export function drawLanes(canvas: HTMLCanvasElement, picture: LanesPicture): void {
  const context = canvas.getContext("2d");
  if (context === null) return;
  const density = devicePixelRatio;
  const [width, height] = [canvas.width / density, canvas.height / density];
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, width, height);
  const lane = height / picture.lanes;
  const pen: Pen = { context, start: picture.view.start, unit: width / picture.view.span, lane };
  drawGround(context, width, lane, picture.lanes);
  const blocks = drawnBlocks(picture.blocks, picture.view, width);
  // Tone by tone, the most telling on top: to change a canvas's colour takes longer than to fill a block with it.
  for (const tone of PROMINENCE.toReversed()) {
    drawTone(
      pen,
      tone,
      blocks.filter((block) => block.tone === tone),
    );
  }
  drawTexts(pen, picture.textOf, blocks);
}

function drawGround(context: CanvasRenderingContext2D, width: number, lane: number, lanes: number): void {
  context.fillStyle = themeColor("--color-hover");
  for (let row = 1; row < lanes; row += 2) context.fillRect(0, row * lane, width, lane);
}

interface Pen {
  readonly context: CanvasRenderingContext2D;
  /** The record at the left edge, and how many pixels a record is wide. */
  readonly start: number;
  readonly unit: number;
  /** The height of a lane. */
  readonly lane: number;
}

function drawTone({ context, start, unit, lane }: Pen, tone: RecordTone, blocks: readonly LaneBlock[]): void {
  const inset = lane > 8 ? 1 : 0.5;
  const alpha = tone === "quiet" ? QUIET : PLAIN;
  const fill = (block: LaneBlock, most: number): void => {
    const width = Math.max((block.to - block.from) * unit - 1, 1);
    const left = (block.from - start) * unit;
    context.fillRect(left, block.lane * lane + inset, Math.min(width, most), lane - 2 * inset);
  };
  // The edge covers a block that is no wider than it: a long turn has thousands of them.
  const isUnderEdge = ({ from, to }: LaneBlock): boolean => alpha.edge === 1 && (to - from) * unit - 1 <= EDGE_WIDTH;
  context.fillStyle = themeColor(COLORS[tone]);
  context.globalAlpha = alpha.block;
  for (const block of blocks) if (!isUnderEdge(block)) fill(block, Number.POSITIVE_INFINITY);
  context.globalAlpha = alpha.edge;
  for (const block of blocks) fill(block, EDGE_WIDTH);
  context.globalAlpha = 1;
}

/** What the blocks say that have room for it. */
function drawTexts(
  { context, start, unit, lane }: Pen,
  textOf: LanesPicture["textOf"],
  blocks: readonly LaneBlock[],
): void {
  if (lane < TEXT_HEIGHT) return;
  context.font = `10.5px ${getComputedStyle(context.canvas).fontFamily}`;
  context.textBaseline = "middle";
  const ends = textEnds(blocks);
  for (const [index, block] of blocks.entries()) {
    const right = (defined(ends[index]) - start) * unit;
    const visible = Math.max((block.from - start) * unit, 0);
    if (right - visible < TEXT_WIDTH) continue;
    const top = block.lane * lane;
    context.save();
    context.beginPath();
    context.rect(visible, top, right - visible - 3, lane);
    context.clip();
    context.fillStyle = themeColor(block.tone === "quiet" ? "--color-muted" : "--color-text");
    context.fillText(fitted(context, textOf(block.record), right - visible - 8), visible + 5, top + lane / 2 + 0.5);
    context.restore();
  }
}

/** Returns a text cut to a width, with a sign that it is. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const letters = Math.floor((text.length * width) / context.measureText(text).width);
  for (let length = letters; length > 0; length -= 1) {
    const cut = `${text.slice(0, length).trimEnd()}…`;
    if (context.measureText(cut).width <= width) return cut;
  }
  return "";
}
