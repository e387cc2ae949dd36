// What the solver knows of the level in view beside its shortest solution, and of the state of play.
import type { Position } from "../../../shared/base/boardView";
import type { InsightReport, StateReport } from "../../../shared/engine/search/insight/insightOutcome";
import type { Observed } from "../../../shared/engine/search/observed";
import type {
  ConstraintAnswer,
  LevelPartName,
  PartVerdict,
  PlayThat,
  Repairs,
  VersionReport,
} from "../../../shared/engine/search/questions/questionOutcome";
import { windowStore } from "../../state/windowStore";
import type { LevelConstraints } from "./constraintTexts";
import { type LiveAnswer, NOTHING_ASKED } from "./liveAnswer";

/** A play that was asked for. */
export interface AskedPlay {
  readonly level: string;
  readonly file: string;
  readonly what: Observed;
  /** Null: it is being searched, or `isOver` without an answer. */
  readonly answer: PlayThat | null;
  readonly isOver: boolean;
}

/** A level as it was after its last change, and how many times the usual time looking into it may take. */
export interface LongerLook {
  readonly level: string;
  readonly change: number;
  readonly times: number;
}

export interface InsightState {
  readonly insight: LiveAnswer<InsightReport>;
  /** The level that is looked into for longer than usual, until it changes; null: none. */
  readonly looksLonger: LongerLook | null;
  readonly repairs: LiveAnswer<Repairs>;
  /** What must happen in each level and what must not, as the designer has set it. */
  readonly constraints: LevelConstraints;
  readonly constrained: LiveAnswer<ConstraintAnswer>;
  /** The parts of the level that can be left out, and what is known of each by its id. */
  readonly parts: LiveAnswer<readonly LevelPartName[]>;
  readonly verdicts: Readonly<Record<string, PartVerdict>>;
  /** Whether that is found out. */
  readonly showsParts: boolean;
  readonly versions: LiveAnswer<VersionReport>;
  /** The play that was asked for last. */
  readonly askedPlay: AskedPlay | null;
  /** What each move does in the state of play in view; null: not known, or not wanted. */
  readonly fates: StateReport | null;
  /** Whether that is drawn on the board in play. */
  readonly showsFates: boolean;
  /** Cells that a row of the Solver panel is about, while the pointer is on it. */
  readonly pointed: readonly Position[];
}

export const NO_INSIGHT = {
  insight: NOTHING_ASKED,
  looksLonger: null,
  repairs: NOTHING_ASKED,
  constrained: NOTHING_ASKED,
  parts: NOTHING_ASKED,
  verdicts: {},
  versions: NOTHING_ASKED,
  askedPlay: null,
  fates: null,
  showsFates: false,
  showsParts: false,
  pointed: [],
} as const;

export const useInsightStore = windowStore<InsightState>(() => ({
  ...NO_INSIGHT,
  constraints: {},
}));

/** Returns whether looking into the level in view was cut short, so that a longer look may find more. */
export function canLookLonger({ insight: { level, answer, isWorking } }: InsightState): boolean {
  if (level === null || isWorking) return false;
  return answer === null || answer.because === "time" || answer.because === "cancelled";
}
