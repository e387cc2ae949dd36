// What may be asked to happen in play, or not to happen.
import type { Position } from "../../base/boardView";
import type { Json, JsonObject } from "../../base/json";

/** Something that a turn may do, or that may be so after it. */
export type Observed =
  /** An event of the language comes about, whose payload has these members. */
  | { readonly kind: "event"; readonly event: string; readonly where: JsonObject }
  /** A rule with this id fires. */
  | { readonly kind: "rule"; readonly rule: string }
  /** An entity of a kind stands in a cell, on any layer. */
  | { readonly kind: "entity"; readonly name: string; readonly position: Position }
  /** A condition of the rule language holds. */
  | { readonly kind: "condition"; readonly condition: Json };
