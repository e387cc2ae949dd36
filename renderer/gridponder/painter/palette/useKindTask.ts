// What stands in the palette's place: all kinds, the form of one, or the question for a new one. The focus goes along,
// so that the keyboard user can continue: into the new form, and back to the previous kind.
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** A kind that is edited, or made (as a copy of another where one is named), in place of the palette. */
export type KindTask =
  { readonly do: "edit"; readonly kind: string } | { readonly do: "new"; readonly from: string | null };

export interface KindTasks {
  /** Null while all kinds are shown. */
  readonly task: KindTask | null;
  /** Where the tasks are shown. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly edit: (kind: string) => void;
  /** Edits a kind that has only just been made: its tags come first. */
  readonly fillIn: (kind: string) => void;
  /** Goes on with the kind that is edited under its new name. */
  readonly rename: (kind: string) => void;
  readonly make: (from: string | null) => void;
  /** Back to all kinds, to this one where there is one. */
  readonly leave: (kind: string | null) => void;
}

/** The task of one palette. Escape leaves it, unless a field has another use for that key. */
export function useKindTask(): KindTasks {
  const [task, setTask] = useState<KindTask | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // A selector: where the focus goes as soon as the task is shown.
  const goal = useRef<string | null>(null);
  const show = useCallback((next: KindTask | null, focused: string | null): void => {
    goal.current = focused;
    setTask(next);
  }, []);
  const leave = useCallback(
    (kind: string | null): void => show(null, kind === null ? "input" : buttonOf(kind)),
    [show],
  );

  useEffect(() => {
    if (goal.current !== null) place.current?.querySelector<HTMLElement>(goal.current)?.focus();
    goal.current = null;
    if (task === null) return undefined;
    // On the document: after the fields, which keep the event to themselves where they have a use for it. A tooltip that
    // closes meanwhile has prevented the default, and is no use.
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      if (event.target instanceof Node && place.current?.contains(event.target) === true)
        leave(task.do === "edit" ? task.kind : task.from);
    };
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, [task, leave]);

  return {
    task,
    place,
    edit: (kind) => show({ do: "edit", kind }, "button"),
    fillIn: (kind) => show({ do: "edit", kind }, '[data-field="tags"] input'),
    rename: (kind) => show({ do: "edit", kind }, null),
    make: (from) => show({ do: "new", from }, "input"),
    leave,
  };
}

function buttonOf(kind: string): string {
  return `[data-kind="${CSS.escape(kind)}"]`;
}
