// What rooms of the house may import, in groups that rows of the table (rooms.mts) share.

export interface Room {
  /** A folder (with a slash at its end) or a file, from the project's root. The longest path that fits has the file. */
  readonly path: string;
  /** Rooms that it may import, beside itself, by their paths; `folder/**` stands for every room below a folder. */
  readonly mayImport: readonly string[];
  /** npm packages and Node's modules that it may import; absent: any. */
  readonly packages?: readonly string[];
}

export const PURE = ["jsonc-parser", "vscode-json-languageservice", "valibot", "birpc", "fflate", "@noble/hashes"];

export const FLOOR = ["shared/base/", "shared/text/", "shared/findings/"];
export const PACK = [...FLOOR, "shared/pack/", "shared/generated/"];
export const ENGINE = [...PACK, "shared/engine/"];

/** What answers editors about a text, and what they are told as data. */
export const LANGUAGE = ["shared/language/", "shared/language/offers.ts"];

/** What the window may know of a language: its texts and its words for traces, never its engine. */
export const GRIDPONDER_TEXTS = ["shared/dialects/gridponder/text/", "shared/dialects/gridponder/presentation/"];
export const DIALECT_FACES = ["shared/dialects/models.ts", "shared/dialects/presentations.ts", ...GRIDPONDER_TEXTS];
export const GDL_TEXTS = ["shared/dialects/gdl/text/", "shared/dialects/gdl/presentation/"];
export const GDL_FACES = ["shared/dialects/models.ts", "shared/dialects/presentations.ts", ...GDL_TEXTS];
export const GNOSIS_FACES = [
  "shared/dialects/models.ts",
  "shared/dialects/presentations.ts",
  "shared/dialects/gnosis/text/",
  "shared/dialects/gnosis/presentation/",
];
export const FOR_WINDOW = [
  "renderer/state/",
  ...ENGINE,
  "shared/language/offers.ts",
  "shared/rpc/",
  "shared/commands/",
];

export const DOCUMENTS = ["renderer/bridge/", "renderer/documents/"];
export const SESSION = [...DOCUMENTS, "renderer/session/"];
export const BOARD = [...SESSION, "renderer/ui/", "renderer/board/", "renderer/dialect/"];
export const FORMS = [...BOARD, "renderer/forms/"];
export const PACK_BOARDS = ["renderer/gridponder/board/", "renderer/gridponder/pack/"];

/** Parts of the window that are the same for any language; they never import one another. */
export const FEATURES = ["renderer/editor/", "renderer/debugger/", "renderer/explorer/", "renderer/overview/"];

export const MODELS = ["shared/dialects/models.ts", "shared/dialects/presentations.ts"];
