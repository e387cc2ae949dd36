// Builds packs in whichever known language they are written. For window, host and command line.
import type { Finding } from "../findings/finding";
import type { SourceFile, AssetCollection, PackSource } from "../pack/packSource";
import { type PackSurroundings, sourceOfFiles, sourceOfTexts } from "../pack/packFiles";
import { unknownLanguageFindings } from "../pack/unknownLanguage";
import { PACK_MODELS } from "./known/packModels";

/** Builds the pack of these texts, in whichever language it is written; `changed` as in `sourceOfTexts`. */
export function buildPackSource(
  texts: readonly { readonly path: string; readonly text: string }[],
  assets: readonly string[],
  collections: readonly AssetCollection[],
  changed: Omit<PackSurroundings, "assets" | "collections"> = {},
): PackSource {
  return sourceOfTexts(PACK_MODELS, texts, { assets, collections, ...changed });
}

/** The same of files that are parsed already. */
export function packOfFiles(
  files: ReadonlyMap<string, SourceFile>,
  surroundings: Pick<PackSource, "assets" | "collections">,
): PackSource {
  return sourceOfFiles(PACK_MODELS, files, surroundings);
}

/** Returns what is to be said of a pack that is in none of the known languages. */
export function findingsWithoutLanguage(pack: PackSource): readonly Finding[] {
  return unknownLanguageFindings(pack, PACK_MODELS);
}
