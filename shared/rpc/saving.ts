// What the renderer requests main to save, and why a file was not saved.
import * as v from "valibot";
import { text } from "./shapes";

export interface SaveRequest {
  readonly path: string;
  readonly text: string;
  /** The hash of the text the edits were made on; null: the file must not exist yet. */
  readonly baseHash: string | null;
}

export const saveRequest = v.object({ path: text, text, baseHash: v.nullable(text) });

/** A text as saving would write it. */
export interface PackText {
  readonly path: string;
  readonly text: string;
}

export const packText = v.object({ path: text, text });

export interface SaveRefusal {
  readonly reason: "changed-on-disk" | "read-only" | "locked" | "no-space" | "outside-pack" | "folder-gone" | "failed";
  readonly message: string;
}

export interface SavedFile {
  readonly path: string;
  readonly hash: string;
}

/** Why one file of several was not saved; then none of them was. */
export interface FileRefusal {
  readonly path: string;
  readonly refusal: SaveRefusal;
}
