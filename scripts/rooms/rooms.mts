// The house as a table: every room, what it may import, and the packages it may use (docs/architecture.md).
// `npm run lint` holds the code to it; `checkRooms.test.mts` holds the check to this table.

import {
  BOARD,
  DIALECT_FACES,
  DOCUMENTS,
  ENGINE,
  FEATURES,
  FLOOR,
  FORMS,
  FOR_WINDOW,
  GDL_FACES,
  GDL_TEXTS,
  GNOSIS_FACES,
  GRIDPONDER_TEXTS,
  LANGUAGE,
  MODELS,
  PACK,
  PACK_BOARDS,
  PURE,
  SESSION,
  type Room,
} from "./neighbours.mts";

export const ROOMS: readonly Room[] = [
  { path: "shared/base/", mayImport: [], packages: PURE },
  { path: "shared/text/", mayImport: ["shared/base/"], packages: PURE },
  { path: "shared/findings/", mayImport: ["shared/base/", "shared/text/"], packages: PURE },
  { path: "shared/pack/", mayImport: PACK, packages: PURE },
  { path: "shared/engine/", mayImport: ENGINE, packages: PURE },
  { path: "shared/language/", mayImport: [...ENGINE, "shared/language/offers.ts"], packages: PURE },
  // What is told about a text, as data: it travels to the window.
  { path: "shared/language/offers.ts", mayImport: FLOOR, packages: [] },
  {
    path: "shared/dialects/known/packModels.ts",
    mayImport: [
      ...ENGINE,
      "shared/dialects/gridponder/text/",
      "shared/dialects/gdl/text/",
      "shared/dialects/gnosis/text/",
    ],
    packages: PURE,
  },
  {
    path: "shared/dialects/known/presentations.ts",
    mayImport: [
      ...ENGINE,
      "shared/dialects/gridponder/presentation/",
      "shared/dialects/gdl/presentation/",
      "shared/dialects/gnosis/presentation/",
    ],
    packages: PURE,
  },
  {
    path: "shared/dialects/known/dialects.ts",
    mayImport: [
      ...ENGINE,
      ...LANGUAGE,
      "shared/dialects/gridponder/**",
      "shared/dialects/gdl/**",
      "shared/dialects/gnosis/**",
    ],
    packages: PURE,
  },
  { path: "shared/dialects/models.ts", mayImport: [...ENGINE, "shared/dialects/known/packModels.ts"], packages: PURE },
  {
    path: "shared/dialects/presentations.ts",
    mayImport: [...ENGINE, "shared/dialects/known/presentations.ts"],
    packages: PURE,
  },
  {
    path: "shared/dialects/registry.ts",
    mayImport: [...ENGINE, ...LANGUAGE, "shared/dialects/known/dialects.ts"],
    packages: PURE,
  },
  {
    path: "shared/dialects/gridponder/",
    mayImport: [...ENGINE, ...LANGUAGE, "shared/dialects/gridponder/**"],
    packages: PURE,
  },
  { path: "shared/dialects/gridponder/text/", mayImport: PACK, packages: PURE },
  {
    path: "shared/dialects/gridponder/presentation/",
    mayImport: [...ENGINE, "shared/dialects/gridponder/text/"],
    packages: PURE,
  },
  // Its expressions stand in strings: texts, engine and editor read them with the same parser.
  { path: "shared/dialects/gdl/", mayImport: [...ENGINE, ...LANGUAGE, "shared/dialects/gdl/**"], packages: PURE },
  { path: "shared/dialects/gdl/expressions/", mayImport: ["shared/base/"], packages: [] },
  { path: "shared/dialects/gdl/values/", mayImport: ["shared/base/"], packages: [] },
  { path: "shared/dialects/gdl/board/", mayImport: ["shared/base/"], packages: [] },
  { path: "shared/dialects/gdl/world/", mayImport: ["shared/dialects/gdl/values/"], packages: [] },
  { path: "shared/dialects/gnosis/text/", mayImport: PACK, packages: PURE },
  {
    path: "shared/dialects/gnosis/presentation/",
    mayImport: [...ENGINE, "shared/dialects/gnosis/text/"],
    packages: PURE,
  },
  { path: "shared/dialects/gnosis/", mayImport: [...ENGINE, ...LANGUAGE, "shared/dialects/gnosis/**"], packages: PURE },
  { path: "shared/dialects/gdl/text/", mayImport: [...PACK, "shared/dialects/gdl/expressions/"], packages: PURE },
  {
    path: "shared/dialects/gdl/presentation/",
    mayImport: [...ENGINE, "shared/dialects/gdl/text/", "shared/dialects/gdl/expressions/"],
    packages: PURE,
  },
  {
    path: "shared/dialects/gdl/language/",
    mayImport: [...ENGINE, ...LANGUAGE, "shared/dialects/gdl/text/", "shared/dialects/gdl/expressions/"],
    packages: PURE,
  },
  {
    path: "shared/dialects/gdl/checks/",
    mayImport: [...PACK, "shared/dialects/gdl/text/", "shared/dialects/gdl/expressions/"],
    packages: PURE,
  },
  // What a page that plays a pack holds: data for its player, and the page's text.
  { path: "shared/page/", mayImport: PACK, packages: [] },
  { path: "shared/rpc/", mayImport: [...ENGINE, "shared/language/offers.ts", "shared/page/"], packages: PURE },
  { path: "shared/commands/", mayImport: [], packages: [] },
  {
    path: "shared/host/",
    mayImport: [...ENGINE, ...LANGUAGE, "shared/rpc/", "shared/page/", ...MODELS, "shared/dialects/registry.ts"],
    packages: PURE,
  },
  { path: "shared/generated/", mayImport: [] },

  { path: "electron/", mayImport: ["shared/base/", "shared/rpc/", "shared/commands/", "electron/**"] },
  { path: "electron/host.ts", mayImport: ["shared/base/", "shared/rpc/", "shared/host/", "electron/**"] },
  { path: "electron/solver.ts", mayImport: ["shared/base/", "shared/rpc/", "shared/host/", "electron/**"] },
  { path: "electron/solverThread.ts", mayImport: ["shared/base/", "shared/rpc/", "shared/host/", "electron/**"] },
  {
    path: "electron/files/",
    mayImport: ["shared/base/", "shared/rpc/", "shared/page/"],
    packages: ["node:", "chokidar", "fflate", "write-file-atomic"],
  },

  { path: "renderer/state/", mayImport: [] },
  { path: "renderer/bridge/", mayImport: FOR_WINDOW },
  { path: "renderer/documents/", mayImport: [...FOR_WINDOW, "renderer/bridge/", ...MODELS] },
  { path: "renderer/session/", mayImport: [...FOR_WINDOW, ...DOCUMENTS, ...MODELS] },
  { path: "renderer/ui/", mayImport: ["shared/base/"] },
  {
    path: "renderer/dialect/",
    mayImport: [...FOR_WINDOW, ...SESSION, "renderer/ui/", "renderer/picture/"],
  },
  // Drawing alone: what it draws with knows no stores and no documents.
  { path: "renderer/board/", mayImport: [...FLOOR, "renderer/ui/"] },
  // Pictures that leave the program: drawn with any pen, written without a window.
  {
    path: "renderer/picture/",
    mayImport: [...FLOOR, "renderer/board/", "renderer/picture/choices.ts"],
    packages: ["modern-gif", "fast-png"],
  },
  { path: "renderer/picture/choices.ts", mayImport: [], packages: [] },
  { path: "renderer/forms/", mayImport: [...FOR_WINDOW, ...BOARD, ...MODELS] },
  // The parts of the play view that are the same for any language.
  { path: "renderer/play/", mayImport: [...FOR_WINDOW, ...BOARD] },
  { path: "renderer/editor/", mayImport: [...FOR_WINDOW, ...FORMS, ...MODELS] },
  { path: "renderer/debugger/", mayImport: [...FOR_WINDOW, ...FORMS, ...MODELS] },
  { path: "renderer/explorer/", mayImport: [...FOR_WINDOW, ...FORMS, ...MODELS, "renderer/levelMenu/"] },
  { path: "renderer/levelMenu/", mayImport: [...FOR_WINDOW, ...BOARD] },
  // What is shown of the solver: on boards, on cards, in the status bar, and in its own panel.
  { path: "renderer/solver/", mayImport: [...FOR_WINDOW, ...BOARD] },
  {
    path: "renderer/overview/",
    mayImport: [...FOR_WINDOW, ...FORMS, ...MODELS, "renderer/solver/", "renderer/levelMenu/"],
  },
  {
    path: "renderer/gridponder/",
    mayImport: [...FOR_WINDOW, ...FORMS, ...DIALECT_FACES, "renderer/play/", "renderer/gridponder/**"],
  },
  {
    path: "renderer/gridponder/board/",
    mayImport: [
      ...ENGINE,
      ...GRIDPONDER_TEXTS,
      "renderer/board/",
      "renderer/picture/",
      "renderer/picture/choices.ts",
      "renderer/ui/",
    ],
  },
  { path: "renderer/gridponder/controls/", mayImport: ENGINE },
  {
    path: "renderer/gridponder/film/",
    mayImport: [...ENGINE, ...GRIDPONDER_TEXTS, "renderer/board/", "renderer/gridponder/board/"],
  },
  // Looks, images and boards of the open pack, as its documents stand now.
  {
    path: "renderer/gridponder/pack/",
    mayImport: [...FOR_WINDOW, ...FORMS, ...DIALECT_FACES, "renderer/picture/", "renderer/gridponder/board/"],
  },
  {
    path: "renderer/gridponder/forms/",
    mayImport: [...FOR_WINDOW, ...FORMS, ...DIALECT_FACES, ...PACK_BOARDS],
  },
  {
    path: "renderer/gridponder/painter/",
    mayImport: [...FOR_WINDOW, ...FORMS, ...DIALECT_FACES, ...PACK_BOARDS, "renderer/solver/"],
  },
  {
    path: "renderer/gridponder/play/",
    mayImport: [
      "renderer/solver/",
      ...FOR_WINDOW,
      ...FORMS,
      ...DIALECT_FACES,
      ...PACK_BOARDS,
      "renderer/play/",
      "renderer/gridponder/controls/",
      "renderer/gridponder/film/",
    ],
  },
  {
    path: "renderer/gdl/",
    mayImport: [...FOR_WINDOW, ...FORMS, ...GDL_FACES, "renderer/play/", "renderer/gdl/**"],
  },
  // Drawing tables, and what a position says: known to pages without stores, too.
  {
    path: "renderer/gdl/table/",
    mayImport: [...ENGINE, ...GDL_TEXTS, "renderer/board/", "renderer/picture/", "renderer/ui/"],
  },
  { path: "renderer/gdl/game/", mayImport: ENGINE },
  {
    path: "renderer/gdl/pack/",
    mayImport: [...FOR_WINDOW, ...FORMS, ...GDL_FACES, "renderer/picture/", "renderer/gdl/table/"],
  },
  {
    path: "renderer/gdl/play/",
    mayImport: [
      ...FOR_WINDOW,
      ...FORMS,
      ...GDL_FACES,
      "renderer/play/",
      "renderer/gdl/table/",
      "renderer/gdl/game/",
      "renderer/gdl/pack/",
    ],
  },
  {
    path: "renderer/gnosis/",
    mayImport: [...FOR_WINDOW, ...FORMS, ...GNOSIS_FACES, "renderer/play/", "renderer/gnosis/**"],
  },
  {
    path: "renderer/shell/",
    mayImport: [
      ...FOR_WINDOW,
      ...FORMS,
      ...FEATURES,
      "renderer/solver/",
      "renderer/picture/",
      "renderer/picture/choices.ts",
      "renderer/shell/**",
      ...MODELS,
    ],
  },
  {
    path: "renderer/shell/dialectUis.ts",
    mayImport: ["renderer/dialect/", "renderer/gridponder/", "renderer/gdl/", "renderer/gnosis/"],
  },
  { path: "renderer/main.tsx", mayImport: ["renderer/**"] },

  // The version of the program.
  { path: "package.json", mayImport: [] },
  // A page that plays a pack: what is the same for any language, and each language's own player.
  { path: "player/page/", mayImport: [...ENGINE, "shared/page/", "renderer/board/", "renderer/ui/"], packages: [] },
  {
    path: "player/gdl/",
    mayImport: [
      ...ENGINE,
      ...GDL_TEXTS,
      "shared/page/",
      "shared/dialects/gdl/",
      "player/page/",
      "renderer/board/",
      "renderer/ui/",
      "renderer/gdl/table/",
      "renderer/gdl/game/",
    ],
    packages: [],
  },
  {
    path: "player/gridponder/",
    mayImport: [
      ...ENGINE,
      ...GRIDPONDER_TEXTS,
      "shared/page/",
      "shared/dialects/gridponder/",
      "player/page/",
      "renderer/board/",
      "renderer/ui/",
      "renderer/gridponder/board/",
      "renderer/gridponder/controls/",
      "renderer/gridponder/film/",
    ],
    packages: [],
  },

  {
    path: "cli/",
    mayImport: ["shared/**", "electron/files/", "cli/picture/", "renderer/picture/choices.ts", "package.json"],
  },
  // Pictures are drawn by the code that draws the window's boards, with a pen that needs no window.
  {
    path: "cli/picture/",
    mayImport: [
      "shared/**",
      "electron/files/",
      "cli/",
      "renderer/board/",
      "renderer/picture/",
      "renderer/gridponder/board/",
      "renderer/gdl/table/",
    ],
  },
];

/** Packages that one room alone may import, so that what they bring stays there. */
export const PACKAGE_HOMES: Readonly<Record<string, readonly string[]>> = {
  electron: ["electron/"],
  "node:": ["electron/", "cli/"],
};
