// What was copied last in any window, with what it needs of its pack, so that another pack can take that in when it is
// pasted. The clipboard has the text alone. Pure.
import { contentHash } from "../files/disk/contentHash";

export interface CopiedStarts {
  /** The real folder of the pack. */
  readonly root: string;
  /** As the window that copied wrote it. */
  readonly carried: string;
}

export interface CopiedStartsStore {
  keep(clip: string, copied: CopiedStarts): void;
  /** Returns what was copied with this text; null where the clipboard has another one. */
  find(clip: string): CopiedStarts | null;
}

export function createCopiedStarts(): CopiedStartsStore {
  let last: { readonly key: string; readonly copied: CopiedStarts } | null = null;
  return {
    keep(clip, copied) {
      last = { key: keyOf(clip), copied };
    },
    find: (clip) => (last?.key === keyOf(clip) ? last.copied : null),
  };
}

/** A clipboard may have other line ends than what was put into it. */
function keyOf(clip: string): string {
  return contentHash(clip.replaceAll("\r\n", "\n"));
}
