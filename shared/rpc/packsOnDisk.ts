// Packs as main reads, watches and offers them.
import type { AssetCollection } from "../pack/packSource";

export interface PackFileText {
  /** Relative to the pack, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** SHA-256 of the file's bytes, hexadecimal. */
  readonly hash: string;
}

/** A file that could not be taken in, and why: too large, not UTF-8, unreadable, a link out of the folder. */
export interface PackFileProblem {
  readonly path: string;
  readonly message: string;
  /** It is an image that is shown all the same, with fewer pixels than it has. */
  readonly isShown?: true;
}

/** A pack folder as read from disk. */
export interface PackListing {
  /** Names the pack in `asset://<id>/<sprite path>`; opaque, new for each opening. */
  readonly id: string;
  /** Absolute path; for showing, never for opening. */
  readonly root: string;
  readonly name: string;
  readonly files: readonly PackFileText[];
  readonly assets: readonly string[];
  readonly collections: readonly AssetCollection[];
  readonly problems: readonly PackFileProblem[];
  /** It is a copy of a sample that was made just now. */
  readonly isNewCopy?: true;
  /** It was saved as a copy of a pack whose folder is missing, without that pack's images and other files. */
  readonly isTextsOnly?: true;
}

export interface OpenRefusal {
  readonly reason: "not-found" | "not-a-folder" | "not-a-pack" | "unreadable" | "too-large" | "cancelled";
  readonly message: string;
}

/** What the watcher saw, read again and compared: only real changes are reported. Our own saves are not. */
export interface DiskChange {
  readonly changed: readonly PackFileText[];
  readonly removed: readonly string[];
  /** The whole new list, when assets came or went or changed; null when they did not. */
  readonly assets: readonly string[] | null;
  /** The whole new list, when the manifest changed and with it perhaps the declared collections. */
  readonly collections?: readonly AssetCollection[];
  readonly problems: readonly PackFileProblem[];
  /** Paths whose problem is solved; absent: none. */
  readonly settled?: readonly string[];
  /** Present when the pack's folder itself went away (true) or came back (false). */
  readonly away?: boolean;
}

/** The same, with the `id` of the listing that it is of: one pack may be opened while news of another is on its way. */
export interface PackDiskChange extends DiskChange {
  readonly packId: string;
}

export interface RecentPack {
  readonly root: string;
  readonly title: string;
}

/** A pack that comes with the program: a sample, or a template to begin a new one with. */
export interface OfferedPack extends RecentPack {
  /** The name of its folder. */
  readonly id: string;
  /** What it is, in a sentence. */
  readonly text: string;
}

/** A pack written as a zip file: how many files it has, and how many of them came from shared collections. */
export interface ExportedPack {
  readonly file: string;
  readonly files: number;
  readonly shared: number;
}

export interface ExportRefusal {
  readonly reason: "cancelled" | "failed";
  readonly message: string;
}
