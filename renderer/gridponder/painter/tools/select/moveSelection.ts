// Selected cells moved and turned where they stand, and clips taken up to be put down: what keys, buttons and the
// clipboard do with them. Pure.
import type { BoardView, Position } from "../../../../../shared/base/boardView";
import { clamp } from "../../../../../shared/base/clamp";
import type { Work } from "../../../../../shared/base/work";
import { type BoardClip, boundsOf, turnedClip } from "../../../../../shared/dialects/gridponder/text/board/boardClip";
import { readClip } from "../../../../../shared/dialects/gridponder/text/board/clipText";
import type { GridSize, Turn } from "../../../../../shared/dialects/gridponder/text/grid/transformGrid";
import { puttingDown } from "./carry";
import { type Carry, type Gesture, hitCell } from "../gesture";
import { type Lifted, liftSelection, touchedCells } from "./lift";
import { cellCount, onBoard } from "./selection";
import { type Change, type Level, type LevelNow, changeOf } from "../tool";
import { unknownKinds } from "./unknownKinds";

/** Takes up a clip that follows the pointer until it is put down by a click or Enter. */
export function carryClip({ view, looks, hit, choices }: LevelNow, clip: BoardClip): Change {
  const { focused, selection } = choices;
  const hovered = hitCell(hit);
  const grip: Position = hovered === null ? [0, 0] : [clip.size[0] >> 1, clip.size[1] >> 1];
  const [x, y] = hovered ?? boundsOf(onBoard(view, selection))?.at ?? focused ?? [0, 0];
  const unknown = unknownKinds(clip, looks);
  return {
    gesture: { kind: "carry", clip, at: [x - grip[0], y - grip[1]], from: [], moved: [], grip, isDragged: false },
    choices: { tool: "select" },
    notice: `Click to put ${cellCount(clip.cells.length)} down; X and Y flip, Z rotates, Escape cancels.${unknown}`,
  };
}

/** Takes up the stamp of a number key, from 1; null where there is none. */
export function carryStamp(level: LevelNow, number: number): Change | null {
  const stamp = level.stamps[number - 1];
  const clip = stamp === undefined ? null : readClip(stamp.text);
  return clip === null ? null : carryClip(level, clip);
}

/** Flips or turns what is carried, or what is selected where it stands: about its middle, pushed onto the board. */
export function turnSelection(gesture: Gesture | null, level: Level, turn: Turn): Change {
  if (gesture?.kind === "carry") return { gesture: turnedCarry(gesture, turn) };
  return changeOf(touchedCells(level), gesture, turning(gesture, level, turn));
}

function* turning(gesture: Gesture | null, level: Level, turn: Turn): Work<Change> {
  const lifted = liftSelection(level);
  if (!lifted.ok) return { gesture, notice: lifted.refusal };
  yield;
  const clip = turnedClip(lifted.value.clip, turn);
  const at = pushedOn(level.view, aboutMiddle(lifted.value.at, lifted.value.clip.size, clip.size), clip.size);
  if (at === null) return { gesture, notice: "Rotated, it would not fit on the board." };
  yield;
  return yield* puttingDown(level, moving(level, { ...lifted.value, clip, at }));
}

function turnedCarry(carry: Carry, turn: Turn): Carry {
  const clip = turnedClip(carry.clip, turn);
  const [x, y] = carry.grip;
  return {
    ...carry,
    clip,
    at: aboutMiddle(carry.at, carry.clip.size, clip.size),
    grip: [Math.min(x, clip.size[0] - 1), Math.min(y, clip.size[1] - 1)],
  };
}

/** Moves what is selected by some cells, as one step of undo; not off the board. */
export function nudgeSelection(level: Level, by: Position): Change {
  return changeOf(touchedCells(level), null, nudging(level, by));
}

function* nudging(level: Level, [dx, dy]: Position): Work<Change> {
  const lifted = liftSelection(level);
  if (!lifted.ok) return { gesture: null, notice: lifted.refusal };
  const { clip } = lifted.value;
  const at: Position = [lifted.value.at[0] + dx, lifted.value.at[1] + dy];
  const pushed = pushedOn(level.view, at, clip.size);
  if (pushed === null || pushed[0] !== at[0] || pushed[1] !== at[1]) {
    return { gesture: null, notice: "It is at the board's edge." };
  }
  yield;
  return yield* puttingDown(level, moving(level, { ...lifted.value, at }));
}

/** Returns what is selected on its way to another place. */
function moving({ view, choices }: Level, { clip, at, objects }: Lifted): Carry {
  const from = onBoard(view, choices.selection);
  return { kind: "carry", clip, at, from, moved: objects, grip: [0, 0], isDragged: false };
}

/** Rounds towards zero, so that two quarter turns there and back end where they began. */
function aboutMiddle([x, y]: Position, [w0, h0]: GridSize, [w1, h1]: GridSize): Position {
  return [x + Math.trunc((w0 - w1) / 2), y + Math.trunc((h0 - h1) / 2)];
}

function pushedOn(view: BoardView, [x, y]: Position, [width, height]: GridSize): Position | null {
  if (width > view.width || height > view.height) return null;
  return [clamp(x, 0, view.width - width), clamp(y, 0, view.height - height)];
}
