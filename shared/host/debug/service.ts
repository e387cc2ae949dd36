// The debugger's calls, answered from the play session and the pack's levels.
import type { BoardView } from "../../base/boardView";
import type { Json } from "../../base/json";
import { SLICE_MS, type Schedule, inSlices } from "../../base/work";
import { languageOf } from "../../dialects/registry";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { Trace } from "../../engine/trace/trace";
import { recordCount } from "../../engine/trace/traceTree";
import { type TurnView, openTurnView, viewAt } from "../../engine/trace/traceView";
import type { PackSource } from "../../pack/packSource";
import type { BoardPlace, ConditionAnswer } from "../../rpc/debug";
import type { DebugApi } from "../../rpc/hostCalls";
import type { LevelEntry } from "../checks/solutions";
import type { PlaySessions } from "../play/playSessions";
import { checkCondition, completeCondition } from "./breakFields";
import { isExpression } from "./conditions";
import { askAt, runRefused, runTurns, solutionHits } from "./runs";

/** Creates the calls for the open session and the current levels. */
export function createDebugService(
  sessions: PlaySessions,
  pack: () => PackSource,
  levels: () => readonly LevelEntry[],
  schedule: Schedule,
): DebugApi {
  /** The last turn whose goals were requested: steps often stay in one turn. */
  let opened: TurnView | null = null;
  return {
    async runSession(session, request) {
      const look = sessions.look(session);
      return look.ok ? runTurns(look.value.level, look.value.turns, request) : null;
    },
    async refusedHits(session, number, action, breakpoints) {
      const look = sessions.look(session);
      const attempt = look.ok ? look.value.attempt(number, action) : undefined;
      if (!look.ok || attempt === undefined || attempt.accepted) return null;
      return runRefused(look.value.level, attempt, breakpoints);
    },
    async runSolutions(breakpoints) {
      const steps = solutionHits(levels(), breakpoints);
      const found = await inSlices(steps, { sliceMs: SLICE_MS, schedule, isWanted: () => true });
      return found?.value ?? [];
    },
    async breakNames() {
      return languageOf(pack())?.debug.breakNames(pack()) ?? { rules: [], events: [], variables: [], kinds: [] };
    },
    completeCondition: (on, text, caret) => completeCondition(pack(), on, text, caret),
    checkCondition: async (on, text) => checkCondition(pack(), on, text),
    async ruleGraph(levelFile) {
      return languageOf(pack())?.debug.ruleGraph(pack(), levelFile) ?? null;
    },
    async askTurns(session, conditions) {
      const look = sessions.look(session);
      if (!look.ok) return null;
      const answers = conditions.map((condition) => answersAfter(look.value.level, condition));
      return Array.from(look.value.ends, (view) => answers.map((answer) => answer(view)));
    },
    async goalsAt(session, number, record) {
      const look = sessions.look(session);
      const turn = look.ok ? look.value.turn(number) : undefined;
      if (!look.ok || turn === undefined || !isRecordOf(turn.trace, record)) return null;
      if (opened?.turn !== turn) opened = openTurnView(turn);
      return look.value.level.goalsOn(opened.at(record));
    },
    async askConditions(session, number, record, conditions) {
      const look = sessions.look(session);
      if (!look.ok) return null;
      const turn = look.value.turn(number);
      if (turn === undefined || !(record === null || isRecordOf(turn.trace, record))) return null;
      return askAt(look.value.level, turn, record, conditions);
    },
    async ruleCells(rule, place) {
      const found = boardAt(sessions, levels, place);
      return found && found.level.ruleCells(found.view, rule.file, rule.id);
    },
  };
}

/** Compiles a watch's condition, to be asked at the ends of turns. */
function answersAfter(level: PlayableLevel, condition: Json): (view: BoardView) => ConditionAnswer {
  if (isExpression(level, condition)) {
    const read = level.reference(condition);
    return (view) => (read === null ? null : level.presentation.valueText(read(view, null)));
  }
  const check = level.condition(condition);
  return (view) => (check === null ? null : check(view, null));
}

/** Returns a board with its level; null when it no longer exists. */
function boardAt(
  sessions: PlaySessions,
  levels: () => readonly LevelEntry[],
  place: BoardPlace,
): { readonly level: PlayableLevel; readonly view: BoardView } | null {
  if (place.kind === "start") {
    const level =
      levels()
        .find(({ file }) => file.path === place.file)
        ?.level() ?? null;
    return level && { level, view: level.view(level.start(null)) };
  }
  const look = sessions.look(place.session);
  const turn = look.ok ? look.value.turn(place.turn) : undefined;
  if (!look.ok || turn === undefined || !(place.record === null || isRecordOf(turn.trace, place.record))) return null;
  return { level: look.value.level, view: viewAt(turn, place.record) };
}

/** The turn may have been undone and replaced since its record was seen. */
function isRecordOf(trace: Trace, record: number): boolean {
  return Number.isInteger(record) && record >= 0 && record < recordCount(trace);
}
