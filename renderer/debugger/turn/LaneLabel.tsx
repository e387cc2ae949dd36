// What the pointer is at in the lanes of a turn: which lane, since their names are not shown where there is no room, and
// what happens there.
import type { ReactElement } from "react";
import type { DebugInfo } from "../../../shared/engine/debugInfo";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import { sentence } from "../../../shared/engine/trace/traceText";
import { LANES, type LaneBlock, blockAt } from "./turnLanes";

export interface PointedLane {
  /** Index in LANES. */
  readonly lane: number;
  /** Of the width in view, 0..1. */
  readonly share: number;
  readonly record: number;
}

export interface LaneLabelProps {
  readonly pointed: PointedLane;
  readonly blocks: readonly LaneBlock[];
  readonly turn: TurnRecord;
  readonly debug: DebugInfo;
}

const HELP = "drag to move through the turn, wheel to zoom, with Shift to move along, double click to see all";

/** On the half that the pointer is not in, so that it hides nothing of what is pointed at. */
export function LaneLabel({ pointed: { lane, share, record }, blocks, turn, debug }: LaneLabelProps): ReactElement {
  const block = blockAt(blocks, lane, record);
  const edge = lane < LANES.length / 2 ? "end" : "start";
  const left = `${share * 100}%`;
  return (
    <p className="gw-lanes-label" data-edge={edge} style={{ left, translate: `${-share * 100}%` }} aria-hidden>
      <strong>{LANES[lane]}</strong> {block === null ? HELP : sentence(turn, debug, block.record)}
    </p>
  );
}
