// Evaluates conditions and references outside rules (of breakpoints and watches), and where rules match, on a recorded
// board.
import type { BoardView } from "../../../base/boardView";
import { type Json, isJsonObject } from "../../../base/json";
import type { ConditionCheck, ReferenceReader, RuleCells } from "../../../engine/playableLevel";
import type { GameEventData } from "../../../engine/turnRecord";
import type { Grid, Point } from "../turn/grid";
import type { Board } from "../turn/board";
import { EVENTS, type EventValue, isEventType, plainValue } from "../turn/events";
import { GameEvent, NO_EVENT } from "../turn/gameEvent";
import { EVENT } from "../turn/eventKinds";
import { asPosition } from "../text/read";
import type { RuleModel } from "../turn/model";
import type { StateWorld } from "../turn/stateWorld";
import { stateOfView } from "../turn/viewedState";
import { compileCondition, conditionName } from "./conditions";
import { compileReference, isReference } from "./references";
import { ruleCells } from "./ruleCells";

/** Compiles a condition to a function of a board and an event; null when it is no condition of the language. */
export function compileWatched(condition: Json, board: Board, world: StateWorld): ConditionCheck | null {
  if (!isCondition(condition)) return null;
  const holds = compileCondition(condition, "", { board, clause: "if", note: () => 0 });
  return (view, event) => {
    world.begin(stateOfView(view, board.grid));
    return holds(world, eventOf(event, board.grid));
  };
}

/** Returns where a rule matches on a recorded board. */
export function watchedRuleCells(rule: RuleModel, view: BoardView, board: Board, world: StateWorld): RuleCells {
  world.begin(stateOfView(view, board.grid));
  return ruleCells(rule, board, world);
}

/** Compiles a reference to a function of a board and an event; null for a text that is no reference. */
export function compileWatchedReference(text: string, board: Board, world: StateWorld): ReferenceReader | null {
  if (!isReference(text)) return null;
  const reference = compileReference(text, board);
  return (view, event) => {
    world.begin(stateOfView(view, board.grid));
    return plainValue(reference(world, eventOf(event, board.grid)));
  };
}

/** Returns whether a value is a condition of the language, with all that it consists of. */
export function isCondition(value: Json): boolean {
  const name = conditionName(value);
  if (!isJsonObject(value) || name === undefined) return false;
  const body = value[name] ?? null;
  if (name === "not") return isCondition(body);
  if (name === "all_of" || name === "any_of") return Array.isArray(body) && body.every(isCondition);
  return true;
}

/** Returns an event as rules see it: positions are places again, not lists of numbers. */
function eventOf(event: GameEventData | null, grid: Grid): GameEvent {
  if (event === null || !isEventType(event.type)) return NO_EVENT;
  const { type } = event;
  const fields: Readonly<Record<string, string>> = EVENTS[type];
  const payload: Record<string, EventValue> = {};
  for (const [name, value] of Object.entries(event.payload)) payload[name] = placed(fields[name], value, grid);
  return new GameEvent(EVENT[type], payload, -1);
}

function placed(field: string | undefined, value: Json, grid: Grid): EventValue {
  const asPoint = (each: Json): Point => grid.fromJson(asPosition(each) ?? [-1, -1]);
  if (field?.startsWith("positions") === true && Array.isArray(value)) return value.map(asPoint);
  return field?.startsWith("position") === true || field === "list" ? asPoint(value) : value;
}
