// Every language as window, host and command line know it from texts alone, one line each. The first that claims a
// pack has it.
import type { SourceFile, AssetCollection, PackSource } from "../pack/packSource";
import { type PackSurroundings, sourceOfFiles, sourceOfTexts } from "../pack/packFiles";
import type { PackModel } from "../pack/packSource";
import { gridponderPack } from "./gridponder/text/packModel";

export const PACK_MODELS: readonly PackModel[] = [gridponderPack];

/** Builds the pack of these texts, in whichever language it is written (see `sourceOfTexts`). */
export function buildPackSource(
  texts: readonly { readonly path: string; readonly text: string }[],
  assets: readonly string[],
  collections: readonly AssetCollection[],
  previous?: PackSource,
  spans?: PackSurroundings["spans"],
  marked?: PackSurroundings["marked"],
): PackSource {
  return sourceOfTexts(PACK_MODELS, texts, { assets, collections, previous, spans, marked });
}

/** The same of files that are parsed already. */
export function packOfFiles(
  files: ReadonlyMap<string, SourceFile>,
  surroundings: Pick<PackSource, "assets" | "collections">,
): PackSource {
  return sourceOfFiles(PACK_MODELS, files, surroundings);
}
