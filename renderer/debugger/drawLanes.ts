// Draws the lanes of a turn on a canvas. Knows colours and pixels only; where the debugger stands is shown above it.
import { themeColor } from "../ui/theme";
import type { RecordTone } from "./recordLook";
import { LANES, type LaneBlock, type LaneView, drawnBlocks } from "./turnLanes";

export interface LanesPicture {
  readonly blocks: readonly LaneBlock[];
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

/** Draws into the canvas, which has the size it is shown at times the screen's density. */
export function drawLanes(canvas: HTMLCanvasElement, picture: LanesPicture): void {
  const context = canvas.getContext("2d");
  if (context === null) return;
  const density = devicePixelRatio;
  const [width, height] = [canvas.width / density, canvas.height / density];
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, width, height);
  const lane = height / LANES.length;
  const { start, span } = picture.view;
  const unit = width / span;
  context.font = `10.5px ${getComputedStyle(canvas).fontFamily}`;
  context.textBaseline = "middle";
  // Read once: to ask the page for a colour takes longer than to draw a block.
  const pen: Pen = { context, textOf: picture.textOf, colors: laneColors() };
  drawGround(context, width, lane);
  for (const block of drawnBlocks(picture.blocks, picture.view, width)) {
    const left = (block.from - start) * unit;
    const right = (block.to - start) * unit;
    drawBlock(pen, block, { left, right, top: block.lane * lane, lane });
  }
}

function drawGround(context: CanvasRenderingContext2D, width: number, lane: number): void {
  context.fillStyle = themeColor("--color-hover");
  for (let row = 1; row < LANES.length; row += 2) context.fillRect(0, row * lane, width, lane);
}

interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly lane: number;
}

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly textOf: (record: number) => string;
  readonly colors: LaneColors;
}

interface LaneColors {
  readonly tones: Readonly<Record<RecordTone, string>>;
  readonly text: string;
  readonly muted: string;
}

function laneColors(): LaneColors {
  const entries = Object.entries(COLORS).map(([tone, variable]) => [tone, themeColor(variable)] as const);
  return {
    tones: Object.fromEntries(entries) as Record<RecordTone, string>,
    text: themeColor("--color-text"),
    muted: themeColor("--color-muted"),
  };
}

function drawBlock(
  { context, textOf, colors }: Pen,
  { record, tone }: LaneBlock,
  { left, right, top, lane }: Place,
): void {
  const inset = lane > 8 ? 1 : 0.5;
  const width = Math.max(right - left - 1, 1);
  context.fillStyle = colors.tones[tone];
  context.globalAlpha = tone === "quiet" ? 0.12 : 0.28;
  context.fillRect(left, top + inset, width, lane - 2 * inset);
  context.globalAlpha = tone === "quiet" ? 0.4 : 1;
  context.fillRect(left, top + inset, Math.min(width, 2), lane - 2 * inset);
  context.globalAlpha = 1;
  const visible = Math.max(left, 0);
  if (right - visible < TEXT_WIDTH || lane < TEXT_HEIGHT) return;
  context.save();
  context.beginPath();
  context.rect(visible, top, right - visible - 3, lane);
  context.clip();
  context.fillStyle = tone === "quiet" ? colors.muted : colors.text;
  context.fillText(fitted(context, textOf(record), right - visible - 8), visible + 5, top + lane / 2 + 0.5);
  context.restore();
}

/** A text cut to a width, with a sign that it is. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const letters = Math.floor((text.length * width) / context.measureText(text).width);
  for (let length = letters; length > 0; length -= 1) {
    const cut = `${text.slice(0, length).trimEnd()}…`;
    if (context.measureText(cut).width <= width) return cut;
  }
  return "";
}
