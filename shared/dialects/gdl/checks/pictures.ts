// Finds pictures that the presentation names and that the pack does not have (gdl.md, A14).
import { type Json, type JsonPointer, childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import { isPicturePath } from "../../../pack/images/picturePath";
import { attributeTexts } from "./attributeValues";
import type { CheckedGame } from "./checked";
import { found, unknownName } from "./found";

const PROFILES = "/presentation/profiles";

export function pictureFindings(game: CheckedGame): readonly Finding[] {
  const { presentation } = game.index.game;
  const reported = new Set<string>();
  return Object.entries(objectOf(objectOf(presentation)["profiles"])).flatMap(([profile, value]) => {
    const rows = listOf(objectOf(value)["entity_assets"]);
    const at = childPointer(PROFILES, profile, "entity_assets");
    return rows.flatMap((row, index): readonly Finding[] => {
      const { asset } = objectOf(row);
      if (typeof asset !== "string" || !isPicturePath(asset) || reported.has(asset)) return [];
      reported.add(asset);
      const place = childPointer(at, index, "asset");
      if (asset.includes("#")) return ofRanks(game, place, asset, rows.slice(0, index + 1));
      if (game.pack.assets.has(asset)) return [];
      const message = `The pack has no picture "${asset}".`;
      return [unknownName("missing-asset", game.file, place, message, { name: asset, names: game.pack.assets })];
    });
  });
}

/** Tells of ranks without a picture: `#` stands for the rank of an entity. `rows`: those up to this one. */
function ofRanks(game: CheckedGame, at: JsonPointer, asset: string, rows: readonly Json[]): readonly Finding[] {
  const { assets } = game.pack;
  const ranks = Array.from(attributeTexts(game)?.get("rank") ?? []);
  const missing = ranks.map((rank) => asset.replaceAll("#", rank)).filter((path) => !assets.has(path));
  const isNone = ranks.length === 0 ? !hasAny(assets, asset) : missing.length === ranks.length;
  // Where a condition asks for the rank, not all of them come to this row.
  const isAnyRank = !rows.some((row) => JSON.stringify(objectOf(row)["conditions"] ?? "").includes("rank"));
  if (missing.length === 0 && !isNone) return [];
  if (isNone) {
    const message = `The pack has no picture "${asset}": "#" stands for the rank of an entity.`;
    return [unknownName("missing-asset", game.file, at, message, { name: asset, names: patternsOf(assets, ranks) })];
  }
  if (!isAnyRank) return [];
  const names = missing.map((path) => `"${path}"`).join(", ");
  const message = `The pack lacks ${missing.length === 1 ? "the picture" : "the pictures"} ${names}: "#" stands for the rank of an entity.`;
  return [found("missing-asset", game.file, at, message, { params: { name: missing[0] ?? "" } })];
}

/** Returns the names of pictures with `#` in place of a rank. */
function patternsOf(assets: ReadonlySet<string>, ranks: readonly string[]): ReadonlySet<string> {
  const withRank = (path: string): readonly string[] => ranks.filter((rank) => rank !== "" && path.includes(rank));
  return new Set(Array.from(assets).flatMap((path) => withRank(path).map((rank) => path.replaceAll(rank, "#"))));
}

/** Returns whether a picture has the name with something in place of `#`. */
function hasAny(assets: ReadonlySet<string>, asset: string): boolean {
  const start = asset.slice(0, asset.indexOf("#"));
  const end = asset.slice(asset.lastIndexOf("#") + 1);
  return Array.from(assets).some((path) => path.startsWith(start) && path.endsWith(end));
}
