// Short notices at the window's edge, only for what the world refused.
import { toast } from "sonner";

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** Goes away by itself unless there is something to decide. */
export function showRefusal(title: string, detail: string, action?: ToastAction): void {
  toast.error(title, {
    description: detail,
    duration: action === undefined ? 8000 : Infinity,
    ...(action === undefined ? {} : { action: { label: action.label, onClick: action.run } }),
  });
}
