// What a page holds of a pack, once it is known that something in it can be played.
import { type Result, refused } from "../../base/result";
import { dialectOf } from "../../dialects/registry";
import type { PackSource } from "../../pack/packSource";
import { type PagePack, pagePackOf } from "../../page/pagePack";

/** Refused with a sentence when no level of the pack can be played. */
export function playablePage(pack: PackSource): Result<PagePack, string> {
  const page = pagePackOf(pack);
  if (!page.ok) return page;
  const game = dialectOf(pack)?.compile(pack).game ?? null;
  const isPlayable = game?.levelIds.some((id) => game.level(id) !== null) === true;
  return isPlayable ? page : refused(`No ${pack.model?.words.start ?? "level"} of the pack can be played.`);
}
