// How a language's traces read: the words, the fields and the lanes that the debugger, the host and the command line
// show them with. A language implements this file beside its engine, out of traces and states alone. Pure.
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

/** What all reading of one level's traces needs: what their numbers mean, and the words of the language. */
export interface TraceReading {
  readonly debug: DebugInfo;
  readonly presentation: TracePresentation;
}

/** A field of a state as it is shown, with its path. */
export interface StateFact {
  readonly name: string;
  readonly text: string;
  readonly path: string;
}

/** A field whose write says how a level ended. */
export interface OutcomeField {
  readonly path: string;
  /** The records that the write goes back to: those of goals that are met, or of conditions that are lost. */
  readonly because: "goal" | "lose";
  /** Its write decides the turn; one that only gives the reason does not. */
  readonly decides: boolean;
}

/**
 * Fields that come along with what a turn is about: `counted` change with every turn, `carried` with most of what is
 * done in one.
 */
export type PassingField = "counted" | "carried";

/** Looked up once for a panel or a run, never for each record. */
export interface TracePresentation extends ValueTexts {
  /** The language's id, as its packs' model has it. */
  readonly id: string;

  /** A record in a sentence, inside its tree: the pass or phase that it stands in can be seen above it. */
  readonly recordText: (turn: TurnRecord, debug: DebugInfo, record: number) => string;
  /** `turn 3: move right` or `loading`; with its outcome when it won, lost or was refused. */
  readonly turnText: (turn: TurnRecord, number: number) => string;
  /** What a write of a field changed in the values it holds, part by part; nothing for one that is told as a whole. */
  readonly fieldChanges: (write: FieldWrite) => readonly Difference[];

  /** A state's fields for a list, in order. */
  readonly facts: (state: JsonObject) => readonly StateFact[];
  /** The path of the field that a text names as people say it: `gems`, `win`; null where none is of that name. */
  readonly fieldNamed: (text: string) => string | null;
  /** The name by which a field is asked for: what `fieldNamed` reads. */
  readonly fieldName: (path: string) => string;
  /** Names of fields to choose from, the likeliest first: those of a state, or those that any state has. */
  readonly listedNames: (state: JsonObject | null) => readonly string[];
  /** Null for a field whose change is worth a look by itself. */
  readonly passing: (path: string) => PassingField | null;
  readonly outcomeFields: readonly OutcomeField[];
  /** Members of the state that no player sees: they count by what they do later. */
  readonly remembered: ReadonlySet<string>;

  /** What stands on a cell beside the entities of its layers, in words. */
  readonly standingAt: (view: BoardView, position: Position) => readonly string[];
  /** Kinds that stand on a board beside the entities of its layers, each as often as it does. */
  readonly kindsBeside: (view: BoardView) => readonly string[];
  /** Cells that the write of a field changes what stands on. */
  readonly positionsWritten: (write: FieldWrite) => readonly Position[];
  /** How two boards differ, what a player would point at first before the rest. */
  readonly differences: (one: BoardView, other: BoardView) => readonly Difference[];
  /** Cells in which something else is seen, on whichever board is the larger. */
  readonly differingCells: (one: BoardView, other: BoardView) => readonly Position[];
  /** Equal for boards that look and stand alike, whichever compilation of a pack they come from. */
  readonly print: (view: BoardView) => string;

  /** A turn as something to watch, a stage after the other; none where nothing is to be seen on its way. */
  readonly stages: (turn: TurnRecord, debug: DebugInfo) => readonly TurnStage[];
  /** The rows of a turn's picture over time, from the top down, and the one of a record; null: it is in none. */
  readonly lanes: readonly string[];
  readonly laneOf: (record: TraceRecord) => number | null;

  /** What breakpoints can stop at, in the order in which it is offered. */
  readonly breaks: readonly BreakKind[];
  /** Whether a text in a log point's message is a reference of the language, which the engine reads. */
  readonly isReference: (text: string) => boolean;
  readonly words: TraceWords;
}

/** Words for prompts and hints. */
export interface TraceWords {
  /** What the fields that an author names are called. */
  readonly field: string;
  /** What can be asked for by its last change, beside cells, as a list in a sentence. */
  readonly changing: string;
  /** An example of a reference. */
  readonly reference: string;
}
