// Looks up an entry by a level's name.

/** Returns the entry of a name; undefined for none. A level may be called like a member of every object: "constructor". */
export function ownEntry<Entry>(entries: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}
