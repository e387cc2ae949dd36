// What lies in a zone when games begin, as it is listed and changed: by the set-up of the rules, or by a game's own start.
import type { Brush } from "./brush";

/** So many equal entities on top of one another. */
export interface ZoneEntry {
  readonly brush: Brush;
  readonly count: number;
  /** Whether it can be counted and moved: not one that stands in one line of the text with others. */
  readonly canChange: boolean;
}

/** `at` and `to` are numbers of entries, from the bottom. */
export type ZoneChange =
  /** On top. */
  | { readonly kind: "add"; readonly brush: Brush }
  | { readonly kind: "remove"; readonly at: number }
  | { readonly kind: "count"; readonly at: number; readonly count: number }
  | { readonly kind: "move"; readonly at: number; readonly to: number };
