// What the inspector is about: the level and its cells, the form of the file that is shown as text, or a kind.
import { perPackStore } from "../../../state/windowStore";

export interface Inspected {
  /** The kind whose form is open, in place of anything else; null for none. */
  readonly kind: string | null;
  /** Counts the forms that were opened: a kind that is renamed keeps its form, and with it the focus. */
  readonly form: number;
  /** What of the kind's form gets the focus once it is shown: a field's name, "" for the form, null for nothing. */
  readonly focus: string | null;
  /** Whether the file that is shown as text is preferred to the level, unless it is that level. */
  readonly prefersFile: boolean;
}

export const useInspected = perPackStore<Inspected>(() => ({ kind: null, form: 0, focus: null, prefersFile: false }));

/** Opens the form of a kind. */
export function inspectKind(kind: string, focus: string | null): void {
  useInspected.setState((state) => ({ kind, focus, form: state.kind === kind ? state.form : state.form + 1 }));
}

/** Keeps the form open of a kind that has another name now. */
export function followRenamedKind(kind: string): void {
  useInspected.setState({ kind });
}

/** Closes the form of a kind. */
export function leaveKind(): void {
  useInspected.setState({ kind: null, focus: null });
}

/** Shows the form of the file that is shown as text, or the level's. */
export function preferFile(prefersFile: boolean): void {
  useInspected.setState({ prefersFile });
}
