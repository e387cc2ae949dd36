// Whether the palette shows all kinds, or asks for a new one; the form of a kind stands in the inspector. The focus goes
// along, so that the keyboard user can continue.
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { showPanel } from "../../../session/window/shellPort";
import { inspectKind } from "../inspector/inspected";

export interface KindTasks {
  /** A new kind is asked for, as a copy of another where one is named; null while all kinds are shown. */
  readonly task: { readonly from: string | null } | null;
  /** Where the tasks are shown. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly edit: (kind: string) => void;
  /** Edits a kind, its name first. */
  readonly rename: (kind: string) => void;
  /** Edits a kind that has only just been made: its tags come first. */
  readonly fillIn: (kind: string) => void;
  readonly make: (from: string | null) => void;
  /** Back to all kinds, to this one where there is one. */
  readonly leave: (kind: string | null) => void;
}

/** The task of one palette. Escape leaves it, unless a field has another use for that key. */
export function useKindTask(): KindTasks {
  const [task, setTask] = useState<KindTasks["task"]>(null);
  const place = useRef<HTMLDivElement>(null);
  // A selector: where the focus goes as soon as the task is shown.
  const goal = useRef<string | null>(null);
  const show = useCallback((next: KindTasks["task"], focused: string | null): void => {
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
      if (event.target instanceof Node && place.current?.contains(event.target) === true) leave(task.from);
    };
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, [task, leave]);

  const open = (kind: string, focus: string): void => {
    show(null, null);
    showPanel("inspector");
    inspectKind(kind, focus);
  };
  return {
    task,
    place,
    edit: (kind) => open(kind, ""),
    rename: (kind) => open(kind, "kind"),
    fillIn: (kind) => open(kind, "tags"),
    make: (from) => show({ from }, "input"),
    leave,
  };
}

function buttonOf(kind: string): string {
  return `[data-kind="${CSS.escape(kind)}"]`;
}
