// A pack as parsed text: what validation, compilation and the index all start from.
// Knows file roles; knows nothing of what the fields mean.
import type { Json } from "../base/json";
import type { JsonTree } from "../text/jsonTree";

/** Collections beside the pack whose sprites it may use (spec files.md, Sprites). */
export interface AssetCollection {
  readonly id: string;
  /** Paths inside the collection, with forward slashes. */
  readonly files: readonly string[];
}

export interface SourceFile {
  /** Relative to the pack, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Tolerant parse; never null, but `value` is undefined when nothing could be made of the text. */
  readonly tree: JsonTree;
  readonly value: Json | undefined;
  /** On the disk a byte order mark stands before `text`, which leaves it out. A text that is not edited holds it itself. */
  readonly hasMark?: true;
}

export interface PackSource {
  readonly manifest: SourceFile | null;
  readonly game: SourceFile | null;
  readonly theme: SourceFile | null;
  /** By file name. */
  readonly levels: readonly SourceFile[];
  /** All text files by path, the above included. */
  readonly files: ReadonlyMap<string, SourceFile>;
  /** Paths of all files that are not text. */
  readonly assets: ReadonlySet<string>;
  readonly collections: readonly AssetCollection[];
}
