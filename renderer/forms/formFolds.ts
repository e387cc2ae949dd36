// Which sections of forms are open; what was opened stays so for the next level.
import { windowStore } from "../state/windowStore";

/** Sections that were opened (true) or folded (false), by id. */
const useFolds = windowStore<{ readonly open: ReadonlyMap<string, boolean> }>(() => ({ open: new Map() }));

/** Returns whether a section is open; undefined until it was opened or folded. */
export function useIsOpen(id: string): boolean | undefined {
  return useFolds(({ open }) => open.get(id));
}

/** Opens or folds a section. */
export function setOpen(id: string, isOpen: boolean): void {
  useFolds.setState(({ open }) => ({ open: new Map(open).set(id, isOpen) }));
}
