// The house as a table: every room, what it may import, and the packages it may use (docs/architecture.md).
// `npm run lint` holds the code to it; `checkRooms.test.mts` holds the check to this table.

import { ENGINE, FLOOR, GDL_TEXTS, GRIDPONDER_TEXTS, LANGUAGE, MODELS, PACK, PURE, type Room } from "./neighbours.mts";
import { WINDOW_ROOMS } from "./windowRooms.mts";

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
  // Plain Node: what the command line shares with main.
  {
    path: "electron/files/disk/",
    mayImport: ["shared/base/", "shared/rpc/"],
    packages: ["node:", "write-file-atomic"],
  },
  {
    path: "electron/files/images/",
    mayImport: ["shared/base/", "shared/rpc/", "electron/files/disk/"],
    packages: ["node:"],
  },
  {
    path: "electron/files/pack/",
    mayImport: ["shared/base/", "shared/rpc/", "electron/files/disk/", "electron/files/images/"],
    packages: ["node:", "chokidar"],
  },
  {
    path: "electron/files/copies/",
    mayImport: [
      "shared/base/",
      "shared/text/",
      "shared/rpc/",
      "shared/page/",
      "electron/files/disk/",
      "electron/files/images/",
      "electron/files/pack/",
    ],
    packages: ["node:", "fflate", "yauzl"],
  },
  {
    path: "electron/files/user/",
    mayImport: ["shared/base/", "shared/rpc/", "electron/files/disk/"],
    packages: ["node:"],
  },

  ...WINDOW_ROOMS,

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
    mayImport: ["shared/**", "electron/files/**", "cli/picture/", "renderer/picture/choices.ts", "package.json"],
  },
  // Pictures are drawn by the code that draws the window's boards, with a pen that needs no window.
  {
    path: "cli/picture/",
    mayImport: [
      "shared/**",
      "electron/files/**",
      "cli/",
      "renderer/board/",
      "renderer/picture/",
      "renderer/gridponder/board/",
      "renderer/gdl/table/",
    ],
  },
];

/** The folders of Monaco's own parts. */
const MONACO_INNER = [
  "base",
  "platform",
  "editor/browser",
  "editor/common",
  "editor/contrib",
  "editor/standalone",
  "languages/features/json/tokenization.js",
];

/** Packages that one room alone may import, so that what they bring stays there. */
export const PACKAGE_HOMES: Readonly<Record<string, readonly string[]>> = {
  electron: ["electron/"],
  "node:": ["electron/", "cli/"],
  // Parts of Monaco that its types leave out, declared in `monacoInner.d.ts`.
  ...Object.fromEntries(MONACO_INNER.map((part) => [`monaco-editor/${part}`, ["renderer/monaco/"]])),
};
