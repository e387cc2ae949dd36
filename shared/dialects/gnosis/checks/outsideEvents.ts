// Checks the events that sessions, stubs and subscribers name: those that nobody knows, but that are almost another one.
import { type Json, type JsonPointer, childPointer } from "../../../base/json";
import type { NameIndex } from "../../../base/nameIndex";
import type { Finding } from "../../../findings/finding";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { type EventText, playedIn, publishedBy, reactionsInFile } from "../text/reactions";
import type { GnosisCode } from "./codes";
import { found, replacing } from "./found";
import { isTypo } from "../../../base/typos";

/** The events of a pack, and indexes of them. */
export interface EventNames {
  readonly published: ReadonlySet<string>;
  readonly publishedNames: NameIndex;
  readonly listened: ReadonlySet<string>;
  readonly listenedNames: NameIndex;
}

/** Events that sessions publish, and how often: one that comes again is hardly a typing mistake. */
type Counts = ReadonlyMap<Json | undefined, number>;

/**
 * Reports events in sessions and services that the pack does not know, where their names are likely typing mistakes.
 */
export function outsideFindings({ files, levels }: PackSource, names: EventNames): readonly Finding[] {
  const counts = new Map<Json | undefined, number>();
  for (const { id } of levels.flatMap(playedIn)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return Array.from(files.values()).flatMap((file) => Array.from(fileFindings(file, { ...names, counts })));
}

function* fileFindings(file: SourceFile, names: Names): Iterable<Finding> {
  yield* unheard(file, playedIn(file), names);
  for (const reaction of reactionsInFile(file)) {
    const { at, event } = reaction;
    yield* unheard(file, publishedBy(reaction), names);
    if (event === null || names.published.has(event)) continue;
    const message = `Nothing publishes the event "${event}".`;
    const nearest = names.publishedNames.nearest(event);
    yield* misspelt("event-never-comes", file, childPointer(at, "event"), { message, name: event, nearest });
  }
}

function* unheard(file: SourceFile, events: readonly EventText[], names: Names): Iterable<Finding> {
  for (const { id, at } of events) {
    if (typeof id !== "string" || names.listened.has(id) || (names.counts.get(id) ?? 0) > 1) continue;
    const message = `No rule and no subscriber waits for the event "${id}".`;
    const nearest = names.listenedNames.nearest(id);
    yield* misspelt("event-unheard", file, childPointer(at, "id"), { message, name: id, nearest });
  }
}

interface Names extends EventNames {
  readonly counts: Counts;
}

interface Unknown {
  readonly message: string;
  readonly name: string;
  readonly nearest: string | null;
}

/** Only a likely typing mistake is reported: the game may well have events of which the pack says nothing. */
function misspelt(
  code: GnosisCode,
  file: SourceFile,
  at: JsonPointer,
  { message, name, nearest }: Unknown,
): readonly Finding[] {
  if (nearest === null || !isTypo(name, nearest)) return [];
  const fixes = replacing(file, at, nearest);
  return [found(code, file, at, `${message} Did you mean "${nearest}"?`, { params: { name }, fixes })];
}
