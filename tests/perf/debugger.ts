// Measures how fast the debugger answers: over a long session of a game with many rules, and in a very long turn.
import type { JsonObject } from "../../shared/base/json";
import { drawnLevel } from "../../shared/dialects/gridponder/drawnLevel.testing";
import { breakpointOn, hitsIn } from "../../shared/engine/breakpoints/breakpoints";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { GameAction, TurnRecord } from "../../shared/engine/turnRecord";
import { historyOf } from "../../shared/engine/explain/history";
import { NO_FILTER, filterTurn } from "../../shared/engine/trace/traceFilter";
import { recordCount } from "../../shared/engine/trace/traceTree";
import { openTurnView } from "../../shared/engine/trace/traceView";
import { whyRule } from "../../shared/engine/explain/why";
import { momentQuestions } from "../../shared/host/debug/conditions";
import { tracedTurns } from "../../shared/engine/play/tracedTurns";
import { causeFigures } from "./causes";
import { turnRows } from "../../renderer/debugger/turn/turnRows";
import type { Figure } from "./figures";
import { solutionRunFigures } from "./solutionRuns";
import { sessionBytes } from "./sessionBytes";
import { turnTreeFigures } from "./turnTree";
import { medianMs, medianProcessorMs, processorMs } from "./measure";

const TURNS = 500;
const RULES = 200;

/** Each rule looks at another cell of the board; all listen to the same event. */
function manyRules(): readonly JsonObject[] {
  return Array.from({ length: RULES }, (_, index) => ({
    id: `rule_${index}`,
    on: "avatar_entered",
    where: { all_of: [{ position_has_tag: { layer: "objects", tag: "pickup" } }, { position: [index % 20, 0] }] },
    then: [{ increment_variable: { name: `count_${index % 7}`, amount: 1 } }],
  }));
}

function backAndForth(turn: number): GameAction {
  return { action: "move", direction: turn % 38 < 19 ? "right" : "left" };
}

function longSession(moves = TURNS): { readonly level: PlayableLevel; readonly turns: readonly TurnRecord[] } {
  const { level } = drawnLevel({
    board: `@${"g".repeat(19)}`,
    symbols: { g: { kind: "gem", layer: "objects", tags: ["pickup"] } },
    systems: [{ type: "avatar_navigation" }],
    rules: manyRules(),
  });
  const actions = Array.from({ length: moves }, (_, turn) => backAndForth(turn));
  return { level, turns: Array.from(tracedTurns(level, actions)) };
}

/** A turn in which two rules trigger each other until the last pass allowed: some 10,000 records. */
function longTurn(): { readonly level: PlayableLevel; readonly turn: TurnRecord } {
  const again = (name: string): JsonObject => ({ increment_variable: { name, amount: 1 } });
  const { level } = drawnLevel({
    board: "@.",
    symbols: {},
    systems: [{ type: "avatar_navigation" }],
    rules: [
      { id: "start", on: "avatar_entered", then: [again("a")] },
      { id: "ping", on: "variable_changed", then: [again("b")] },
    ],
    maxCascadeDepth: 2_000,
  });
  return { level, turn: Array.from(tracedTurns(level, [{ action: "move", direction: "right" }]))[1]! };
}

/** Measures, in milliseconds, what a designer waits for. */
export async function debuggerFigures(): Promise<readonly Figure[]> {
  const figure = (name: string, value: number, goal: string | null): Figure => {
    return { group: "debugger", name, value, unit: "ms", goal };
  };
  return [
    ...sessionFigures(figure),
    ...turnFigures(figure),
    ...causeFigures(),
    ...memoryFigures(),
    ...(await solutionRunFigures()),
    ...(await turnTreeFigures()),
  ];
}

const LONG_TURNS = 2_000;

/** Measures the memory of a very long session: in the host, and in the window. */
function memoryFigures(): readonly Figure[] {
  const { level } = longSession(0);
  const { host, window } = sessionBytes(level, LONG_TURNS, backAndForth);
  const figure = (where: string, bytes: number): Figure => {
    const name = `a session of ${LONG_TURNS} turns × ${RULES} rules, ${where}`;
    return { group: "debugger", name, value: bytes / 1e6, unit: "MB", goal: "≤ 200" };
  };
  return [figure("in the host", host), figure("in the window", window)];
}

type MakeFigure = (name: string, value: number, goal: string | null) => Figure;

function sessionFigures(figure: MakeFigure): readonly Figure[] {
  const session = `${TURNS} turns × ${RULES} rules`;
  const whyAll = (): void => {
    // A new session each time, without cached results.
    const { level, turns } = fresh.pop() ?? longSession();
    const startMs = processorMs();
    for (let turn = 0; turn < turns.length; turn += 1) whyRule({ turns, number: turn, reading: level }, turn % RULES);
    times.push(processorMs() - startMs);
  };
  const times: number[] = [];
  const fresh = Array.from({ length: 3 }, () => longSession());
  for (let run = 0; run < 3; run += 1) whyAll();
  const { level, turns } = longSession();
  const oneRule = medianMs(() => turns.forEach((_, turn) => whyRule({ turns, number: turn, reading: level }, 7)));
  const allRules = medianProcessorMs(() =>
    turns.forEach((_, turn) =>
      level.debug.rules.forEach((_rule, rule) => whyRule({ turns, number: turn, reading: level }, rule)),
    ),
  );
  const conditions = momentQuestions(level);
  const run = medianMs(() =>
    hitsIn(
      turns,
      level.debug,
      [{ ...breakpointOn({ kind: "rule", rule: "rule_3" }), condition: { variable: { name: "count_3", op: "gte" } } }],
      {
        holds: (condition, turn, record) => conditions.ask(condition, turn, record) === true,
        message: () => "",
      },
    ),
  );
  return [
    figure(`why one rule, in each turn of ${session}, for the first time`, times.sort((a, b) => a - b)[1]!, "≤ 200"),
    figure(`why one rule, in each turn of ${session}`, oneRule, "≤ 200"),
    figure(`why every rule, in each turn of ${session}`, allRules, "≤ 200"),
    figure(`a run to a breakpoint with a condition, ${session}`, run, "≤ 200"),
    figure(
      `a cell's history, ${session}`,
      medianMs(() => historyOf(turns, { kind: "cell", position: [3, 0] })),
      "≤ 16",
    ),
  ];
}

function turnFigures(figure: MakeFigure): readonly Figure[] {
  const { level, turn } = longTurn();
  const count = recordCount(turn.trace);
  const name = `a turn of ${count} records`;
  const view = { toggled: new Set<number>(), marks: null, unfolds: false };
  const opened = openTurnView(turn);
  let cursor = 0;
  return [
    figure(
      `opening ${name}`,
      medianMs(() => turnRows(turn.trace, view).length + openTurnView(turn).at(count - 1).width),
      "≤ 16",
    ),
    figure(
      `a step in ${name}`,
      medianMs(() => opened.at((cursor = (cursor + 1) % count)).width),
      "≤ 16",
    ),
    figure(
      `searching ${name}`,
      medianMs(() => filterTurn(turn, level, { ...NO_FILTER, search: "ping fired" })?.count ?? 0),
      "≤ 100",
    ),
  ];
}
