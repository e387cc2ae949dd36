// The board game language as the program knows it from a pack's texts alone (shared/pack/packModel.ts).
import { isJsonObject } from "../../../base/json";
import { MANIFEST_FILE } from "../../../pack/packFiles";
import type { RoleInfo } from "../../../pack/packModel";
import type { PackModel, SourceFile } from "../../../pack/packSource";
import { gameModel } from "./games/gameModel";
import { gameRecord } from "./games/record";
import { gdlNames } from "./names/nameModel";
import { interactionPlaces } from "./names/rulePlaces";
import { gdlPlaces, gdlRole } from "./packPlaces";
import { gdlSchema } from "./schemas";
import { stringTokens } from "./strings/stringTokens";
import { GDL_STYLE } from "./style";

const ROLES: Readonly<Record<string, RoleInfo>> = {
  manifest: { title: "Manifest", schema: gdlSchema("manifest"), stands: "one", expectedAt: () => null },
  game: {
    title: "Rules",
    schema: gdlSchema("game"),
    stands: "one",
    expectedAt: (manifest) => gdlPlaces(manifest).gameFile,
    isPlayedByAll: true,
  },
  start: { title: "Game", schema: gdlSchema("start"), stands: "start", expectedAt: () => null },
};

export const gdlPack: PackModel = {
  id: "gdl",
  title: "Board game",
  words: {
    start: "game",
    starts: "games",
    ground: "set-up",
    kind: "entity",
    record: "game",
    records: "games",
    passes: "ends as recorded",
    pass: "end as recorded",
    fails: "ends otherwise",
    won: "won",
    lost: "lost",
    play: "game",
    move: "move",
    moves: "moves",
    contents: "boards and variables",
    condition: "condition",
    noRecord: "no recorded moves",
  },
  roles: ROLES,
  onlyStart: "game",
  schemasAt: () => [],
  claims: claimsFiles,
  lookedFor: "a game file with interactions and a game_flow",
  rolesIn(manifest) {
    const places = gdlPlaces(manifest);
    return (path) => gdlRole(path, places);
  },
  starts: gameModel,
  record: gameRecord,
  names: gdlNames,
  style: GDL_STYLE,
  rules: ({ game }) =>
    game === null ? [] : interactionPlaces(game.tree).map(({ id, at }) => ({ id, on: "", file: game.path, at })),
  tellsUnusedRules: true,
  rulePlaces: interactionPlaces,
  withoutCells: (pack) => pack,
  rewritesAt: () => [],
  stringTokens,
};

/** Claims rules that say what may be done and when. */
function claimsFiles(files: ReadonlyMap<string, SourceFile>): boolean {
  const game = files.get(gdlPlaces(files.get(MANIFEST_FILE)?.value).gameFile)?.value;
  return isJsonObject(game) && Object.hasOwn(game, "interactions") && Object.hasOwn(game, "game_flow");
}
