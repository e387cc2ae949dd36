// What a page that plays a pack holds of it, as plain data: the exporter writes it, the page's player reads it.
import { type Json, isJsonObject } from "../base/json";
import { type Result, done, refused } from "../base/result";
import type { FileRole } from "../pack/packModel";
import type { PackSource } from "../pack/packSource";

export interface PageFile {
  readonly path: string;
  readonly role: FileRole;
  readonly text: string;
}

export interface PagePack {
  /** The id of the pack's language. */
  readonly language: string;
  readonly title: string;
  /** What the game is about and how it is played, as its manifest says; "" where it says nothing. */
  readonly about: string;
  /** Tells this pack's progress from that of others on the same origin. */
  readonly key: string;
  readonly files: readonly PageFile[];
}

/** Images by their paths as the pack writes them, each as a `data:` address. */
export type PageImages = Readonly<Record<string, string>>;

/** Ids of the elements of a page that hold its data, as JSON. */
export const PACK_ELEMENT = "gridwright-pack";
export const IMAGES_ELEMENT = "gridwright-images";

/** More characters of text than this are not put into one page. */
const MOST_TEXT = 24 * 2 ** 20;

/** Returns what a page holds of a pack; refused with a sentence where there is nothing to play, or far too much. */
export function pagePackOf(pack: PackSource): Result<PagePack, string> {
  if (pack.model === null) return refused("The pack is in no language that the program knows.");
  if (pack.levels.length === 0) return refused(`The pack has no ${pack.model.words.start} to play.`);
  const files = [...pack.files.values()]
    .filter(({ role }) => role !== "other")
    .map(({ path, role, text }) => ({ path, role, text }));
  const length = files.reduce((sum, { text }) => sum + text.length, 0);
  if (length > MOST_TEXT) {
    return refused(`The pack's texts are too large for a page: ${inMegabytes(length)}, of ${inMegabytes(MOST_TEXT)}.`);
  }
  const manifest = isJsonObject(pack.manifest?.value) ? pack.manifest.value : {};
  const { title, description, shortDescription } = manifest;
  const shown = textIn(title) ?? "Untitled";
  return done({
    language: pack.model.id,
    title: shown,
    about: textIn(description) ?? textIn(shortDescription) ?? "",
    key: keyOf(manifest["gameId"] ?? manifest["id"], shown),
    files,
  });
}

/** Returns a text without the blanks around it; null for none and for any other value. */
function textIn(value: Json | undefined): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

/** A pack that says who it is keeps its progress through another title; one that does not is known by its title. */
function keyOf(id: unknown, title: string): string {
  return typeof id === "string" && id !== "" ? id : title;
}

function inMegabytes(count: number): string {
  return `${(count / 2 ** 20).toFixed(0)} MB`;
}
