// Tells a search whether something happens in a turn, or is so after it.
import { assertNever } from "../../../base/assertNever";
import type { Json } from "../../../base/json";
import type { Observed } from "../../../engine/search/observed";
import type { Observer } from "../../../engine/search/searchLevel";
import { compileCondition } from "../rules/conditions";
import { isCondition } from "../rules/watched";
import { sameValue } from "../text/values";
import type { Board } from "../turn/board";
import { isEventType } from "../turn/events";
import { type GameEvent, NO_EVENT, plainPayload } from "../turn/gameEvent";
import type { FieldWorld } from "./fieldWorld";

interface Observing {
  /** Null when the language has no such event or condition, or the board no such cell. */
  readonly observer: Observer | null;
  /** Values that may name variables which must be known for it. */
  readonly reads: readonly Json[];
}

const NOTHING: Observing = { observer: null, reads: [] };
/** Members of events that tell the value of a variable, whichever it is. */
const VALUES: readonly string[] = ["oldValue", "newValue"];

/** `rules`: the ids of the rules that the level has. */
export function observerOf(observed: Observed, board: Board, world: FieldWorld, rules: ReadonlySet<string>): Observing {
  switch (observed.kind) {
    case "event": {
      const { event, where } = observed;
      // The last event of a turn comes after all that a search looks at.
      if (!isEventType(event) || event === "turn_ended") return NOTHING;
      const wanted = Object.entries(where);
      const isIt = (each: GameEvent): boolean => {
        if (each.type !== event) return false;
        const payload = plainPayload(each);
        return wanted.every(([name, value]) => Object.hasOwn(payload, name) && sameValue(payload[name] ?? null, value));
      };
      const reads = wanted.flatMap(([name]) => (VALUES.includes(name) ? [name] : []));
      return { observer: { inTurn: () => world.events.find(isIt) !== null }, reads };
    }
    case "rule":
      if (!rules.has(observed.rule)) return NOTHING;
      return { observer: { inTurn: () => world.fired.has(observed.rule) }, reads: [] };
    case "entity": {
      const { cell } = board.grid.fromJson(observed.position);
      if (cell < 0) return NOTHING;
      const kinds = board.kinds([observed.name]);
      const slots = board.layers.map((_, layer) => layer * board.grid.area + cell);
      return { observer: { inState: (fields) => slots.some((slot) => fields.readIn(slot, kinds)) }, reads: [] };
    }
    case "condition": {
      const { condition } = observed;
      if (!isCondition(condition)) return NOTHING;
      const holds = compileCondition(condition, "", { board, clause: "if", note: () => 0 });
      const inState: Observer["inState"] = (fields) => {
        world.begin(fields);
        return holds(world, NO_EVENT);
      };
      return { observer: { inState }, reads: [condition] };
    }
    default:
      return assertNever(observed);
  }
}
