// What of two versions of a pack cannot be compared, and why.
import type { PackSource } from "../../pack/packSource";
import { firstMistake } from "../../pack/syntax/firstMistake";

export interface Uncompared {
  readonly side: "before" | "after";
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Returns the broken JSON files of a pack, with their first mistakes; without those that are the same in the other. */
export function brokenTexts({ files }: PackSource, other: PackSource, side: Uncompared["side"]): readonly Uncompared[] {
  return Array.from(files.values()).flatMap((file): readonly Uncompared[] => {
    if (!isJsonFile(file.path) || other.files.get(file.path)?.text === file.text) return [];
    const mistake = firstMistake(file);
    return mistake === null ? [] : [{ side, file: file.path, ...mistake }];
  });
}

/** Returns that the languages differ, or that there is none. */
export function otherLanguage(before: PackSource, after: PackSource): readonly Uncompared[] {
  const [was, is] = [before, after].map(({ model }) => model?.title ?? "no known language");
  const message =
    was === is
      ? "Only texts are compared: the pack is in no known language."
      : `Only texts are compared: the pack was in ${was} before and is in ${is} after.`;
  return [{ side: "after", file: after.manifest?.path ?? "", line: 1, column: 1, message }];
}

export function isJsonFile(path: string): boolean {
  return /\.json$/i.test(path);
}
