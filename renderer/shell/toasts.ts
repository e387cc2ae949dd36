// Short notices at the window's edge, only for what the world refused.
import { toast } from "sonner";

export function showRefusal(title: string, detail: string): void {
  toast.error(title, { description: detail, duration: 8000 });
}
