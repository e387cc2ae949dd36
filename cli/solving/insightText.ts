// What is known of a level, as lines for people.
import { assertNever } from "../../shared/base/assertNever";
import type { Count, Difficulty, InsightReport } from "../../shared/engine/search/insight/insightOutcome";
import type {
  Ablation,
  ConstraintVerdict,
  PlayThat,
  VersionReport,
} from "../../shared/engine/search/questions/questionOutcome";
import { observedText } from "../../shared/engine/search/observedText";
import type { GameAction } from "../../shared/engine/turnRecord";
import type { InsightCommand, InsightRow } from "./insightRow";
import { answerText, reasonOf } from "./solveText";

type ActionText = (action: GameAction) => string;

const MOST_NEVER_GOOD = 8;

/** Returns the lines about a level, its id first. */
export function insightText(row: InsightRow, command: InsightCommand, actionText: ActionText): string {
  const lines = [
    answerText(row.shortest, actionText),
    ...solutionLines(row),
    ...stateLines(row),
    ...partLines(row.parts ?? []),
    ...(row.versions === undefined ? [] : versionLines(row.versions, actionText)),
    ...(row.constraints?.verdicts ?? []).map((verdict, index) => {
      const { must, what } = command.constraints[index] ?? { must: true, what: { kind: "rule", rule: "" } as const };
      return `${must ? "must" : "must not"}: ${observedText(what)}: ${verdictText(verdict, must, actionText)}`;
    }),
    ...(row.constraints === undefined
      ? []
      : [`with all of these: ${answerText(row.constraints.answer.answer, actionText)}`]),
    ...(row.plays ?? []).map((play, index) => {
      const what = command.plays[index];
      return `${what === undefined ? "" : observedText(what)}: ${playText(play, actionText)}`;
    }),
  ];
  return `${row.level}\n${lines.map((line) => `  ${line}\n`).join("")}`;
}

function solutionLines({ ways, plans, difficulty, shortest, shortestPath }: InsightReport): readonly string[] {
  const lines: string[] = [];
  if (ways !== null) {
    const more = plans === null ? "" : `, ${counted(plans.plans, "plan")}, ${counted(plans.ideas, "idea")}`;
    lines.push(`${counted(ways, "way")} to win in ${shortest.kind === "solved" ? shortest.length : 0}${more}`);
  }
  if (difficulty !== null) lines.push(difficultyText(difficulty));
  if (shortestPath !== null) {
    const { steps, decisions } = shortestPath;
    const with_ = (is: (step: (typeof steps)[number]) => boolean): string =>
      steps.flatMap((step, index) => (is(step) ? [index + 1] : [])).join(", ") || "none";
    lines.push(
      `decisions: ${decisions}; forced moves: ${with_(({ forced }) => forced)}; ` +
        `traps at moves: ${with_(({ traps }) => traps > 0)}; no way back after: ${with_(({ noReturn }) => noReturn === true)}`,
    );
  }
  return lines;
}

function stateLines({
  states,
  complete,
  because,
  branching,
  neverGood,
  solutionPath,
  shortest,
}: InsightReport): readonly string[] {
  const lines: string[] = [];
  if (states !== null) {
    const all = complete ? "all" : `cut: ${because === null ? "" : reasonOf(because)}`;
    lines.push(`states: ${states.winning} winning, ${states.dead} lost, ${states.open} open (${all})`);
  }
  if (branching !== null) {
    const { winning, fatal, idle } = branching;
    lines.push(
      `moves per state: ${winning.toFixed(1)} go on, ${fatal.toFixed(1)} lose, ${idle.toFixed(1)} change nothing`,
    );
  }
  if (solutionPath !== null && shortest.kind === "solved" && solutionPath.steps.length > shortest.length) {
    lines.push(`the recorded solution has ${solutionPath.steps.length - shortest.length} moves more than needed`);
  }
  if (solutionPath !== null && solutionPath.lastWayOut !== null) {
    lines.push(`the recorded solution cannot win any more after move ${solutionPath.lastWayOut + 1}`);
  }
  if (neverGood.length > 0) {
    const shown = neverGood
      .slice(0, MOST_NEVER_GOOD)
      .map(({ name, layer, piece, position }) =>
        layer === null ? `${piece} at [${position.join(",")}]` : `${piece} in ${name}`,
      );
    const more = neverGood.length - shown.length;
    lines.push(`never good: ${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`);
  }
  return lines;
}

