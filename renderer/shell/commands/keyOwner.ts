// Decides what receives a key: the window, what is open over it (a dialog, a menu, a list), or nothing, behind a
// dialog.

export type KeyOwner = "window" | "popup" | "nobody";

/** Returns the owner of keys that arrive at an element of the page, as the page is now. */
export function keyOwner(target: EventTarget | null): KeyOwner {
  const isInWindow = target instanceof Node && document.getElementById("window")?.contains(target) === true;
  const isNowhere = !(target instanceof Element) || target === document.body || target === document.documentElement;
  if (isInWindow || isNowhere) return openModal() === null ? "window" : "nobody";
  return "popup";
}

/** Returns the dialog in front of all others, which nothing behind it may be reached from; null while there is none. */
export function openModal(): Element | null {
  // Asked at each key. What is open lies beside the window, which has thousands of elements.
  const beside = [...document.body.children].filter(({ id }) => id !== "window");
  return beside.flatMap((each) => [...each.querySelectorAll("[data-modal]")]).at(-1) ?? null;
}

/** Returns which kind of popup is open, given that one is. */
export function popupKind(): "palette" | "other" {
  return openModal()?.classList.contains("gw-command-palette") === true ? "palette" : "other";
}
