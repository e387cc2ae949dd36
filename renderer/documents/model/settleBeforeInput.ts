// Makes a pending change at once, before the user or the shell does anything that may change a document or save it.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { onMain } from "../../bridge/main";
import { settle } from "./pendingChange";

/** What the user may change a document by; not what only moves, such as the pointer and what is scrolled. */
const INPUT = [
  "keydown",
  "pointerdown",
  "beforeinput",
  "compositionstart",
  "paste",
  "cut",
  "dragstart",
  "drop",
] as const;

/** What the shell may ask for meanwhile. */
const REQUESTS = ["commandChosen", "diskChanged", "closeRequested", "packRequested"] as const;

/** Settles before each input and each request of the shell. To be called before anything else listens to them. */
export function settleBeforeInput(): Disposable {
  const requests = REQUESTS.map((request) => onMain(request, settle));
  for (const input of INPUT) addEventListener(input, settle, { capture: true });
  return disposable(() => {
    for (const request of requests) request.dispose();
    for (const input of INPUT) removeEventListener(input, settle, { capture: true });
  });
}
