// Does one job. The answer depends on the job and its pack alone; only a search that its budget cuts short also depends
// on how fast the machine is.
import { assertNever } from "../../shared/base/assertNever";
import { type Json, isJsonList, isJsonObject, pointerKeys } from "../../shared/base/json";
import { memoByIdentity } from "../../shared/base/memo";
import { compilePack } from "../../shared/host/checks/diagnose";
import { createSolutionChecker, levelEntries } from "../../shared/host/checks/solutions";
import type { PackSource } from "../../shared/pack/packSource";
import type { SolutionResult } from "../../shared/rpc/solutions";
import { reportOf } from "../check";
import { answerOf } from "../solving/solve";
import { rowOf } from "../solving/solveText";
import { countStates } from "./countStates";
import { type JobResult, type JobSpec, packFrom, textsOf } from "./jobs";

export function runJob(pack: PackSource, spec: JobSpec): JobResult {
  switch (spec.kind) {
    case "solve":
      return solveJob(pack, spec);
    case "check":
      return checkJob(pack);
    case "mutate":
      return mutateJob(pack, spec.subject);
    case "count":
      return countJob(pack, spec);
    default:
      return assertNever(spec.kind);
  }
}

const entriesOf = memoByIdentity((pack: PackSource) => levelEntries(pack, compilePack(pack, {}).game));

function solveJob(pack: PackSource, { kind, subject, options }: JobSpec): JobResult {
  const level =
    entriesOf(pack)
      .find(({ id }) => id === subject)
      ?.level() ?? null;
  const { kind: answer, length, path, proven, noneUnder, states, because } = rowOf(subject, answerOf(level, options));
  const moves = path === null ? null : path.map((action): Json => action);
  return { kind, answer, length, path: moves, proven, noneUnder, states, because };
}

function checkJob(pack: PackSource): JobResult {
  const { findings, levels } = reportOf("", { pack, problems: [] }, null);
  const count = (severity: string): number => findings.filter((each) => each.severity === severity).length;
  const rows = levels.map(({ id, status, moves }) => ({ id, status, moves }));
  return { kind: "check", errors: count("error"), warnings: count("warning"), levels: rows };
}

const solutionsOf = memoByIdentity((pack: PackSource): readonly SolutionResult[] => {
  const checker = createSolutionChecker();
  return entriesOf(pack).map((entry) => checker.check(entry));
});

/** Takes a rule away: when every solution goes as before, none of them needs it. */
function mutateJob(pack: PackSource, place: string): JobResult {
  const [file = "", at = ""] = place.split("#");
  const texts = textsOf(pack);
  const files = texts.files.map((each) => (each.path === file ? { ...each, text: without(each.text, at) } : each));
  const before = solutionsOf(pack);
  const after = new Map(solutionsOf(packFrom({ ...texts, files })).map((each) => [each.level, outcomeOf(each)]));
  const changed = before.filter((each) => after.get(each.level) !== outcomeOf(each)).map(({ level }) => level);
  return { kind: "mutate", verdict: changed.length > 0 ? "noticed" : "unnoticed", levels: changed };
}

function outcomeOf({ status, step }: SolutionResult): string {
  return `${status} ${step ?? ""}`;
}

/** Returns a JSON text without the value at a pointer. */
function without(text: string, at: string): string {
  const removed = (value: Json | undefined, [key, ...rest]: readonly string[]): Json => {
    if (key === undefined || value === undefined) return value ?? null;
    if (isJsonList(value)) {
      return rest.length === 0
        ? value.filter((_, index) => index !== Number(key))
        : value.map((item, index) => (index === Number(key) ? removed(item, rest) : item));
    }
    if (!isJsonObject(value)) return value;
    const { [key]: member, ...others } = value;
    return rest.length === 0 ? others : { ...value, [key]: removed(member, rest) };
  };
  return JSON.stringify(removed(JSON.parse(text) as Json, pointerKeys(at)));
}

function countJob(pack: PackSource, { kind, subject, options }: JobSpec): JobResult {
  const level =
    entriesOf(pack)
      .find(({ id }) => id === subject)
      ?.level() ?? null;
  return { kind, ...countStates(level, options) };
}
