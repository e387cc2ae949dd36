// Finds out whether something that playing shows only follows from a mistake that is reported already.
import type { Finding } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import { EVENTS_FILE } from "../text/packPlaces";
import { rulesInFile } from "../text/ruleTexts";

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
const SILENT: ReadonlySet<string> = new Set(["unknown-argument", "unknown-state-path", "unknown-payload-member"]);

/** Returns whether a finding about an outcome says why the outcome is skipped. */
export function keepsFromHappening({ code, severity }: Finding): boolean {
  return severity !== "information" || SILENT.has(code);
}

/** Returns whether a finding is about something that is most likely wrong: a note is, where another name is meant. */
export function isMistake(finding: Finding): boolean {
  return keepsFromHappening(finding) || DECIDING.has(finding.code) || (finding.fixes ?? []).length > 0;
}

/** What is most likely wrong, but changes nothing of what happens, or only what somebody may write instead. */
const HARMLESS: ReadonlySet<string> = new Set([
  "alias",
  "cascade-endless",
  "chance-first",
  "denial-unheeded",
  "fact-intercepted",
  "key-not-id",
  "order-tie",
  "unused-calculation",
]);

/** Returns whether a session comes out otherwise for a mistake that is known. */
export type IsExplained = (session: string, published: ReadonlySet<string>) => boolean;

/**
 * Returns a function that says whether a mistake has a session come out otherwise: one in the session itself, around the
 * rules, or in a rule for an event that the session publishes. A rule whose event no session publishes may wait for any:
 * `published` holds the events of all sessions.
 */
export function explainedSessions(
  pack: PackSource,
  known: readonly Finding[],
  published: ReadonlySet<string>,
): IsExplained {
  const sessions = new Set(pack.levels.map(({ path }) => path));
  const inSessions = new Set<string>();
  const triggers = new Set<string>();
  let isAnywhere = false;
  for (const finding of known) {
    const { code, file, at, severity } = finding;
    if (HARMLESS.has(code) || file === EVENTS_FILE || !(isMistake(finding) || code === "unlisted-file")) continue;
    // A note for which nothing else is known to be meant may be as its author wants it.
    if (severity === "information" && SILENT.has(code) && (finding.fixes ?? []).length === 0) continue;
    if (sessions.has(file)) inSessions.add(file);
    else {
      const source = pack.files.get(file);
      const place = typeof at === "string" ? at : "";
      const rules = source?.role === "rules" ? rulesInFile(source) : [];
      const rule = rules.find((each) => place === each.at || place.startsWith(`${each.at}/`));
      if (rule !== undefined && published.has(rule.trigger)) triggers.add(rule.trigger);
      else isAnywhere = true;
    }
  }
  return (session, own) =>
    isAnywhere || inSessions.has(session) || Array.from(triggers).some((trigger) => own.has(trigger));
}
