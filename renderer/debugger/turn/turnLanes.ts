// A turn as lanes over time: which record is drawn in which lane, from where to where, and the part of it in view.
// Time is the order of records: a record is one unit wide, what encloses others as wide as all of them. Pure.
import { clamp } from "../../../shared/base/clamp";
import { defined } from "../../../shared/base/defined";
import { RecordKind, RuleVerdict, type Trace } from "../../../shared/engine/trace/trace";
import { kindAt, recordAt, recordCount } from "../../../shared/engine/trace/traceTree";
import type { TracePresentation } from "../../../shared/engine/tracePresentation";
import { type RecordTone, recordLook } from "./recordLook";

export interface LaneBlock {
  readonly record: number;
  /** Index among the language's lanes. */
  readonly lane: number;
  readonly from: number;
  /** The first record after it. */
  readonly to: number;
  readonly tone: RecordTone;
}

/** Returns the blocks of the records that have a lane, in their order. */
export function laneBlocks(trace: Trace, { laneOf }: Pick<TracePresentation, "laneOf">): readonly LaneBlock[] {
  const blocks: LaneBlock[] = [];
  for (let record = 1; record < recordCount(trace); record += 1) {
    const told = recordAt(trace, record);
    const lane = laneOf(told);
    if (lane === null) continue;
    const isInVain = told.kind === RecordKind.rule && told.after !== RuleVerdict.fired;
    const { tone } = recordLook(told);
    blocks.push({ record, lane, from: record, to: told.end, tone: isInVain ? "quiet" : tone });
  }
  return blocks;
}

/** The part of a turn that is in view: `span` records from `start`, neither need be whole. */
export interface LaneView {
  readonly start: number;
  readonly span: number;
}

/** Fewer records than this are not spread over the whole width. */
const SMALLEST_SPAN = 8;

/** Returns the view clamped to the turn. */
export function clampedView({ start, span }: LaneView, count: number): LaneView {
  const kept = Math.min(Math.max(span, Math.min(SMALLEST_SPAN, count)), Math.max(1, count));
  return { start: clamp(start, 0, Math.max(0, count - kept)), span: kept };
}

/** Returns the view zoomed by a factor (below 1: closer) so that the record under the pointer stays there. */
export function zoomedView(view: LaneView, count: number, at: number, factor: number): LaneView {
  const span = view.span * factor;
  const kept = clampedView({ start: 0, span }, count).span;
  const share = (at - view.start) / view.span;
  return clampedView({ start: at - share * kept, span: kept }, count);
}

/** Returns the view moved just so far that a record is in it. */
export function viewWith(view: LaneView, count: number, record: number): LaneView {
  if (record < view.start) return clampedView({ ...view, start: record }, count);
  if (record + 1 > view.start + view.span) return clampedView({ ...view, start: record + 1 - view.span }, count);
  return view;
}

/** Returns the innermost block at a point of a lane; null where the lane is empty. */
export function blockAt(blocks: readonly LaneBlock[], lane: number, record: number): LaneBlock | null {
  return blocks.findLast((block) => block.lane === lane && block.from <= record && record < block.to) ?? null;
}

/** What a narrow picture shows where many blocks fall on one pixel, first of all. */
export const PROMINENCE: readonly RecordTone[] = ["bad", "good", "change", "event", "plain", "quiet"];

/**
 * Returns the blocks to draw at a width in pixels, in their order: of those within one pixel of a lane the first of the
 * most telling tone, so that the picture does not depend on where the pixels happen to begin.
 */
export function drawnBlocks(
  blocks: readonly LaneBlock[],
  { start, span }: LaneView,
  width: number,
): readonly LaneBlock[] {
  const drawn: LaneBlock[] = [];
  const unit = width / span;
  // By lane: the pixel of the last narrow block, and where that block is among the drawn.
  const last: { readonly pixel: number; readonly at: number }[] = [];
  for (const block of blocks) {
    const left = (block.from - start) * unit;
    const right = (block.to - start) * unit;
    if (right < 0 || left > width) continue;
    const narrow = last[block.lane];
    const pixel = Math.floor(left);
    if (right - left >= 1) drawn.push(block);
    else if (narrow?.pixel !== pixel) last[block.lane] = { pixel, at: drawn.push(block) - 1 };
    else if (isMoreTelling(block, defined(drawn[narrow.at]))) drawn[narrow.at] = block;
  }
  return drawn;
}

function isMoreTelling(one: LaneBlock, other: LaneBlock): boolean {
  return PROMINENCE.indexOf(one.tone) < PROMINENCE.indexOf(other.tone);
}

/**
 * Returns where the room for each block's text ends, as a record: before the next block of its lane, which may stand
 * inside of it, such as a system in its pass. `blocks` are in their order.
 */
export function textEnds(blocks: readonly LaneBlock[]): readonly number[] {
  const ends: number[] = [];
  // By lane: where the block after it begins.
  const next: number[] = [];
  for (const block of blocks.toReversed()) {
    ends.push(Math.min(block.to, next[block.lane] ?? block.to));
    next[block.lane] = block.from;
  }
  return ends.toReversed();
}

/** Returns where a key leads from a record (`count`: the turn's end); null for keys that are none of these. */
export function recordOfKey(trace: Trace, from: number, key: string): number | null {
  const count = recordCount(trace);
  const isStage = (record: number): boolean => STAGES.has(kindAt(trace, record));
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, from - 1);
    case "ArrowRight":
      return Math.min(count, from + 1);
    case "Home":
      return 0;
    case "End":
      return count;
    case "PageUp":
      for (let at = from - 1; at > 0; at -= 1) if (isStage(at)) return at;
      return 0;
    case "PageDown":
      for (let at = from + 1; at < count; at += 1) if (isStage(at)) return at;
      return count;
    default:
      return null;
  }
}

const STAGES: ReadonlySet<RecordKind> = new Set([RecordKind.phase, RecordKind.pass]);
