// Short notices at the window's edge: what was refused, and what was done outside of the window.
import { toast } from "sonner";
import { windowStore } from "../state/windowStore";

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** How far above their usual place notices are shown, in pixels: all of them, so that none lies on another. */
export const useNoticePlace = windowStore(() => ({ raised: 0 }));

const lowered = (): void => useNoticePlace.setState({ raised: 0 });

/** Notices that mean nothing once another pack is open, or none. */
let aboutPack: readonly (string | number)[] = [];

/** Something that the user must know; stays until it is closed. */
export function showTrouble(title: string, detail: string): void {
  toast.error(title, { description: detail, duration: Infinity, closeButton: true });
}

/**
 * Says why nothing was done; goes away by itself, or with the pack. With a way to where it can be done it stays longer.
 * Gives what closes it before that.
 */
export function showRefusal(title: string, detail: string, way?: ToastAction): () => void {
  const id = toast.error(title, {
    description: detail,
    duration: way === undefined ? 8000 : 12_000,
    ...(way === undefined ? {} : { action: { label: way.label, onClick: way.run } }),
  });
  aboutPack = [...aboutPack, id];
  return () => void toast.dismiss(id);
}

/** Something that the user must decide about the open pack; stays until then. */
export function showDecision(title: string, detail: string, { label, run }: ToastAction): void {
  const id = toast.error(title, { description: detail, duration: Infinity, action: { label, onClick: run } });
  aboutPack = [...aboutPack, id];
}

/** Something to know of the pack that was just opened; stays until it is closed, or the pack is. */
export function showAboutPack(title: string, detail: string): void {
  aboutPack = [...aboutPack, toast.info(title, { description: detail, duration: Infinity })];
}

/** Closes what was said of a pack that is no longer open. */
export function dropAboutPack(): void {
  for (const id of aboutPack) toast.dismiss(id);
  aboutPack = [];
}

/**
 * Something was done that the window itself does not show. With an action it stays longer, to be read first, but goes
 * with the pack, which the action is about. One with the same title is replaced. While it is shown, all notices are
 * `raised` above their usual place by so many pixels.
 */
export function showDone(title: string, detail: string, action?: ToastAction, raised = 0): void {
  if (raised > 0) useNoticePlace.setState({ raised });
  toast.success(title, {
    id: title,
    description: detail,
    ...(raised > 0 ? { onAutoClose: lowered, onDismiss: lowered } : {}),
    duration: action === undefined ? 6000 : 12_000,
    ...(action === undefined ? {} : { action: { label: action.label, onClick: action.run } }),
  });
  if (action !== undefined) aboutPack = [...aboutPack, title];
}

/** One line about the result of a command that another panel hides; goes away by itself, or with the pack. */
export function showNotice(line: string, { label, run }: ToastAction): void {
  aboutPack = [...aboutPack, toast.message(line, { duration: 8000, action: { label, onClick: run } })];
}
