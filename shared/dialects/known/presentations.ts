// The languages whose traces the program can read, one line each.
import type { TracePresentation } from "../../engine/tracePresentation";
import { gdlPresentation } from "../gdl/presentation/presentation";
import { gnosisPresentation } from "../gnosis/presentation/presentation";
import { gridponderPresentation } from "../gridponder/presentation/presentation";

export const PRESENTATIONS: readonly [TracePresentation, ...TracePresentation[]] = [
  gridponderPresentation,
  gdlPresentation,
  gnosisPresentation,
];
