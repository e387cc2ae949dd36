// Which commands have nothing to do at present, such as going to the next problem where there is none: they are grey in
// the menu and missing in the palette. Their keys still say why nothing is done.
import { type Disposable, disposable, disposeAll } from "../../../shared/base/disposable";
import type { CommandId } from "../../../shared/commands/commands";
import { usePackStore } from "../../session/pack/packStore";
import { playStore } from "../../session/play/playStore";
import { canLookLonger, useInsightStore } from "../../session/solver/insightStore";
import { isRecordedShortest } from "../../session/solver/solverCommands";
import { levelIdOf } from "../../session/solver/solverLink";
import { canSearchLonger } from "../../session/solver/solverMark";
import { useSolverStore } from "../../session/solver/solverStore";

const OF_PROBLEMS: readonly CommandId[] = ["problem.next", "problem.previous"];

const OF_A_LEVEL: readonly CommandId[] = [
  "level.template",
  "level.copy",
  "level.rename",
  "level.changeId",
  "level.delete",
  "level.earlier",
  "level.later",
  "level.picture",
  "play.toggle",
  "play.record",
  "play.solution",
];

const OF_A_SESSION: readonly CommandId[] = [
  "play.restart",
  "debug.runBack",
  "debug.toEnd",
  "debug.toStart",
  "debug.again",
  "debug.mark",
  "debug.keep",
  "debug.over",
  "debug.backOver",
  "debug.into",
  "debug.out",
  "debug.backInto",
  "debug.nextRule",
  "debug.lastRule",
  "debug.nextPass",
  "debug.lastPass",
  "debug.nextPhase",
  "debug.lastPhase",
  "debug.nextWrite",
  "debug.lastWrite",
  "debug.nextEvent",
  "debug.lastEvent",
  "debug.nextTurn",
  "debug.lastTurn",
  "debug.start",
  "debug.end",
];

const OF_TWO_SIDES: readonly CommandId[] = ["view.otherSide", "view.closeSide"];

/** Returns the ids of commands that have nothing to do now. */
export function idleCommands(): readonly string[] {
  const { findings, activeLevelFile, other } = usePackStore.getState();
  const { level, shown, turns } = playStore.getState();
  const search = useSolverStore.getState().levels[levelIdOf(activeLevelFile) ?? ""];
  const insight = useInsightStore.getState();
  const isSearching = search !== undefined && search.kind !== "answered";
  const idle: (readonly [isIdle: boolean, commands: readonly CommandId[]])[] = [
    [Object.values(findings).every((each) => each.length === 0), OF_PROBLEMS],
    [activeLevelFile === null, OF_A_LEVEL],
    [level === null, OF_A_SESSION],
    [other === null, OF_TWO_SIDES],
    [level === null || shown <= 0, ["play.undo", "play.keepMoves"]],
    [shown >= turns.length - 1, ["play.redo"]],
    [!isSearching && !insight.insight.isWorking, ["solver.cancel"]],
    [!canSearchLonger(search), ["solver.longer"]],
    [!canLookLonger(insight), ["solver.lookLonger"]],
    [isRecordedShortest(), ["solver.adopt"]],
  ];
  return idle.flatMap(([isIdle, commands]) => (isIdle ? commands : []));
}

/** Calls the listener whenever `idleCommands` may have changed, until disposed. */
export function followIdleCommands(listener: () => void): Disposable {
  const connections = [
    disposable(
      usePackStore.subscribe((now, before) => {
        if (
          now.findings !== before.findings ||
          now.activeLevelFile !== before.activeLevelFile ||
          now.other !== before.other ||
          now.solutions !== before.solutions
        )
          listener();
      }),
    ),
    disposable(
      playStore.subscribe((now, before) => {
        if (now.level !== before.level || now.shown !== before.shown || now.turns !== before.turns) listener();
      }),
    ),
    disposable(useInsightStore.subscribe((now, before) => void (now.insight !== before.insight && listener()))),
    disposable(useSolverStore.subscribe((now, before) => void (now.levels !== before.levels && listener()))),
  ];
  return disposable(() => disposeAll(connections));
}
