// What Gridponder says of the word under a pointer beside its schemas: events, and who means a name silently.
import type { Caret, NameAtCaret } from "../../../language/dialectLanguage";
import { eventSources } from "../checks/possible/emissions";
import { readerOf } from "../text/names/knownNames";
import { namesByDefault, silentUses } from "../text/names/silentUses";
import { EVENT_FIELDS, indexAround } from "./around";
import { eventText } from "./names";

/** Of an event what it carries and what emits it; null for any other name. */
export function aboutName(_caret: Caret, { of, name }: NameAtCaret): readonly string[] | null {
  if (of !== "event") return null;
  const fields = EVENT_FIELDS[name];
  if (fields === undefined) return [];
  const { systems, effects } = eventSources(name);
  return [`**event** \`${name}\``, eventText(fields, [...systems, ...effects])];
}

/** Systems, goals and effects that ask for the name themselves, and a field that is left out and whose default it is. */
export function silentReaders(caret: Caret, { of, name }: NameAtCaret): readonly string[] {
  const index = indexAround(caret);
  const reader = readerOf(index, of, name);
  // Searching all texts is only for the few names that are some field's default.
  const [silent] = namesByDefault(of).has(name) ? silentUses(index, of, name) : [];
  return [
    ...(reader === null ? [] : [`Asked for by \`${reader}\`.`]),
    ...(silent === undefined ? [] : [`Meant where ${silent.file} leaves out \`${silent.field}\`.`]),
  ];
}
