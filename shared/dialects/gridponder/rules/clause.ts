// The clauses of a rule, `where` and `if`. Most rules that are tried fail at the tag of what stands at the event's
// position, so that this is asked for before anything else is called.
import { type Json, type JsonPointer, isJsonObject } from "../../../base/json";
import { asList } from "../text/read";
import type { Board } from "../turn/board";
import type { GameEvent } from "../turn/gameEvent";
import type { World } from "../turn/world";
import {
  type Condition,
  type ConditionContext,
  type PlaceTest,
  compileCondition,
  compilePlaceTest,
  conditionName,
} from "./conditions";

export class Clause {
  constructor(
    /** Null: always holds. */
    private readonly condition: Condition | null,
    /** What the condition tests first; without it the condition does not hold. Null: something else. */
    private readonly first: PlaceTest | null,
    /** The first test is the whole condition. */
    private readonly isFirstAll: boolean,
  ) {}

  holds(world: World, event: GameEvent): boolean {
    const { condition, first } = this;
    if (condition === null) return true;
    // A trace has a record of each test.
    if (first === null || world.traced) return condition(world, event);
    return first.holds(world, event) && (this.isFirstAll || condition(world, event));
  }
}

export function compileClause(condition: Json, at: JsonPointer, context: ConditionContext): Clause {
  if (condition === null) return new Clause(null, null, false);
  const first = firstTest(condition, context.board);
  return new Clause(compileCondition(condition, at, context), first, conditionName(condition) === "position_has_tag");
}

/** Returns the test that a condition, or the first part of a conjunction, is; null when it is none of a place. */
function firstTest(condition: Json, board: Board): PlaceTest | null {
  const name = conditionName(condition);
  if (!isJsonObject(condition) || name === undefined) return null;
  const body = condition[name] ?? null;
  if (name === "position_has_tag") return compilePlaceTest(body, board);
  return name === "all_of" ? firstTest(asList(body)[0] ?? null, board) : null;
}
