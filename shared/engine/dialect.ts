// All that the rest of the program knows of a rule language. A dialect implements this file; nobody else looks inside.
import type { Json, JsonObject, JsonPointer } from "../base/json";
import type { Work } from "../base/work";
import type { Finding } from "../findings/finding";
import type { PackIndex } from "../dialects/gridponder/text/names/packIndex";
import type { PackSource } from "../pack/packSource";
import type { BoardShape, BoardView, Position } from "../base/boardView";
import type { Trace } from "./trace/trace";
import type { Tracer } from "./trace/tracer";

/** What a player did: `{ action: "move", direction: "right" }`. All keys but `action` are its params. */
export interface GameAction {
  readonly action: string;
  readonly [param: string]: Json;
}

export interface GameEventData {
  readonly type: string;
  readonly payload: JsonObject;
}

export interface GoalStatus {
  readonly id: string;
  readonly type: string;
  /** 0..1 */
  readonly progress: number;
  readonly met: boolean;
}

/** What a step gave. `state` is the same object as before when the action was refused. */
export interface Step<State> {
  readonly state: State;
  readonly accepted: boolean;
  readonly events: readonly GameEventData[];
  readonly won: boolean;
  readonly lost: boolean;
  readonly loseReason: string | null;
  readonly goals: readonly GoalStatus[];
  /** The turn's budget was crossed and the cascade ended early: a finding of the author's rules. */
  readonly budgetSpent: boolean;
}

/** Why an action was refused, in a refused turn's outcome. `by`: the record of the system that refused it. */
export type Refusal =
  { readonly reason: "level-over" | "not-offered" } | { readonly reason: "vetoed"; readonly by: number };

/** A place in the pack's text that a trace's record refers to. */
export interface Source {
  readonly file: string;
  readonly at: JsonPointer;
}

/** What a condition looks at, so that one can tell what changed it. */
export type ConditionReads =
  /** Made of others, the entries after it whose places lie in its own. */
  | { readonly kind: "parts"; readonly holdsIf: "all" | "any" | "not" }
  /** `position` is null for the event's own; `kinds` are those that it wants there, absent: not a matter of kinds. */
  | {
      readonly kind: "cell";
      readonly layer: string;
      readonly position: Position | null;
      readonly kinds?: readonly string[];
    }
  | { readonly kind: "variable"; readonly name: string }
  /** `fields` absent: all of it. */
  | { readonly kind: "avatar"; readonly fields?: readonly ("position" | "item")[] }
  | { readonly kind: "event" | "objects" | "board" | "nothing" };

/** What a goal or a lose condition looks at, so that one can tell which changes decide it. */
export type GoalReads =
  /** By its path, such as `avatar.position`. */
  | { readonly kind: "field"; readonly path: string }
  | {
      readonly kind: "cells";
      /** Null: any layer. */
      readonly layer: string | null;
      /** Null: wherever `on` says, or anywhere. */
      readonly positions: readonly Position[] | null;
      /** Only what brings or takes away one of these kinds matters; null: any change. */
      readonly kinds: readonly string[] | null;
      /** How it wants those kinds; null: it depends. */
      readonly wants: "there" | "gone" | null;
      /** Only where the avatar stands, or a marker on a layer does (null: any). */
      readonly on?:
        | { readonly kind: "avatar" }
        | { readonly kind: "marked"; readonly layer: string; readonly marker: string | null };
    };

/** Names and places for the numbers in a trace. Indices are stable for one compiled level. */
export interface DebugInfo {
  readonly systems: readonly { readonly id: string; readonly type: string; readonly source: Source }[];
  /** Among rules that listen to the same event those of higher `priority` are tried first. */
  readonly rules: readonly {
    readonly id: string;
    readonly on: string;
    readonly priority: number;
    readonly source: Source;
  }[];
  /** `clause` is `where` or `if`; `text` reads like the JSON, short. Nested conditions have entries of their own. */
  readonly conditions: readonly {
    readonly clause: "where" | "if";
    readonly text: string;
    readonly reads: ConditionReads;
    readonly source: Source;
  }[];
  readonly effects: readonly { readonly name: string; readonly source: Source }[];
  /** `reads` absent: any cell of the board. */
  readonly goals: readonly {
    readonly id: string;
    readonly type: string;
    readonly reads?: readonly GoalReads[];
    readonly source: Source;
  }[];
  readonly loseConditions: readonly {
    readonly type: string;
    readonly reads?: readonly GoalReads[];
    readonly source: Source;
  }[];
}

/** An action declared by the game, with the values each param may take (a position param: null, any cell). */
export interface ActionOffer {
  readonly id: string;
  readonly params: Readonly<Record<string, { readonly type: string; readonly values: readonly Json[] | null }>>;
}

/** Memory for states that are soon gone: a step leaves in it the one it was made from and the one it gives. */
export interface Scratch<State = unknown> {
  /** Takes a state out of it, if it is there at all: it and its views hold for good. */
  keep(state: State): void;
}

