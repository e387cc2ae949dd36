// Leaves out findings from playing that only follow from a mistake in the texts, which is reported there.
import { type JsonPointer, listOf } from "../../base/json";
import type { Finding, LocatedFinding } from "../../findings/finding";

type ByFile = Readonly<Record<string, readonly LocatedFinding[]>>;

/** Returns what playing showed, without what the findings on the texts explain. */
export function withoutExplained(played: readonly Finding[], byFile: ByFile): readonly Finding[] {
  const texts = Object.values(byFile).flat();
  // What a disabled rule would do keeps solutions from winning, as a mistake does.
  const mistakes = texts.filter(({ severity, code }) => severity !== "information" || code === "rule-disabled");
  const areAllCutOff = texts.some(({ code }) => code === "cascade-without-pass");
  return played.filter((finding) => {
    switch (finding.code) {
      case "cascade-cut-off":
        return !areAllCutOff;
      case "rule-never-fired":
        return !isRuleExplained(finding, mistakes);
      case "won-at-start":
        return !isWinExplained(finding, byFile[finding.file] ?? []);
      default:
        return true;
    }
  });
}

/**
 * Returns whether a mistake in the rule says why none fires it; it may be one of several places of a finding. Any mistake
 * does while a solution does not win, or is not played as its level has the id of another, or is not found: what the rest
 * would fire is not known.
 */
function isRuleExplained({ file, at, params }: Finding, mistakes: readonly LocatedFinding[]): boolean {
  if (params["isCutShort"] === true && mistakes.length > 0) return true;
  if (mistakes.some(({ code }) => code === "duplicate-id" || code === "unknown-level")) return true;
  if (typeof at !== "string") return false;
  const rule = parentOf(at);
  return mistakes.some(
    ({ file: other, at: place, params: { places } }) =>
      other === file &&
      ((place !== null && (place === rule || place.startsWith(`${rule}/`))) || listOf(places).includes(rule)),
  );
}

/**
 * Returns whether an error in the level, a misspelt field of the goal, or a value that is missing, such as the kind of a
 * cell, says why the level begins won.
 */
function isWinExplained({ at: goal }: Finding, inFile: readonly LocatedFinding[]): boolean {
  if (typeof goal !== "string") return false;
  return inFile.some(
    ({ at, severity, code, params }) =>
      severity === "error" ||
      (code === "unknown-field" && at?.startsWith(`${goal}/`) === true) ||
      (code === "missing-field" && params["assumed"] === undefined),
  );
}

function parentOf(at: JsonPointer): JsonPointer {
  return at.slice(0, Math.max(0, at.lastIndexOf("/")));
}
