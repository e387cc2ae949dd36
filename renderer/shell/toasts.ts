// Short notices at the window's edge: what the world refused, and what was done outside of the window.
import { toast } from "sonner";

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** Something that the user must know; stays until it is closed. */
export function showTrouble(title: string, detail: string): void {
  toast.error(title, { description: detail, duration: Infinity, closeButton: true });
}

/** Goes away by itself unless there is something to decide. */
export function showRefusal(title: string, detail: string, action?: ToastAction): void {
  toast.error(title, {
    description: detail,
    duration: action === undefined ? 8000 : Infinity,
    ...(action === undefined ? {} : { action: { label: action.label, onClick: action.run } }),
  });
}

/** Something was done that the window itself does not show. With an action it stays longer, to be read first. */
export function showDone(title: string, detail: string, action?: ToastAction): void {
  toast.success(title, {
    description: detail,
    duration: action === undefined ? 6000 : 12_000,
    ...(action === undefined ? {} : { action: { label: action.label, onClick: action.run } }),
  });
}

/** One line about the result of a command that another panel hides. */
export function showNotice(line: string, action: ToastAction): void {
  toast.message(line, { duration: 8000, action: { label: action.label, onClick: action.run } });
}
