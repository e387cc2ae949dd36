// How the host learns the texts of the open pack, and what it finds in them.
import * as v from "valibot";
import type { LocatedFinding } from "../findings/finding";
import type { AssetCollection } from "../pack/packSource";
import type { TextEdit } from "../text/edit";
import { count, finite, text, texts } from "./shapes";

/** Changes of a file, one after the other; the edits of each refer to the text before it. */
export interface EditedFile {
  readonly path: string;
  readonly changes: readonly (readonly TextEdit[])[];
}

/** Texts of the open pack, in full (`replace`) or what changed; `text: null` removes a file. */
export interface PackSync {
  /** Grows with every sync; answers carry the one they are about, older answers are dropped. */
  readonly generation: number;
  readonly replace: boolean;
  readonly files: readonly { readonly path: string; readonly text: string | null }[];
  /** Files that the host has already and that are to be edited: a large text is not sent for each letter. */
  readonly edited?: readonly EditedFile[];
  /** All files that begin with a byte order mark which their texts here leave out; absent for none. */
  readonly marked?: readonly string[];
  /** Null when they did not change. */
  readonly assets: readonly string[] | null;
  readonly collections: readonly AssetCollection[] | null;
}

const edit = v.object({ offset: count, length: count, text });

// Strict: a field missing here would be removed, and the host would continue with old texts.
export const packSync = v.strictObject({
  generation: finite,
  replace: v.boolean(),
  files: v.array(v.object({ path: text, text: v.nullable(text) })),
  edited: v.exactOptional(v.array(v.object({ path: text, changes: v.array(v.array(edit)) }))),
  marked: v.exactOptional(texts),
  assets: v.nullable(texts),
  collections: v.nullable(v.array(v.object({ id: text, files: texts }))),
});

export interface PackFindings {
  readonly generation: number;
  readonly profile: string;
  readonly byFile: Readonly<Record<string, readonly LocatedFinding[]>>;
}
