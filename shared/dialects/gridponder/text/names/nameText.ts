// Which texts can be names: the same for a new name and for one that is renamed.

/** Returns why a text cannot be a name, as a sentence; null when it can. */
export function nameTextRefusal(name: string): string | null {
  if (name.trim() === "") return "A name cannot be empty.";
  if (name !== name.trim()) return "A name cannot begin or end with a space.";
  if (name.startsWith("$")) return 'A name cannot begin with "$": it would be read as a reference.';
  // Control characters have no place in a name.
  if (/\p{Cc}/u.test(name)) return "A name cannot hold line breaks or other control characters.";
  return null;
}
