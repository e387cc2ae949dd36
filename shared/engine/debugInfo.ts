// The meaning of the numbers in a level's traces: names, places in the texts, and what conditions and goals read.
import type { Position } from "../base/boardView";
import type { JsonPointer } from "../base/json";

/** A place in the pack's text that a record refers to. */
export interface Source {
  readonly file: string;
  readonly at: JsonPointer;
}

/** What a condition reads, used to find what changed it. */
export type ConditionReads =
  /** A combination of the entries after it whose places are inside its own. */
  | { readonly kind: "parts"; readonly holdsIf: "all" | "any" | "not" }
  /**
   * `position` is null for the event's own. `kinds` are those that it wants there; absent: does not depend on kinds.
   */
  | {
      readonly kind: "cell";
      readonly layer: string;
      readonly position: Position | null;
      readonly kinds?: readonly string[];
    }
  /** Fields of the state by their paths. */
  | {
      readonly kind: "fields";
      readonly paths: readonly string[];
      /** It reads only a part of their values, so that a write of them may not have mattered. */
      readonly isPart?: true;
      /** The members of the found value that it reads; absent: all. */
      readonly members?: readonly string[];
    }
  | { readonly kind: "event" | "board" | "nothing" };

/** What a goal or a lose condition reads, used to find which changes decide it. */
export type GoalReads =
  /** By its path. */
  | { readonly kind: "field"; readonly path: string }
  | {
      readonly kind: "cells";
      /** Null: any layer. */
      readonly layer: string | null;
      /** Null: wherever `on` says, or anywhere. */
      readonly positions: readonly Position[] | null;
      /** Only adding or removing one of these kinds matters; null: any change. */
      readonly kinds: readonly string[] | null;
      /** Whether it wants those kinds present or absent; null: it depends. */
      readonly wants: "there" | "gone" | null;
      /** Only at a position: the one that a field holds, or where a marker is on a layer (`marker` null: any). */
      readonly on?:
        | { readonly kind: "field"; readonly path: string }
        | { readonly kind: "marked"; readonly layer: string; readonly marker: string | null };
    };

/** Names and places for the numbers in a trace. Indices are stable for one compiled level. */
export interface DebugInfo {
  /** The phases of a turn in words. */
  readonly phases: readonly string[];
  readonly systems: readonly { readonly id: string; readonly type: string; readonly source: Source }[];
  /** Of rules that listen to the same event, those of higher `priority` are tried first. */
  readonly rules: readonly {
    readonly id: string;
    readonly on: string;
    readonly priority: number;
    readonly source: Source;
  }[];
  /** `clause` is `where` or `if`; `text` is the shortened JSON. Nested conditions have entries of their own. */
  readonly conditions: readonly {
    /** Index of its rule; null for a condition outside of rules. */
    readonly rule: number | null;
    /** The language's word for its part of the rule: "if". */
    readonly clause: string;
    readonly text: string;
    readonly reads: ConditionReads;
    readonly source: Source;
  }[];
  readonly effects: readonly { readonly name: string; readonly source: Source }[];
  /** Calculations and random draws. */
  readonly values: readonly { readonly name: string; readonly source: Source }[];
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
