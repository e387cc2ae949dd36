// Gridponder as the program knows it from a pack's texts alone (shared/pack/packModel.ts).
import { isJsonObject } from "../../../base/json";
import { MANIFEST_FILE } from "../../../pack/packFiles";
import { PLAIN_WORDS, type RoleInfo } from "../../../pack/packModel";
import type { PackModel, SourceFile } from "../../../pack/packSource";
import { isLaterType } from "./laterTypes";
import { schemasAt } from "./schemasAt";
import { gridponderSchema } from "./schemas";
import { GRIDPONDER_STYLE } from "./style";
import { goldPathFormat } from "./levels/goldPathFormat";
import { levelModel } from "./levels/levelModel";
import { rewritesAt } from "./levels/rewrites";
import { packWithoutCells, paintedAt } from "./levels/withoutCells";
import { indexPack, allRules } from "./names/packIndex";
import { nameModel } from "./names/nameModel";
import { rulePlaces } from "./names/rulePlaces";
import { packPlaces, roleOfPath } from "./packPlaces";

const ROLES: Readonly<Record<string, RoleInfo>> = {
  manifest: { title: "Manifest", schema: gridponderSchema("manifest"), stands: "one", expectedAt: () => MANIFEST_FILE },
  game: {
    title: "Game",
    schema: gridponderSchema("game"),
    stands: "one",
    expectedAt: (manifest) => packPlaces(manifest).gameFile,
    isPlayedByAll: true,
  },
  theme: { title: "Theme", schema: gridponderSchema("theme"), stands: "one", expectedAt: () => null },
  level: { title: "Level", schema: gridponderSchema("level"), stands: "start", expectedAt: () => null },
};

/** Members of a game or a manifest that no other language has. */
const GAME_MEMBERS = ["layers", "entityKinds", "actions", "systems", "rules", "levelSequence", "defaults"] as const;
const MANIFEST_MEMBERS = ["dslVersion", "packVersion", "gameId", "levelDirectory", "minEngineVersion"] as const;

export const gridponderPack: PackModel = {
  id: "gridponder",
  title: "Gridponder",
  words: PLAIN_WORDS,
  isLaterType,
  roles: ROLES,
  schemasAt,
  claims: claimsFiles,
  lookedFor: `a game file with layers, entityKinds, systems, rules or a levelSequence`,
  rolesIn(manifest) {
    const places = packPlaces(manifest);
    return (path) => roleOfPath(path, places);
  },
  starts: levelModel,
  record: goldPathFormat,
  names: nameModel,
  style: GRIDPONDER_STYLE,
  rules(pack) {
    return allRules(indexPack(pack)).map(({ id, on, file, at }) => ({ id, on, file: file.path, at }));
  },
  rulePlaces,
  withoutCells: packWithoutCells,
  paintedAt,
  rewritesAt,
};

/**
 * Claims what says something of this language, and what says nothing yet: a pack that has only a manifest, or whose
 * game is empty or broken, is one that has just been created.
 */
function claimsFiles(files: ReadonlyMap<string, SourceFile>): boolean {
  const manifest = files.get(MANIFEST_FILE)?.value;
  if (isJsonObject(manifest) && MANIFEST_MEMBERS.some((member) => Object.hasOwn(manifest, member))) return true;
  const places = packPlaces(manifest);
  const game = files.get(places.gameFile);
  if (game === undefined) {
    return (
      files.size === 0 ||
      files.has(MANIFEST_FILE) ||
      Array.from(files.keys()).some((path) => roleOfPath(path, places) === "level")
    );
  }
  if (!isJsonObject(game.value) || Object.keys(game.value).length === 0) return true;
  const members = game.value;
  return GAME_MEMBERS.some((member) => Object.hasOwn(members, member));
}
