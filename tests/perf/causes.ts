// Measures how fast the debugger explains: the causes in a very long turn and over a long session, and where two runs
// diverge.
import { drawnLevel } from "../../shared/dialects/gridponder/drawnLevel.testing";
import type { JsonObject } from "../../shared/base/json";
import { type CauseDirection, becauseLines, causeGraph } from "../../shared/engine/explain/causeGraph";
import { focusOf } from "../../shared/engine/explain/causeLinks";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { GameAction, TurnRecord } from "../../shared/engine/turnRecord";
import { recordCount } from "../../shared/engine/trace/traceTree";
import { PlayedRun, compareRuns } from "../../shared/host/debug/playComparison";
import { tracedTurns } from "../../shared/engine/play/tracedTurns";
import type { Figure } from "./figures";
import { medianMs } from "./measure";

const RIGHT: GameAction = { action: "move", direction: "right" };

/** Two rules that trigger each other until the turn's budget is spent, beside many that match nothing. */
function longTurn(): { readonly level: PlayableLevel; readonly play: () => readonly TurnRecord[] } {
  const again = (name: string): JsonObject => ({ increment_variable: { name, amount: 1 } });
  const idle = Array.from({ length: 9 }, (_, index) => ({
    id: `idle_${index}`,
    on: "variable_changed",
    if: { variable: { name: "b", op: "lt", value: -index } },
    then: [again("never")],
  }));
  const { level } = drawnLevel({
    board: "@.",
    symbols: {},
    systems: [{ type: "avatar_navigation" }],
    rules: [
      { id: "start", on: "avatar_entered", then: [again("a")] },
      {
        id: "ping",
        on: "variable_changed",
        if: { all_of: [{ variable: { name: "a", op: "gte", value: 0 } }, { avatar: { at: [1, 0] } }] },
        then: [again("b"), again("a")],
      },
      ...idle,
    ],
    maxCascadeDepth: 12,
  });
  return { level, play: () => [...tracedTurns(level, [RIGHT])] };
}

/** Measures milliseconds until the first answer and the next, over traces without cached results. */
export function causeFigures(): readonly Figure[] {
  const { level, play } = longTurn();
  const fresh = Array.from({ length: 9 }, play);
  const [turns] = [play()];
  const count = recordCount(turns[1]!.trace);
  const name = `a turn of ${count} records`;
  const first = (direction: CauseDirection): number =>
    medianMs(() => {
      const unknown = fresh.pop() ?? play();
      causeGraph({ turns: unknown, number: 1, reading: level }, focusOf(unknown[1]!, level.presentation), {
        direction,
        most: 200,
      });
    }, 3);
  const figure = (title: string, value: number, goal: string): Figure => {
    return { group: "debugger", name: title, value, unit: "ms", goal };
  };
  return [
    figure(`the first graph of causes in ${name}`, first("back"), "≤ 100"),
    figure(`the first graph both ways in ${name}`, first("both"), "≤ 100"),
    figure(
      `the next graph of causes in ${name}`,
      medianMs(() =>
        causeGraph({ turns, number: 1, reading: level }, Math.floor(count / 2), { direction: "back", most: 200 }),
      ),
      "≤ 16",
    ),
    figure(
      `the causes as text in ${name}`,
      medianMs(() => becauseLines({ turns, number: 1, reading: level }, focusOf(turns[1]!, level.presentation))),
      "≤ 100",
    ),
    figure("comparing 500 moves with the same by the rules now", comparisonMs(), "≤ 1000"),
  ];
}

function comparisonMs(): number {
  const { level } = drawnLevel({
    board: `@${"g".repeat(19)}`,
    symbols: { g: { kind: "gem", layer: "objects", tags: ["pickup"] } },
    systems: [{ type: "avatar_navigation" }],
    rules: Array.from({ length: 20 }, (_, index) => ({
      id: `rule_${index}`,
      on: "avatar_entered",
      where: { position: [index, 0] },
      then: [{ increment_variable: { name: `count_${index % 7}`, amount: 1 } }],
    })),
  });
  const actions = Array.from({ length: 500 }, (_, turn): GameAction => {
    return { action: "move", direction: turn % 38 < 19 ? "right" : "left" };
  });
  return medianMs(() => {
    const comparison = compareRuns({ level, actions }, new PlayedRun(level, actions));
    while (comparison.next().done !== true);
  }, 3);
}
