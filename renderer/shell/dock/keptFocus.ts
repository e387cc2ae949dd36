// Keeps the keyboard's focus in place when the control that has it is disabled, such as a step at the end of a session.
// The page would drop the focus, and the next Tab would begin at the window's start.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { tabStops } from "./tabStops";

/** Where the next control is looked for: nearest first. */
const PARTS = ["[role='toolbar'], search, [role='dialog']", "[data-panel]"] as const;

/** What has the keys; the page may have dropped it by the time one hears that it was switched off. What left is not kept. */
let holder: WeakRef<EventTarget> | null = null;

/** Where the keys were put; a key still held would press that, too. */
let arrivedAt: WeakRef<EventTarget> | null = null;

/** Begins to; the focus goes to the next control of the same toolbar or panel, or to the one before. */
export function keepFocus(): Disposable {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target === holder?.deref() && target instanceof HTMLElement && isOff(target) && isFree(target))
        leaveControl(target);
    }
  });
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", take);
  document.addEventListener("focusout", give);
  document.addEventListener("keydown", holdBack, true);
  return disposable(() => {
    observer.disconnect();
    document.removeEventListener("focusin", take);
    document.removeEventListener("focusout", give);
    document.removeEventListener("keydown", holdBack, true);
  });
}

function take({ target }: FocusEvent): void {
  holder = target === null ? null : new WeakRef(target);
}

/** The focus is not restored to a control that the user left. */
function give({ target }: FocusEvent): void {
  if (target instanceof HTMLElement && !isOff(target)) holder = null;
}

function holdBack(event: KeyboardEvent): void {
  if (event.repeat && event.target === arrivedAt?.deref()) event.preventDefault();
  else arrivedAt = null;
}

function isOff(control: HTMLElement): boolean {
  return control.matches(":disabled");
}

/** Nothing else has taken the keys meanwhile. */
function isFree(control: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement === control || activeElement === document.body || activeElement === null;
}

function leaveControl(control: HTMLElement): void {
  for (const selector of PARTS) {
    const part = control.closest(selector);
    const stops = part === null ? [] : tabStops(part);
    const isBehind = (stop: HTMLElement): boolean =>
      (control.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const next = stops.find(isBehind) ?? stops.at(-1);
    if (next === undefined) continue;
    arrivedAt = new WeakRef(next);
    return next.focus();
  }
}
