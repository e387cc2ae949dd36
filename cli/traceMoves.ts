// Why a rule that makes moves did or did not make a recorded one: what its conditions came to on the piece and the
// target of each step of the move.
import { counted } from "../shared/base/counted";
import { type TriedRow, triedRows } from "../shared/engine/explain/triedRows";
import { type MoveQuestion, movePath } from "../shared/engine/moveTries";
import type { BetweenTurns } from "../shared/engine/play/tracedTurns";
import type { PlayableLevel } from "../shared/engine/playableLevel";
import { RecordKind, RuleVerdict } from "../shared/engine/trace/trace";
import { recordAt, recordCount } from "../shared/engine/trace/traceTree";
import type { TurnRecord } from "../shared/engine/turnRecord";

/** A turn with the state that it was played from. */
export interface PlayedTurn {
  readonly number: number;
  readonly record: TurnRecord;
  readonly from: BetweenTurns;
}

/**
 * Returns the lines about a rule in a move: what became of it, and its conditions; null for a level whose rules make no
 * moves, and for loading. `at`: the places of another move in its stead; null for the recorded one.
 */
export function moveLines(
  level: PlayableLevel,
  turn: PlayedTurn,
  rule: number,
  at: readonly string[] | null,
): readonly string[] | null {
  const { number, record, from } = turn;
  const { moves, debug, presentation } = level;
  const { action } = record;
  if (moves === undefined || action === null) return null;
  const head = at === null ? presentation.turnText(record, number) : `instead of move ${number}: ${at.join(" ")}`;
  const name = debug.rules[rule]?.id ?? "";
  if (at === null && hasMade(record, rule)) return [`${head}: ${name} made the move.`];
  const rows = moves.questions(at ?? movePath(action)).flatMap((question) => {
    const tries = moves.explain(from.state, question).tries.filter((each) => each.rule === rule);
    return triedRows(tries, debug, question.to !== null).map((row) => ({ question, row }));
  });
  if (rows.length === 0) return [`${head}: ${name} is not allowed there.`];
  return rows.flatMap(({ question, row }) => [
    `${head}: ${name}${stepWords(question, rows.length)}: ${row.verdict}.`,
    ...conditionLines(row),
  ]);
}

function conditionLines({ conditions }: TriedRow): readonly string[] {
  const seen = conditions.filter(({ state }) => state !== "after");
  const unseen = conditions.length - seen.length;
  return [
    ...seen.map(({ text, state }) => `  ${text} ${state === "holds" ? "holds" : "does not hold"}`),
    ...(unseen === 0 ? [] : [`  ${counted(unseen, "condition was", "conditions were")} not looked at`]),
  ];
}

/** Names the step, where the move has several. */
function stepWords({ path, to }: MoveQuestion, steps: number): string {
  return steps < 2 || to === null ? "" : ` on ${[...path, to].join(" ")}`;
}

/** Whether a rule made a step of the move. */
function hasMade({ trace }: TurnRecord, rule: number): boolean {
  return Array.from({ length: recordCount(trace) }, (_, index) => recordAt(trace, index)).some(
    ({ kind, ref, after }) => kind === RecordKind.rule && ref === rule && after === RuleVerdict.fired,
  );
}
