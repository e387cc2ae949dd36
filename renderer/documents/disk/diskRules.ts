// What to do when a file changes on the disk under an open document. Pure: decides, changes nothing.
import { assertNever } from "../../../shared/base/assertNever";

/** What another program did to a file. */
export type DiskNews =
  | { readonly kind: "changed"; readonly text: string; readonly hash: string }
  | { readonly kind: "removed" };

/** What an open document knows when the news come. */
export interface DocumentState {
  readonly text: string;
  readonly unsaved: boolean;
  /** The hash of the disk's text that the document was made from or last saved as; null: not on the disk. */
  readonly baseHash: string | null;
}

export type DiskDecision =
  /** The disk holds what the document was made from: nothing to do, and no conflict any more. */
  | { readonly kind: "unchanged" }
  /** The disk holds what the document holds: it counts as saved. */
  | { readonly kind: "saved"; readonly hash: string }
  /** The document has no edits to lose: it takes the disk's text. */
  | { readonly kind: "follow"; readonly text: string; readonly hash: string }
  /** Both changed: the user decides. */
  | { readonly kind: "conflict"; readonly conflict: DiskConflict }
  /** Gone, and nothing is lost by forgetting it. */
  | { readonly kind: "close" };

/** The disk's side of a conflict, kept until the user decides. */
export type DiskConflict =
  | { readonly kind: "changed"; readonly text: string; readonly hash: string }
  | { readonly kind: "removed" };

/** Decides by three questions: is it news at all, does the document agree already, would edits be lost. */
export function decideOnDiskNews(document: DocumentState, news: DiskNews): DiskDecision {
  switch (news.kind) {
    case "changed":
      if (news.hash === document.baseHash) return { kind: "unchanged" };
      if (news.text === document.text) return { kind: "saved", hash: news.hash };
      if (!document.unsaved) return { kind: "follow", text: news.text, hash: news.hash };
      return { kind: "conflict", conflict: { kind: "changed", text: news.text, hash: news.hash } };
    case "removed":
      if (document.baseHash === null) return { kind: "unchanged" };
      return document.unsaved ? { kind: "conflict", conflict: { kind: "removed" } } : { kind: "close" };
    default:
      return assertNever(news);
  }
}
