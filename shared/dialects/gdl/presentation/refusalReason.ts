// Why a move is refused, in a short sentence: of all actions that were tried, by the one that came the farthest. Usual
// conditions are said in plain words, others as they are written.
import type { DebugInfo } from "../../../engine/debugInfo";
import { type MoveExplanation, type MoveQuestion, type MoveTry, reachOf } from "../../../engine/moveTries";
import { RuleVerdict } from "../../../engine/trace/trace";
import type { Expression } from "../expressions/expression";
import { parseExpression } from "../expressions/parse";
import { printExpression } from "../expressions/print";

/** Returns the reason as one sentence; null where no action is for such a move, or one may be done. */
export function refusalReason({ tries }: MoveExplanation, debug: DebugInfo, question: MoveQuestion): string | null {
  const [first, ...others] = tries;
  if (first === undefined) return null;
  const best = others.reduce((one, other) => (reachOf(other) > reachOf(one) ? other : one), first);
  const { rule, verdict, by, reason } = best;
  const name = nameOf(debug, rule);
  switch (verdict) {
    case RuleVerdict.selected:
      return null;
    case RuleVerdict.shadowed:
    case RuleVerdict.outranked:
      return `${by === null ? "Another action" : nameOf(debug, by)} comes first.`;
    case RuleVerdict.undone:
      return reason === null ? `${name} is not allowed.` : `${name}: ${reason}`;
    default:
      return reason ?? conditionReason(best, debug, question);
  }
}

function nameOf(debug: DebugInfo, rule: number): string {
  return `"${debug.rules[rule]?.id ?? "action"}"`;
}

function conditionReason(tried: MoveTry, debug: DebugInfo, { path, to }: MoveQuestion): string | null {
  const failed = tried.conditions.find(({ isMet }) => !isMet);
  const text = failed === undefined ? undefined : debug.conditions[failed.condition]?.text;
  if (text === undefined) return null;
  const { expression } = parseExpression(text);
  const target = tried.target ?? to ?? "the target";
  const names: Names = { seat: tried.seat, start: path.at(-1) ?? "the start", target };
  const plain =
    (expression === null ? null : plainWords(expression, names)) ?? `${nameOf(debug, tried.rule)} needs ${text}.`;
  // Nobody asked about that target: it is the one that nearly can be reached.
  return to === null && tried.target !== null && asksTarget(text) ? `To ${target}: ${plain}` : plain;
}

function asksTarget(text: string): boolean {
  return /\btarget\b/.test(text);
}

interface Names {
  readonly seat: string;
  readonly start: string;
  readonly target: string;
}

type Words = (names: Names) => string;

const NOT_THEIRS: Words = ({ seat }) => `${seat} is to move, and the piece does not belong to ${seat}.`;
const TARGET_THEIRS: Words = ({ seat, target }) => `${target} holds a piece of ${seat}.`;
const TARGET_NOT_THEIRS: Words = ({ seat, target }) => `${target} holds no piece of ${seat}.`;

/** The sentence for a printed condition that does not hold. */
const PLAIN: ReadonlyMap<string, Words> = new Map<string, Words>([
  ["eq(entity.owner, player)", NOT_THEIRS],
  ["eq(entity.owner, state.current_player)", NOT_THEIRS],
  ["eq(board[target], null)", ({ target }) => `${target} is taken.`],
  ["ne(board[target], null)", ({ target }) => `${target} is empty.`],
  ["ne(board[target].owner, player)", TARGET_THEIRS],
  ["ne(board[target].owner, entity.owner)", TARGET_THEIRS],
  ["ne(board[target].owner, state.current_player)", TARGET_THEIRS],
  ["eq(board[target].owner, player)", TARGET_NOT_THEIRS],
  ["eq(board[target].owner, state.current_player)", TARGET_NOT_THEIRS],
  ["adjacent(start, target)", ({ start, target }) => `${start} and ${target} are not neighbours.`],
  ["path_clear(start, target)", ({ start, target }) => `The way from ${start} to ${target} is not clear.`],
]);

/** Returns the words for a usual condition, whatever the order of what it compares; null for any other. */
function plainWords(expression: Expression, names: Names): string | null {
  if (expression.kind !== "call") return null;
  const { name, args } = expression;
  if (name === "or") {
    // None of its parts holds: the last one says most, as in "empty, or a piece of another player".
    const parts = args.map((part) => plainWords(part, names));
    return parts.includes(null) ? null : (parts.at(-1) ?? null);
  }
  const isTurnable = name === "eq" || name === "ne" || name === "adjacent";
  const turned = isTurnable ? printExpression({ ...expression, args: args.toReversed() }) : "";
  const words = PLAIN.get(printExpression(expression)) ?? PLAIN.get(turned);
  return words?.(names) ?? null;
}
