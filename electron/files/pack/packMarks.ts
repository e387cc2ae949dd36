// How a folder shows that it is a pack: it has one of these files, whatever the pack's language is.
import type { PackContents } from "./packContents";

export const MANIFEST_FILE = "manifest.json";

export const PACK_MARKS: readonly string[] = [MANIFEST_FILE, "game.json"];

/** The end of a sentence about a folder that is no pack. */
export const WITHOUT_MARKS = `it has neither ${PACK_MARKS.join(" nor ")}`;

/** Returns whether a folder is a pack; a file that cannot be read counts, too. */
export function hasPackMark({ texts, problems }: Pick<PackContents, "texts" | "problems">): boolean {
  return PACK_MARKS.some((file) => texts.has(file) || problems.has(file));
}

/** Returns the text of the pack's manifest; "" where it has none that can be read. */
export function manifestText({ texts }: Pick<PackContents, "texts">): string {
  return texts.get(MANIFEST_FILE)?.text ?? "";
}
