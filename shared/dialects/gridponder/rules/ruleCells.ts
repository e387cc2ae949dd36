// Finds the cells on which a rule's conditions hold as far as the board alone tells, to show where a rule matches.
// Everything else that a condition may read (other fields of the event, avatar, variables, counts) is left open.
import type { Position } from "../../../base/boardView";
import { type Json, isJsonObject } from "../../../base/json";
import type { RuleCells } from "../../../engine/playableLevel";
import type { Point } from "../turn/grid";
import type { Board } from "../turn/board";
import { EVENTS, isEventType } from "../turn/events";
import { GameEvent, NO_EVENT } from "../turn/gameEvent";
import { eventKind } from "../turn/eventKinds";
import { asList, asObject, asPosition, member } from "../text/read";
import type { RuleModel } from "../turn/model";
import type { World } from "../turn/world";
import { type Condition, compileCondition, conditionName } from "./conditions";

/** Whether a condition holds; null where the board alone cannot tell. */
type Verdict = (world: World, event: GameEvent) => boolean | null;

/** A cell that a condition names, and whether the cell is as the rule wants it. */
interface NamedCell {
  readonly point: Point;
  readonly isAsWanted: Condition;
}

interface Analysis {
  readonly board: Board;
  readonly named: NamedCell[];
  /** True when a condition reads the event's position. */
  readsPosition: boolean;
  /** The conditions on the event's position that are to hold rather than to fail. */
  readonly wanted: Condition[];
}

/** Returns where a rule matches on the board that the world holds. */
export function ruleCells(rule: RuleModel, board: Board, world: World): RuleCells {
  const analysis: Analysis = { board, named: [], readsPosition: false, wanted: [] };
  const parts = [rule.where, rule.if].map((condition) => verdictOf(condition, true, analysis));
  const event = (point: Point | null): GameEvent => eventAt(rule.on, point);
  const passes = (at: GameEvent): boolean => parts.every((part) => part(world, at) !== false);
  const named = analysis.named.map(({ point, isAsWanted }) => ({
    position: point.toJson(),
    holds: isAsWanted(world, event(null)),
  }));
  if (!analysis.readsPosition) return { cells: null, partly: [], named };
  const points = hasPlace(rule.on) ? allPoints(board) : [];
  const cells = points.filter((point) => passes(event(point)));
  const matching = new Set(cells);
  const holdsInPart = (point: Point): boolean => analysis.wanted.some((part) => part(world, event(point)));
  const partly = points.filter((point) => !matching.has(point) && holdsInPart(point));
  return { cells: toJson(cells), partly: toJson(partly), named };
}

function allPoints({ grid }: Board): readonly Point[] {
  return Array.from({ length: grid.area }, (_, cell) => grid.ofCell(cell));
}

function toJson(points: readonly Point[]): readonly Position[] {
  return points.map((point) => point.toJson());
}

function verdictOf(condition: Json, isWanted: boolean, analysis: Analysis): Verdict {
  const name = conditionName(condition);
  if (name === undefined || !isJsonObject(condition)) return () => null;
  const body = condition[name] ?? null;
  if (name === "not") {
    const inner = verdictOf(body, !isWanted, analysis);
    return (world, event) => opposite(inner(world, event));
  }
  if (name === "all_of" || name === "any_of") {
    const parts = asList(body).map((part) => verdictOf(part, isWanted, analysis));
    return (world, event) =>
      combined(
        parts.map((part) => part(world, event)),
        name === "any_of",
      );
  }
  if (name !== "position" && name !== "position_has_tag" && name !== "cell") return () => null;
  const holds = compileCondition(condition, "", { board: analysis.board, clause: "where", note: () => 0 });
  if (name === "cell") noteNamed(asPosition(member(asObject(body), "position")), holds, isWanted, analysis);
  else {
    analysis.readsPosition = true;
    if (isWanted) analysis.wanted.push(holds);
  }
  return holds;
}

function noteNamed(
  xy: readonly [number, number] | null,
  holds: Condition,
  isWanted: boolean,
  analysis: Analysis,
): void {
  if (xy === null) return;
  const point = analysis.board.grid.fromJson(xy);
  analysis.named.push({ point, isAsWanted: (world, event) => holds(world, event) === isWanted });
}

function opposite(verdict: boolean | null): boolean | null {
  return verdict === null ? null : !verdict;
}

/** Joins verdicts by `all` or `any`: one equal to `decides` decides; otherwise an open one leaves the result open. */
function combined(verdicts: readonly (boolean | null)[], decides: boolean): boolean | null {
  if (verdicts.includes(decides)) return decides;
  return verdicts.includes(null) ? null : !decides;
}

function hasPlace(type: string): boolean {
  return isEventType(type) && Object.hasOwn(EVENTS[type], "position");
}

/** Returns an event of a type at a place; no event for a type that the language does not have. */
function eventAt(type: string, position: Point | null): GameEvent {
  const kind = eventKind(type);
  return kind === null ? NO_EVENT : new GameEvent(kind, position === null ? {} : { position }, -1);
}