function difficultyText(difficulty: Difficulty): string {
  const bits = difficulty.bits.toFixed(2);
  switch (difficulty.kind) {
    case "exact":
      return `difficulty: ${bits} bits, exact (random play of ${difficulty.steps} steps)`;
    case "sampled":
      return `difficulty: about ${bits} bits, ${difficulty.low.toFixed(2)} to ${difficulty.high.toFixed(2)} (${difficulty.trials} trials)`;
    case "above":
      return `difficulty: more than ${bits} bits (none of ${difficulty.trials} trials won)`;
    default:
      return assertNever(difficulty);
  }
}

/** Tells of the parts that make a difference, and how many make none. */
function partLines(parts: readonly Ablation[]): readonly string[] {
  const lines = parts.filter(({ verdict }) => verdict.kind !== "same").map(partText);
  const same = parts.length - lines.length;
  return same === 0 ? lines : [...lines, `without any one of ${same} other parts: the same`];
}

function partText({ part, verdict }: Ablation): string {
  const place = part.position === null ? "" : ` [${part.position.join(",")}]`;
  const name = `without ${part.kind} ${part.name}${place}`;
  switch (verdict.kind) {
    case "needed":
      return `${name}: cannot be won`;
    case "shorter":
    case "longer":
      return `${name}: ${verdict.by} move${verdict.by === 1 ? "" : "s"} ${verdict.kind}`;
    case "same":
      return `${name}: the same`;
    case "prevents":
      return `${name}: can be won in ${verdict.length} moves`;
    case "unknown":
      return `${name}: unknown; ${reasonOf(verdict.because)}`;
    default:
      return assertNever(verdict);
  }
}

function versionLines({ findings, open }: VersionReport, actionText: ActionText): readonly string[] {
  const lines = findings.map(({ row, title, other, turn }) => {
    const since = turn === null ? "" : `, from turn ${turn} on`;
    return `depends on ${row}${since}. Otherwise (${title}): ${answerText(other, actionText)}`;
  });
  if (open.length > 0) lines.push(`not known whether it depends on ${open.join(", ")}`);
  return lines.length > 0 ? lines : ["no row of versions changes the number of moves"];
}

function verdictText(verdict: ConstraintVerdict, must: boolean, actionText: ActionText): string {
  switch (verdict.kind) {
    case "possible":
      return `can be won in ${verdict.path.length} moves: ${verdict.path.map(actionText).join(", ")}`;
    case "impossible":
      return must ? "cannot be, proven" : "cannot be won without, proven";
    case "unknown":
      return `unknown; ${reasonOf(verdict.because)}`;
    case "unmeant":
      return "the language knows nothing like it";
    default:
      return assertNever(verdict);
  }
}

function playText(play: PlayThat, actionText: ActionText): string {
  switch (play.kind) {
    case "found":
      return play.path.length === 0 ? "so from the start" : play.path.map(actionText).join(", ");
    case "never":
      return "cannot happen, proven";
    case "unknown":
      return `unknown: not in fewer than ${play.noneUnder} moves; ${reasonOf(play.because)}`;
    case "unmeant":
      return "the language knows nothing like it";
    default:
      return assertNever(play);
  }
}

function counted({ count, exact }: Count, name: string): string {
  return `${exact ? "" : "at least "}${count} ${name}${count === 1 ? "" : "s"}`;
}
