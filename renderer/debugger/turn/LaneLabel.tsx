// The label at the pointer in the lanes of a turn: the lane's name, which narrow lanes do not show, and what happens
// there.
import type { ReactElement } from "react";
import type { TraceReading } from "../../../shared/engine/tracePresentation";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import { sentence } from "../../../shared/engine/trace/traceText";
import { type LaneBlock, blockAt } from "./turnLanes";

export interface PointedLane {
  /** Index among the language's lanes. */
  readonly lane: number;
  /** Of the width in view, 0..1. */
  readonly share: number;
  readonly record: number;
}

export interface LaneLabelProps {
  readonly pointed: PointedLane;
  readonly blocks: readonly LaneBlock[];
  readonly turn: TurnRecord;
  readonly reading: TraceReading;
}

const HELP = "drag to move through the turn, wheel to zoom, with Shift to move along, double click to see all";

/** On the half that the pointer is not in, so that it hides nothing of what is pointed at. */
export function LaneLabel({ pointed: { lane, share, record }, blocks, turn, reading }: LaneLabelProps): ReactElement {
  const block = blockAt(blocks, lane, record);
  const { lanes } = reading.presentation;
  const edge = lane < lanes.length / 2 ? "end" : "start";
  const left = `${share * 100}%`;
  return (
    <p className="gw-lanes-label" data-edge={edge} style={{ left, translate: `${-share * 100}%` }} aria-hidden>
      <strong>{lanes[lane]}</strong> {block === null ? HELP : sentence(turn, reading, block.record)}
    </p>
  );
}
