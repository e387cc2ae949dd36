// Messages about the play session are shown beside its board. While that is behind another panel, or the level is being
// painted, they are shown at the window's edge.
import { type Disposable, disposable } from "../../shared/base/disposable";
import { playStore } from "../session/play/playStore";
import { session } from "../session/play/windowPlay";
import { showPanel } from "./dock/dock";
import { showNotice } from "./toasts";

/** Begins to follow the session's notices. */
export function followSessionNotices(): Disposable {
  let frame = 0;
  const unsubscribe = playStore.subscribe(({ notice }, before) => {
    if (notice === before.notice) return;
    cancelAnimationFrame(frame);
    // The board may come into view together with the notice.
    if (notice !== null) frame = requestAnimationFrame(() => tell(notice));
  });
  return disposable(() => {
    cancelAnimationFrame(frame);
    unsubscribe();
  });
}

function tell(notice: string): void {
  if (!isSaidInView()) showNotice(notice, { label: "Show", run: showPlayed });
}

function isSaidInView(): boolean {
  const places = document.querySelectorAll(".gw-play-messages");
  return [...places].some((place) => place.checkVisibility({ checkVisibilityCSS: true }));
}

function showPlayed(): void {
  if (playStore.getState().level !== null) session.setView({ mode: "play" });
  showPanel("board");
}
