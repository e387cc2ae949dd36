// Names offered in a line that is typed in. Pure.
import type { Suggestion } from "./SuggestInput";

/** Names that have what was typed in them; those that begin with it first. */
export function namedLines(text: string, names: readonly string[]): readonly Suggestion[] {
  const typed = text.trim().toLowerCase();
  const found = names.filter((name) => name.toLowerCase().includes(typed) && name !== text);
  const starts = (name: string): number => (name.toLowerCase().startsWith(typed) ? 0 : 1);
  return found
    .sort((left, right) => starts(left) - starts(right))
    .map((name) => ({ label: name, detail: "", text: name, select: [name.length, name.length], asks: false }));
}
