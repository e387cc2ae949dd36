// What is known of the level in view beside its shortest solution, and of the state that play has come to.
import type { Position } from "../../../shared/base/boardView";
import type { InsightReport, StateReport } from "../../../shared/engine/search/insight/insightOutcome";
import { windowStore } from "../../state/windowStore";

export interface InsightState {
  /** The level that the report is about; null: none. */
  readonly level: string | null;
  readonly report: InsightReport | null;
  /** A newer report is being made. */
  readonly isWorking: boolean;
  /** What each move does in the state of play in view; null: not known, or not wanted. */
  readonly fates: StateReport | null;
  /** Whether that is drawn on the board in play. */
  readonly showsFates: boolean;
  /** Cells that a row of the Solver panel is about, while the pointer is on it. */
  readonly pointed: readonly Position[];
}

export const NO_INSIGHT = { level: null, report: null, isWorking: false, fates: null, pointed: [] } as const;

export const useInsightStore = windowStore<InsightState>(() => ({ ...NO_INSIGHT, showsFates: false }));
