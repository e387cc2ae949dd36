// Reports the first event of a session that comes out otherwise than it expects: what comes after it is played from
// another state, and often differs for the same reason.
import { type JsonPointer, childPointer } from "../../../base/json";
import type { Finding, Fix } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import type { TextEdit } from "../../../text/edit";
import { nodeAt } from "../../../text/jsonTree";
import { type Unexpected, differenceForm } from "../play/expectations";
import { found, replacing } from "./found";

/** What differs in an event: its place in the list of the session. */
export interface UnexpectedEvent {
  readonly place: number;
  readonly differences: readonly Unexpected[];
}

/** Returns one finding for the events of a session that differ; null where none does. */
export function unexpectedFinding(file: SourceFile, events: readonly UnexpectedEvent[]): Finding | null {
  const [event] = events;
  if (event === undefined) return null;
  const [first, ...more] = event.differences;
  if (first === undefined) return null;
  const at = nearest(file, expectedAt(event, first.at));
  const message = more.length === 0 ? first.message : `${first.message} ${MORE(more.length)}`;
  const later = events.flatMap((each) => editsOf(file, each));
  const ofEvent = editsOf(file, event);
  const fixes = [
    ...fixOf(file, "Expect what happened", ofEvent),
    ...(later.length > ofEvent.length ? fixOf(file, "Expect what happened in the whole session", later) : []),
  ];
  return found("expectation-differs", file, at, message, {
    params: { differences: event.differences.map(differenceForm) },
    fixes,
  });
}

const MORE = (count: number): string =>
  count === 1 ? "There is one more difference." : `There are ${count} more differences.`;

function expectedAt({ place }: UnexpectedEvent, names: readonly string[]): JsonPointer {
  return childPointer("/events", place, "expect", ...names);
}

function editsOf(file: SourceFile, event: UnexpectedEvent): readonly TextEdit[] {
  return event.differences.flatMap(({ kept }) =>
    replacing(file, expectedAt(event, kept.at), kept.value).flatMap(({ changes }) =>
      changes.flatMap(({ edits }) => edits),
    ),
  );
}

function fixOf(file: SourceFile, title: string, edits: readonly TextEdit[]): readonly Fix[] {
  return edits.length === 0 ? [] : [{ title, changes: [{ file: file.path, edits }] }];
}

/** The innermost place of a pointer that is written. */
function nearest(file: SourceFile, pointer: string): string {
  let at = pointer;
  while (at !== "" && nodeAt(file.tree, at) === undefined) at = at.slice(0, at.lastIndexOf("/"));
  return at;
}
