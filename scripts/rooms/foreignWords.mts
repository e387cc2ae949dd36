// Finds words of one language in rooms that know none. What a language calls its things may stand in its own house alone.
import { readFileSync } from "node:fs";
import path from "node:path";
import { productFiles } from "./checkRooms.mts";

/** Rooms that every language shares. */
const SHARED_ROOMS = [
  "shared/base/",
  "shared/text/",
  "shared/findings/",
  "shared/pack/",
  "shared/engine/",
  "shared/language/",
  "shared/host/",
  "shared/page/",
  "shared/rpc/",
  "renderer/state/",
  "renderer/bridge/",
  "renderer/documents/",
  "renderer/session/",
  "renderer/ui/",
  "renderer/dialect/",
  "renderer/board/",
  "renderer/forms/",
  "renderer/editor/",
  "renderer/monaco/",
  "renderer/debugger/",
  "renderer/explorer/",
  "renderer/overview/",
  "renderer/shell/",
  "renderer/play/",
  "renderer/picture/",
  "renderer/solver/",
  "renderer/levelMenu/",
  "player/page/",
  "cli/",
];

/** Gridponder's words: its board, its files and members, its systems; and what it calls a solution. */
const WORDS: readonly RegExp[] = [
  /avatar/i,
  /\boverlay/i,
  /pendingMove/,
  /multiCell/,
  /\bnpcs?\b/i,
  /game\.json|theme\.json|levels\//,
  /levelSequence|entityKinds|systemOverrides|maxCascadeDepth|dslVersion/,
  /(?:push_objects|portals|ice_slide|slide_merge|queued_emitters|tile_teleport|region_transform|flood_fill|anchor_point)/,
  /(?:follower_npcs|coupled_actors|individual_actors|line_of_sight|flank_capture|support_collapse|sided_box|sliding_blocks)/,
  /gold ?path/i,
];

/** Lines that may hold such a word, and why. */
const EXCEPTIONS: readonly { readonly file: string; readonly has: string; readonly why: string }[] = [
  {
    file: "renderer/shell/palette/CommandPalette.tsx",
    has: "overlayClassName",
    why: "a property of the library's dialog",
  },
];

export interface ForeignWord {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Returns the lines of the shared rooms with such a word; comments do not count. */
export function foreignWords(root: string): readonly ForeignWord[] {
  const files = productFiles(root).filter((file) => SHARED_ROOMS.some((room) => file.startsWith(room)));
  return files.flatMap((file) => {
    const lines = withoutComments(readFileSync(path.join(root, file), "utf8")).split("\n");
    return lines.flatMap((text, index) =>
      WORDS.some((word) => word.test(text)) && !isException(file, text)
        ? [{ file, line: index + 1, text: text.trim() }]
        : [],
    );
  });
}

function isException(file: string, text: string): boolean {
  return EXCEPTIONS.some((each) => each.file === file && text.includes(each.has));
}

/** Returns the code with its comments blanked out, its lines where they were. */
function withoutComments(code: string): string {
  return code
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "))
    .replaceAll(/(^|[^:"'`])\/\/.*$/gm, "$1");
}
