// What the numbers in a level's traces mean: names, places in the texts, and what conditions and goals look at.
import type { Position } from "../base/boardView";
import type { JsonPointer } from "../base/json";

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
