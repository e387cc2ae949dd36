// Finds out whether something that playing shows only follows from a mistake that is reported already.
import type { Finding } from "../../../findings/finding";

/** Places of files that hold a finding, or are one's place. */
export interface PlacesWithin {
  has(file: string, at: string): boolean;
}

/** Collects the places of these findings, and all places around them. */
export function placesWithin(findings: readonly Finding[]): PlacesWithin {
  const places = new Set<string>();
  for (const { file, at } of findings) {
    if (typeof at !== "string") continue;
    for (let end = at.length; end >= 0; end = end === 0 ? -1 : at.lastIndexOf("/", end - 1)) {
      places.add(`${file}#${at.slice(0, end)}`);
    }
  }
  return { has: (file, at) => places.has(`${file}#${at}`) };
}

/** Returns whether a finding about a rule says why the rule does not run: what is asked decides, or the event. */
export function keepsFromRunning(finding: Finding): boolean {
  const { code, severity, at } = finding;
  if (severity === "error" || code === "event-never-comes") return true;
  const isAsked = typeof at === "string" && /\/(?:conditions|calculations)\//.test(at);
  return isAsked && (keepsFromHappening(finding) || DECIDING.has(code));
}

const DECIDING: ReadonlySet<string> = new Set([
  "chance-fixed",
  "chance-range",
  "value-never-given",
  "value-of-other-type",
]);
const SILENT: ReadonlySet<string> = new Set(["unknown-state-path", "unknown-payload-member"]);

/** Returns whether a finding about an outcome says why the outcome is skipped. */
export function keepsFromHappening({ code, severity }: Finding): boolean {
  return severity !== "information" || SILENT.has(code);
}

/** Returns whether a finding is about something that is most likely wrong: a note is, where another name is meant. */
export function isMistake(finding: Finding): boolean {
  return keepsFromHappening(finding) || DECIDING.has(finding.code) || (finding.fixes ?? []).length > 0;
}