/** One level, compiled and immutable. `State` is the dialect's own; callers only pass it back. */
export interface PlayableLevel<State = unknown> {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly debug: DebugInfo;
  readonly offers: readonly ActionOffer[];
  /** As written, shorthand expanded. Entries that are no action at all are left out and are findings. */
  readonly goldPath: readonly GameAction[];
  /** The state after loading, the load cascade included. */
  start(tracer: Tracer | null): State;
  /** Loading crossed the budget of a turn and its cascade ended early. */
  loadBudgetSpent(): boolean;
  /**
   * Pure: the given state is not changed. The same with and without a tracer. With a scratch, the state that it gives
   * may lie in that, and does not hold for long.
   */
  step(state: State, action: GameAction, tracer: Tracer | null, scratch?: Scratch<State>): Step<State>;
  /** For playing many actions in a row of which few states are needed later. */
  scratch(): Scratch<State>;
  /** Candidate actions in the language's order of enumeration (published-behaviour 16). */
  actions(state: State): readonly GameAction[];
  view(state: State): BoardView;
  goals(state: State): readonly GoalStatus[];
  /** How far the goals would be if a turn ended on this board of the level. */
  goalsOn(view: BoardView): readonly GoalStatus[];
  /**
   * Equal keys if and only if equal states; for one compiled level in one thread. Short, and all there is to know of
   * the state: one character a byte.
   */
  key(state: State): string;
  /** The state of a key that this level gave. */
  fromKey(key: string): State;
  /** A condition of the rule language, to be asked of any moment; null for what is none. Never throws. */
  condition(condition: Json): ConditionCheck | null;
  /** Where a rule looks on a board of the level; null when the level has no such rule. */
  ruleCells(view: BoardView, file: string, rule: string): RuleCells | null;
  /** A value reference of the rule language, such as `$event.position`, to be read at any moment; null for what is none. */
  reference(text: string): ReferenceReader | null;
  /** The canonical state and its digest (conformance README). */
  canonical(state: State): JsonObject;
  digest(state: State): string;
}

/** Whether a condition holds on a board of the level, for an event if there is one. */
export type ConditionCheck = (view: BoardView, event: GameEventData | null) => boolean;

/** Where a rule looks, as far as the board alone tells: what else its conditions ask is left open. */
export interface RuleCells {
  /** Where the event may be for its conditions to hold; null when they do not ask where it is. */
  readonly cells: readonly Position[] | null;
  /** Where only some of what they ask of its place holds. */
  readonly partly: readonly Position[];
  /** Cells that its conditions name, and whether what stands there is as they want it. */
  readonly named: readonly { readonly position: Position; readonly holds: boolean }[];
}

/** What a reference gives on a board of the level, for an event if there is one. */
export type ReferenceReader = (view: BoardView, event: GameEventData | null) => Json;

export interface Game {
  readonly dialect: string;
  readonly profile: string;
  /** Level ids: the sequence's first, in its order, then the others by file name. */
  readonly levelIds: readonly string[];
  /** Compiled at first use and kept; null when the level cannot be played at all (its findings say why). */
  level(id: string): PlayableLevel | null;
}

export interface Compilation {
  readonly game: Game | null;
  readonly profile: string;
  readonly findings: readonly Finding[];
}

export interface CompileOptions {
  /** Instead of the one the manifest's dslVersion chooses. */
  readonly profile?: string;
  /** The last compilation of the same pack: what did not change is taken over. */
  readonly previous?: Compilation;
}

export interface Dialect {
  readonly id: string;
  readonly profiles: readonly string[];
  readonly words: Words;
  matches(pack: PackSource): boolean;
  /** What the texts alone show to be wrong, from syntax to meaning. Never throws, whatever the texts are. */
  check(pack: PackSource): Work<readonly Finding[]>;
  /** Never throws on an author's mistake: those are findings, beyond those of `check`. */
  compile(pack: PackSource, options?: CompileOptions): Compilation;
}

/** The words of a language that its schemas do not list: for completion, hover and search. */
export interface Words {
  /** Event types, each with the fields of its payload and what they hold. */
  readonly events: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Types of systems and names of effects that may emit an event. */
  sourcesOf(event: string): { readonly systems: readonly string[]; readonly effects: readonly string[] };
  /** Variables that levels declare, rules set, or systems set by default. */
  variables(index: PackIndex): ReadonlySet<string>;
  /** Tags that mean something to every player of the language, and what. */
  readonly tags: Readonly<Record<string, string>>;
}

/** One turn as the play session keeps and sends it. `action` is null for loading. */
export interface TurnRecord {
  readonly action: GameAction | null;
  readonly accepted: boolean;
  readonly events: readonly GameEventData[];
  readonly won: boolean;
  readonly lost: boolean;
  readonly loseReason: string | null;
  readonly goals: readonly GoalStatus[];
  /** The turn crossed its budget and ended early: its rules or systems go on without end. Absent: it did not. */
  readonly budgetSpent?: true;
  /** Of both boards, and of what the trace's numbers mean. */
  readonly shape: BoardShape;
  /** The board may be made only when it is asked for: who looks at many turns asks for `shape` where that does. */
  readonly before: BoardView;
  readonly after: BoardView;
  readonly trace: Trace;
}
