// What is stored outside a pack so that no work is lost: unsaved texts and earlier states of saved files.
import * as v from "valibot";
import { finite, text } from "./shapes";

/** A text with edits that were not saved, and the text they were made on. */
export interface UnsavedText {
  readonly text: string;
  /** The hash and the text of the disk's file that the edits were made on; null: not on the disk. */
  readonly baseHash: string | null;
  readonly baseText: string | null;
  /** When it was last changed. */
  readonly atMs: number;
}

/** What became of one text: its unsaved edits as they are now, or null when there are none any more. */
export interface JournalChange {
  readonly path: string;
  readonly unsaved: UnsavedText | null;
}

const unsavedText = v.object({ text, baseHash: v.nullable(text), baseText: v.nullable(text), atMs: finite });

export const journalChange = v.object({ path: text, unsaved: v.nullable(unsavedText) });

export type JournalEntry = UnsavedText & { readonly path: string };

/** The unsaved texts of a pack, kept outside of it. */
export interface PackJournal {
  readonly entries: readonly JournalEntry[];
  /**
   * True when the texts should be restored without a question: the user chose to keep them, or the page was reloaded.
   */
  readonly keep: boolean;
  /** Where the user was (open files, cursors), as the window wrote it; null when it never did. */
  readonly views: string | null;
}

/** A part of what the journal knows beside the texts; what is absent stays as it was. */
export interface JournalState {
  readonly keep?: boolean;
  readonly views?: string;
}

export const journalState = v.object({ keep: v.exactOptional(v.boolean()), views: v.exactOptional(text) });

/** One earlier state of a file, as it was saved or found before a save. */
export interface BackupVersion {
  readonly id: string;
  readonly atMs: number;
  readonly bytes: number;
}

export interface FileBackups {
  readonly path: string;
  /** Newest first. */
  readonly versions: readonly BackupVersion[];
}
