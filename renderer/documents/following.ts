// Decides when views of the texts are notified of changes: at once, except for typing in a large text, which they
// follow once it pauses, and for a change that is made in slices, which they follow in the task after. Code that changes
// a text reads it as it is: only views may lag. Knows no view.
import { type Disposable, disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";
import { isComment } from "../../shared/text/brokenText";
import type { JsonTree } from "../../shared/text/jsonTree";
import type { DocumentChange, DocumentList } from "./documentList";

/** A text from this length on (UTF-16 units) takes its views longer than a frame lasts. */
const LARGE = 100_000;

/** The keys rest after this long without one; a quick hand has 80 ms between two. */
const REST_MS = 150;

/** Continuous typing is followed this often; half-written text is not worth a late frame. */
const MOST_MS = 1_000;

export interface Following {
  /** Called after changes; once for several that were waited for. */
  onChange(listener: (change: DocumentChange) => void): Disposable;
  /** Notifies of what waits at once: the user turns to something else than the text. */
  catchUp(): void;
}

/** Follows the list from now on. */
export function createFollowing(list: Pick<DocumentList, "get" | "onChanged">): Following {
  const followed = createEmitter<DocumentChange>();
  /** By path; the last change of a text replaces those before it. */
  const waiting = new Map<string, DocumentChange>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;

  const catchUp = (): void => {
    clearTimeout(resting);
    clearTimeout(latest);
    latest = undefined;
    const due = [...waiting.values()];
    waiting.clear();
    for (const change of due) followed.emit(change);
  };
  list.onChanged((news) => {
    if (news.change?.isShownLater === true) {
      waiting.set(news.path, news);
      return;
    }
    const document = list.get(news.path);
    if (news.change?.isTyped === true && document !== undefined && document.model.getValueLength() >= LARGE) {
      waiting.set(news.path, news);
      clearTimeout(resting);
      resting = setTimeout(catchUp, REST_MS);
      if (isHalfWritten(document.tree())) {
        clearTimeout(latest);
        latest = undefined;
      } else {
        latest ??= setTimeout(catchUp, MOST_MS);
      }
      return;
    }
    // In their order.
    catchUp();
    followed.emit(news);
  });
  return { onChange: (listener) => followed.on(listener), catchUp };
}

/** Returns whether a text has a mistake beside comments, which stay. */
function isHalfWritten({ errors }: JsonTree): boolean {
  return errors.some((error) => !isComment(error));
}

/** Catches up when the user presses on something or the focus goes elsewhere: what is clicked is what the text says. */
export function catchUpOnTurning(following: Pick<Following, "catchUp">): Disposable {
  const turns = ["pointerdown", "focusin"] as const;
  const catchUp = (): void => following.catchUp();
  for (const turn of turns) addEventListener(turn, catchUp, { capture: true });
  return disposable(() => {
    for (const turn of turns) removeEventListener(turn, catchUp, { capture: true });
  });
}
