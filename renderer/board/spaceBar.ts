// The space bar over a board: while it is held, a drag pans; pressed and released without a drag, it is an ordinary
// key.

export interface SpaceBar {
  /** Returns whether a drag that begins now pans. The press of the space bar is used up then. */
  readonly takeForPan: () => boolean;
}

/** Listens on `pane` until aborted; calls `pressed` when the space bar is let go and no drag has used it. */
export function listenToSpaceBar(pane: HTMLElement, pressed: () => void, signal: AbortSignal): SpaceBar {
  let state: "up" | "down" | "panned" = "up";

  const keyDown = (event: KeyboardEvent): void => {
    if (event.target !== pane || event.key !== " ") return;
    if (state === "up") state = "down";
    pane.dataset["space"] = "true";
    event.preventDefault();
  };
  const release = (): void => {
    state = "up";
    delete pane.dataset["space"];
  };
  const keyUp = (event: KeyboardEvent): void => {
    if (event.key !== " ") return;
    if (state === "down" && event.target === pane) pressed();
    release();
  };
  pane.addEventListener("keydown", keyDown, { signal });
  pane.addEventListener("keyup", keyUp, { signal });
  pane.addEventListener("blur", release, { signal });
  return {
    takeForPan() {
      if (state === "down") state = "panned";
      return state !== "up";
    },
  };
}
