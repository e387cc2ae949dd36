// The languages of whose packs pictures are drawn.
import type { PackSource } from "../../shared/pack/packSource";
import { gridponderPictures } from "./gridponderPictures";
import type { PackPictures } from "./pictureLanguage";

const LANGUAGES: Readonly<Record<string, (pack: PackSource) => PackPictures>> = { gridponder: gridponderPictures };

/** Returns what draws a pack; null for a language of which no pictures are drawn. */
export function picturesOf(pack: PackSource): PackPictures | null {
  const id = pack.model?.id ?? "";
  return Object.hasOwn(LANGUAGES, id) ? (LANGUAGES[id]?.(pack) ?? null) : null;
}
