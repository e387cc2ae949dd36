// Checks all strings of a file that hold expressions, places and moves, and the values of start positions.
import { memoWithInputs } from "../../../base/memo";
import { counted } from "../../../base/counted";
import { isJsonObject, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import { pointerOf } from "../../../text/jsonTree";
import type { GdlCode } from "../text/codes";
import { lacksItsBoard } from "../text/names/board";
import type { GameIndex } from "../text/names/gameIndex";
import { startValues } from "../text/names/startValues";
import type { StringProblem } from "../text/strings/problem";
import { readString } from "../text/strings/readString";
import { type WrittenString, writtenStrings } from "../text/strings/written";
import { foundInside } from "./found";

/** Returns findings on the strings of a file, each at its place inside its string. */
export const stringFindings = memoWithInputs((file: SourceFile, index: GameIndex): readonly Finding[] => {
  if (file.tree.errors.length > 0) return [];
  const silent = silentCodes(index);
  const findings: Finding[] = [];
  for (const written of writtenStrings(file)) {
    const problems = problemsOf(written, index).filter(({ code }) => !silent.has(code));
    findings.push(...withNamesOnce(problems, (problem) => foundInside(file, written, problem)));
  }
  if (file.role !== "start") return findings;
  for (const { node, problems } of startValues(file.tree, index)) {
    const at = pointerOf(node);
    for (const problem of problems) {
      if (!silent.has(problem.code)) findings.push(foundInside(file, { literal: node, at, onKey: false }, problem));
    }
  }
  return findings;
});

/** Returns the findings about a string: one for each name that is wrong, however often the string says it. */
function withNamesOnce(
  problems: readonly StringProblem[],
  findingOf: (problem: StringProblem) => Finding,
): readonly Finding[] {
  const byName = new Map<string, Finding[]>();
  for (const problem of problems) {
    const { code, message, name, span } = problem;
    const key = JSON.stringify(name === undefined ? [code, span] : [code, message]);
    byName.set(key, [...(byName.get(key) ?? []), findingOf(problem)]);
  }
  return Array.from(byName.values()).flatMap((same): readonly Finding[] => {
    const [first, ...others] = same;
    if (first === undefined || others.length === 0) return first === undefined ? [] : [first];
    const message = `${first.message} (And so in ${counted(others.length, "other place")} of this text.)`;
    const fixes = same.map(({ fixes: [fix] = [] }) => fix).filter((fix) => fix !== undefined);
    const [fix] = fixes;
    if (fix === undefined || fixes.length < same.length) return [{ ...first, message }];
    const edits = fixes.flatMap(({ changes }) => changes.flatMap((change) => change.edits));
    return [{ ...first, message, fixes: [{ ...fix, changes: [{ file: first.file, edits }] }] }];
  });
}

function problemsOf(written: WrittenString, index: GameIndex): readonly StringProblem[] {
  const { problems } = readString(written, index);
  // An end condition with an unknown function is not tried: nothing else in it matters.
  const ignored = problems.filter(({ code }) => code === "end-unknown-function");
  if (ignored.length > 0) return ignored;
  const isZoneOwner = written.scope.sort === "gdl-player";
  if (!isZoneOwner) return problems;
  // A zone of somebody who does not play is left out.
  return problems.map((each) => (each.code === "unknown-player" ? { ...each, severity: "warning" } : each));
}

/** What is not reported while the part of the rules that would declare it is missing: that finding is enough. */
function silentCodes({ game }: GameIndex): ReadonlySet<GdlCode> {
  const silent: GdlCode[] = [];
  const hasRoles = Array.isArray(objectOf(game["players"])["roles"]);
  if (!hasRoles) silent.push("unknown-player");
  if (!hasRoles || !isJsonObject(game["entity_schemas"])) silent.push("unknown-attribute");
  if (!isJsonObject(game["entity_schemas"])) silent.push("unknown-schema");
  if (!isJsonObject(game["game_flow"])) silent.push("unknown-phase");
  if (!isJsonObject(game["topology"])) silent.push("unknown-zone", "undeclared-node", "place-off-board");
  if (lacksItsBoard(game["topology"])) silent.push("place-off-board");
  return new Set(silent);
}
