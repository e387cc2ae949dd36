// The keys on a kind of the palette: arrows to the other kinds, F2 to its name, Delete to be rid of it.
import type { KeyboardEvent } from "react";

export interface KindKeys {
  readonly onRename: (kind: string) => void;
  readonly onDelete: (kind: string) => void;
}

const KINDS = ".gw-palette-kind:enabled";

/** Does what a key means on the button of a kind; any other key is left alone. */
export function pressOnKind(event: KeyboardEvent<HTMLElement>, kind: string, { onRename, onDelete }: KindKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.key === "F2") onRename(kind);
  else if (event.key === "Delete") onDelete(kind);
  else if (!goOn(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

function goOn({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const kinds = [...(currentTarget.closest(".gw-palette")?.querySelectorAll<HTMLElement>(KINDS) ?? [])];
  const at = kinds.indexOf(currentTarget);
  const next: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: kinds[at + 1],
    ArrowUp: kinds[at - 1],
    Home: kinds[0],
    End: kinds.at(-1),
  };
  next[key]?.focus();
  return key in next;
}
