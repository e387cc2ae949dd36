// Publishes the events of a pack's sessions, and tells what came of them: what was not expected, what was blocked, what
// was skipped.
import { type Json, listOf, objectOf } from "../../../base/json";
import type { Work } from "../../../base/work";
import type { Finding } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import { isBrokenText } from "../../../text/brokenText";
import { nodeAt } from "../../../text/jsonTree";
import type { LoadedPack } from "../load/loadedPack";
import { unexpected } from "../play/expectations";
import { emptyRecorder } from "../run/emptyRecorder";
import { publish } from "../run/publish";
import { startSession } from "../run/session";
import { SERVICES_FILE } from "../text/packPlaces";
import { explainedSessions, isMistake, keepsFromHappening, keepsFromRunning, placesWithin } from "./causes";
import { firingLog } from "./neverFired";
import { skippedOutcomes } from "./skippedOutcomes";
import { type UnexpectedEvent, unexpectedFinding } from "./unexpectedEvents";

/**
 * Findings that only playing the sessions shows, those that one that is known may explain marked. Pauses after each
 * event.
 */
export function* playedFindings(
  pack: PackSource,
  loaded: LoadedPack,
  known: readonly Finding[],
): Work<readonly Finding[]> {
  const differing: SessionThatDiffers[] = [];
  const allOpened = new Set<string>();
  const skipped = skippedOutcomes(pack);
  const firing = firingLog();
  for (const file of pack.levels) {
    if (isBrokenText(file)) continue;
    const session = loaded.session(file.path);
    const { surroundings, guards, events } = session;
    const written = listOf(objectOf(file.value)["events"]);
    let current = startSession(session.start);
    const unexpectedEvents: UnexpectedEvent[] = [];
    const opened = new Set<string>();
    let place = -1;
    for (const event of events) {
      do place += 1;
      while (place < written.length && !isEvent(written[place]));
      const recorder = emptyRecorder({
        eventOpened(id) {
          opened.add(id);
          allOpened.add(id);
          firing.published(session.rules, id);
        },
        ruleClosed: (active, fate) => firing.closed(active, fate),
        conditionFailed: (active, index, actual) => firing.conditionFailed(active, index, actual),
        outcomeSkipped: ({ rule }, outcome, why, isBlocked) =>
          skipped.ofRule(rule, outcome, { session, why, isBlocked }),
        reactionSkipped({ at }, why, isBlocked) {
          // What a session does not say itself is in the services of the pack.
          const place = nodeAt(file.tree, at) === undefined ? pack.files.get(SERVICES_FILE) : file;
          if (place !== undefined) skipped.ofReaction(place, at, { session, why, isBlocked });
        },
      });
      const published = publish(current, surroundings, event, { guards, isDry: event.isDry, recorder });
      current = published.session;
      const differences = event.expect === null ? [] : unexpected(event.expect, published, event.isDry);
      if (differences.length > 0) unexpectedEvents.push({ place, differences });
      yield;
    }
    const finding = unexpectedFinding(file, unexpectedEvents);
    if (finding !== null) differing.push({ finding, opened });
  }
  const isExplained = explainedSessions(pack, known, allOpened);
  const findings = differing.map(({ finding, opened }): Finding =>
    isExplained(finding.file, opened) ? { ...finding, mayFollow: true } : finding,
  );
  const left = skipped.findings(placesWithin(known.filter(keepsFromHappening)));
  // What the rest of a session would do is not known while a mistake has it come out otherwise.
  if (differing.length > 0 && known.some(isMistake)) {
    return [...findings, ...left.filter(({ severity }) => severity !== "information")];
  }
  const unfired = firing.findings(pack, placesWithin(known.filter(keepsFromRunning)), skipped.unfired);
  return [...findings, ...left, ...unfired];
}

/** A session that comes out otherwise than it expects, with the events that it publishes. */
interface SessionThatDiffers {
  readonly finding: Finding;
  readonly opened: ReadonlySet<string>;
}

function isEvent(value: Json | undefined): boolean {
  const { id } = objectOf(value);
  return typeof id === "string" && id !== "";
}
