// Publishes the events of a pack's sessions, and tells what came of them: what was not expected, what was blocked, what
// was skipped.
import { childPointer } from "../../../base/json";
import { memoByIdentity } from "../../../base/memo";
import type { Work } from "../../../base/work";
import type { Finding, Fix } from "../../../findings/finding";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { nodeAt, valueOf } from "../../../text/jsonTree";
import { isBrokenText } from "../../../text/brokenText";
import { memberEdits } from "../../../text/memberEdit";
import {
  type Json,
  type JsonObject,
  type JsonPointer,
  isJsonObject,
  listOf,
  objectOf,
  pointerKeys,
} from "../../../base/json";
import type { LoadedPack, LoadedSession } from "../load/loadedPack";
import type { LoadedRule, LoadedRules } from "../load/ruleFiles";
import { unexpected } from "../play/expectations";
import type { Rule } from "../rules/rule";
import { publish } from "../run/publish";
import { startSession } from "../run/session";
import { SERVICES_FILE } from "../text/packPlaces";
import { emptyRecorder } from "../run/emptyRecorder";
import { TARGET_NO_NUMBER } from "../run/intercept";
import { isMistake, keepsFromHappening, keepsFromRunning, placesWithin } from "./causes";
import { found } from "./found";
import { firingLog } from "./neverFired";
import { type UnexpectedEvent, unexpectedFinding } from "./unexpectedEvents";

/** Findings that only playing the sessions shows, but for what those that are known explain. Pauses after each event. */
export function* playedFindings(
  pack: PackSource,
  loaded: LoadedPack,
  known: readonly Finding[],
): Work<readonly Finding[]> {
  const findings: Finding[] = [];
  const noted = new Map<string, Finding>();
  const firing = firingLog();
  for (const file of pack.levels) {
    if (isBrokenText(file)) continue;
    const session = loaded.session(file.path);
    const { surroundings, guards, events } = session;
    const written = listOf(objectOf(file.value)["events"]);
    let current = startSession(session.start);
    const differing: UnexpectedEvent[] = [];
    let place = -1;
    for (const event of events) {
      do place += 1;
      while (place < written.length && !isEvent(written[place]));
      const recorder = emptyRecorder({
        eventOpened: (id) => firing.published(session.rules, id),
        ruleClosed: ({ rule }, fate) => firing.closed(rule.definition, fate),
        outcomeSkipped: ({ rule }, outcome, skipped, isBlocked) =>
          note(pack, session, { rule, outcome, skipped, isBlocked }, noted),
        reactionSkipped({ at }, skipped, isBlocked) {
          // What a session does not say itself is in the services of the pack.
          const place = nodeAt(file.tree, at) === undefined ? pack.files.get(SERVICES_FILE) : file;
          if (place !== undefined) noteAt(place, at, { session, skipped, isBlocked, once: at, fixes: () => [] }, noted);
        },
      });
      const published = publish(current, surroundings, event, { guards, isDry: event.isDry, recorder });
      current = published.session;
      const differences = event.expect === null ? [] : unexpected(event.expect, published);
      if (differences.length > 0) differing.push({ place, differences });
      yield;
    }
    const finding = unexpectedFinding(file, differing);
    if (finding !== null) findings.push(finding);
  }
  const causes = placesWithin(known.filter(keepsFromHappening));
  const skipped = Array.from(noted.values()).filter(
    ({ code, file, at }) => code !== "outcome-skipped" || typeof at !== "string" || !causes.has(file, at),
  );
  // What the rest of a session would fire is not known while a mistake has it come out otherwise.
  const isUnsure = findings.length > 0 && known.some(isMistake);
  const unfired = isUnsure ? [] : firing.findings(pack, placesWithin(known.filter(keepsFromRunning)));
  return [...findings, ...skipped, ...unfired];
}

function isEvent(value: Json | undefined): boolean {
  const { id } = objectOf(value);
  return typeof id === "string" && id !== "";
}

interface Noted {
  readonly rule: Rule;
  /** Its index in the rule. */
  readonly outcome: number;
  readonly skipped: string;
  readonly isBlocked: boolean;
}

/** Each outcome is reported once, whichever session showed it; a rule whose events were blocked, at the first of them. */
function note(pack: PackSource, session: LoadedSession, noted: Noted, findings: Map<string, Finding>): void {
  const { rule, outcome, skipped, isBlocked } = noted;
  const place = placeOf(session, rule);
  const file = place === null ? undefined : pack.files.get(place.file);
  if (place === null || file === undefined) return;
  const at = childPointer(place.at, "outcomes", outcome);
  const fixes = (): readonly Fix[] => (skipped === TARGET_NO_NUMBER ? guardFixes(file, place.at, rule, outcome) : []);
  noteAt(file, at, { session, skipped, isBlocked, once: isBlocked ? place.at : at, fixes }, findings);
}

interface NotedAt {
  readonly session: LoadedSession;
  readonly skipped: string;
  readonly isBlocked: boolean;
  /** The part of the file that has one finding at most. */
  readonly once: JsonPointer;
  readonly fixes: () => readonly Fix[];
}

function noteAt(
  file: SourceFile,
  at: JsonPointer,
  { session, skipped, isBlocked, once, fixes }: NotedAt,
  findings: Map<string, Finding>,
): void {
  const code = isBlocked ? "loop-blocked" : "outcome-skipped";
  const key = `${code}\n${file.path}\n${once}`;
  if (findings.has(key)) return;
  const message = isBlocked
    ? `In session ${session.id} this event was not published. ${skipped}`
    : `In session ${session.id} this outcome was skipped. ${skipped}`;
  findings.set(key, found(code, file, at, message, { fixes: fixes() }));
}

function placeOf({ rules }: LoadedSession, rule: Rule): LoadedRule | null {
  return placesOf(rules).get(rule.definition) ?? null;
}

const placesOf = memoByIdentity(
  ({ rules }: LoadedRules): ReadonlyMap<JsonObject, LoadedRule> =>
    new Map(rules.map((loaded) => [loaded.rule.definition, loaded])),
);

/** The fix that lets a rule run only when the number that it changes is there. */
function guardFixes(file: SourceFile, at: string, rule: Rule, outcome: number): readonly Fix[] {
  const { type, target } = objectOf(listOf(rule.definition["outcomes"])[outcome]);
  if (typeof type !== "string" || !type.toUpperCase().startsWith("MATH_") || typeof target !== "string") return [];
  const path = target.toLowerCase().startsWith("payload.") ? target : `payload.${target}`;
  const node = nodeAt(file.tree, at);
  const value = valueOf(node);
  if (!isJsonObject(value)) return [];
  const guard = { path, op: "EXISTS" };
  const conditions = [guard, ...listOf(value["conditions"])];
  const steps = pointerKeys(at).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const edits = memberEdits(file.text, file.tree, [...steps, "conditions"], conditions);
  if (edits.length === 0) return [];
  return [{ title: `Run only when ${path} exists`, changes: [{ file: file.path, edits }] }];
}
