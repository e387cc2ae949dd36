// How a language's traces are shown in the debugger, the host and the command line: texts, fields, lanes, stages.
// A language implements this contract next to its engine, from traces and states alone. Pure.
import type { BoardView, Position } from "../base/boardView";
import type { JsonObject } from "../base/json";
import type { BreakKind } from "./breakpoints/breakPlaces";
import type { Difference } from "./compare/difference";
import type { DebugInfo } from "./debugInfo";
import type { TurnStage } from "./motion/turnStages";
import type { TraceRecord } from "./trace/traceTree";
import type { FieldWrite } from "./trace/traceView";
import type { ValueTexts } from "./trace/valueText";
import type { TurnRecord } from "./turnRecord";

/** What is needed to read a level's traces: the meaning of their numbers, and the language's presentation. */
export interface TraceReading {
  readonly debug: DebugInfo;
  readonly presentation: TracePresentation;
}

/** A field of a state in a list. */
export interface StateFact {
  readonly name: string;
  readonly text: string;
  readonly path: string;
}

/** A field whose write ends a level. */
export interface OutcomeField {
  readonly path: string;
  /** The records that cause the write: goals that are met, or lose conditions that hold. */
  readonly because: "goal" | "lose";
  /** Whether its write decides the turn; a field with only the reason does not. */
  readonly decides: boolean;
}

/** Fields of minor interest: `counted` ones change in every turn, `carried` ones with most actions. */
export type PassingField = "counted" | "carried";

/** How a turn ended what is played. `plain` ends are neither what was wanted nor a failure, such as a draw. */
export interface TurnOutcome {
  readonly text: string;
  readonly tone: "won" | "lost" | "plain";
}

/** Looked up once for a panel or a run, never for each record. */
export interface TracePresentation extends ValueTexts {
  /** The language's id, the same as in its packs' models. */
  readonly id: string;

  /** Describes a record inside its tree, where its pass or phase is visible above it. */
  readonly recordText: (turn: TurnRecord, debug: DebugInfo, record: number) => string;
  /** Returns `turn 3: move right` or `loading`; with its outcome when it won, lost or was refused. */
  readonly turnText: (turn: TurnRecord, number: number) => string;
  /** Returns how a turn ended what is played, null where it goes on. Absent: by the pack's words for won and lost. */
  readonly outcomeOf?: (turn: TurnRecord) => TurnOutcome | null;
  /** Returns what the write of a composite field changed, part by part; nothing for a simple field. */
  readonly fieldChanges: (write: FieldWrite) => readonly Difference[];

  /** Lists a state's fields, in order. */
  readonly facts: (state: JsonObject) => readonly StateFact[];
  /** Returns the path of the field with a name as users type it: `gems`, `win`; null when there is none. */
  readonly fieldNamed: (text: string) => string | null;
  /** Returns the name of a field that `fieldNamed` reads. */
  readonly fieldName: (path: string) => string;
  /** Suggests names of fields, likeliest first: those of a state, or (null) those that any state has. */
  readonly listedNames: (state: JsonObject | null) => readonly string[];
  /** Returns why a field's change is of minor interest; null when it is not. */
  readonly passing: (path: string) => PassingField | null;
  readonly outcomeFields: readonly OutcomeField[];
  /** Members of the canonical state that players cannot see: they count only by their later effects. */
  readonly remembered: ReadonlySet<string>;

  /** Describes what a cell shows in addition to the entities of its layers. */
  readonly standingAt: (view: BoardView, position: Position) => readonly string[];
  /** Lists the kinds on a board in addition to the entities of its layers, one for each occurrence. */
  readonly kindsBeside: (view: BoardView) => readonly string[];
  /** Returns the cells that the write of a field changes. */
  readonly positionsWritten: (write: FieldWrite) => readonly Position[];
  /** Describes how two boards differ, the most visible differences first. */
  readonly differences: (one: BoardView, other: BoardView) => readonly Difference[];
  /** Returns the cells in which the boards differ, including those beyond the smaller board. */
  readonly differingCells: (one: BoardView, other: BoardView) => readonly Position[];
  /**
   * Returns the same text for boards in equal situations, from any compilation of a pack. `start`: the first board of the
   * session. What it has from the pack alone, such as the list of its rules, is no part of a situation.
   */
  readonly print: (view: BoardView, start: BoardView) => string;

  /** Divides a turn into stages to be animated; none when nothing moves. */
  readonly stages: (turn: TurnRecord, debug: DebugInfo) => readonly TurnStage[];
  /** The rows of the time line of a turn, from the top down; `laneOf` returns the row of a record, null for none. */
  readonly lanes: readonly string[];
  readonly laneOf: (record: TraceRecord) => number | null;

  /** What breakpoints can stop at, in the order of the list. */
  readonly breaks: readonly BreakKind[];
  /** Returns whether a placeholder of a log message is a reference, which the engine evaluates. */
  readonly isReference: (text: string) => boolean;
  /**
   * Returns whether a watch is an expression of the language; conditions of breakpoints are such expressions, too.
   * Absent: conditions are JSON objects.
   */
  readonly isExpression?: (text: string) => boolean;
  readonly words: TraceWords;
}

/** Words for placeholders and hints. */
export interface TraceWords {
  /** What the fields are called that an author names. */
  readonly field: string;
  /** What one rule is called, and one cell of a board. */
  readonly rule: string;
  readonly cell: string;
  /** Everything besides cells whose last change can be found, as a list in a sentence. */
  readonly changing: string;
  /** An example of a reference. */
  readonly reference: string;
  /** An example of a kind whose entities are counted. Absent: there is nothing to count. */
  readonly kind?: string;
  /** An example of a breakpoint's condition. */
  readonly condition: string;
  /** An example of a log point's message. */
  readonly message: string;
}
