// The rooms of the window: rows of the table (rooms.mts).
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
  MODELS,
  PACK_BOARDS,
  SESSION,
  type Room,
} from "./neighbours.mts";

export const WINDOW_ROOMS: readonly Room[] = [
  { path: "renderer/state/", mayImport: [] },
  { path: "renderer/bridge/", mayImport: FOR_WINDOW },
  // What Monaco does not publish: no other room names a part of it.
  { path: "renderer/monaco/", mayImport: ["shared/base/"] },
  { path: "renderer/documents/", mayImport: [...FOR_WINDOW, "renderer/bridge/", "renderer/monaco/", ...MODELS] },
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
  { path: "renderer/editor/", mayImport: [...FOR_WINDOW, ...FORMS, ...MODELS, "renderer/monaco/"] },
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
];
