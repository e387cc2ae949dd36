// What the runner of a search asks of any kind of search over packed states.

/** `again`: a turn read a field whose values were not kept; the search must start over. */
export type Progress = "more" | "won" | "exhausted" | "limit" | "again";

/** A search that goes on from where it was whenever it is called. */
export interface Expansion {
  /** No path with fewer moves wins. */
  readonly noneUnder: number;
  readonly states: number;
  /** Accepted turns. */
  readonly turns: number;
  readonly byteLength: number;
  /** Starts over whenever a value has no room, so that there should be some for values to come. */
  readonly wantsRoom?: true;
  /** Goes on until `Date.now()` reaches `untilMs` or the search is over. */
  expand(untilMs: number): Progress;
}
