// Reads the two versions of a pack that the diff command compares: two whole folders, or two folders that hold only what
// differs, over a third that holds the rest.
import { existsSync, promises as fs } from "node:fs";
import path from "node:path";
import { PACK_MARKS } from "../../electron/files/pack/packMarks";
import { NO_CONTENTS, type PackContents, readPackContents } from "../../electron/files/pack/packContents";
import { type Result, done, refused } from "../../shared/base/result";
import type { PackSource } from "../../shared/pack/packSource";
import type { PackFileProblem } from "../../shared/rpc/packsOnDisk";
import { packOf, readPackFolder } from "../packFolder";
import { diskReason } from "../../electron/files/disk/diskReason";

export interface PackVersions {
  /** The pack's folder as it is shown. */
  readonly name: string;
  readonly before: PackSource;
  readonly after: PackSource;
  /** Files that could not be read, with the reason. */
  readonly problems: readonly (PackFileProblem & { readonly side: "before" | "after" })[];
}

/** Reads two folders, each a whole pack. Refused with a sentence when one is not. */
export async function readVersions(before: string, after: string): Promise<Result<readonly PackVersions[], string>> {
  const [was, is] = [await readPackFolder(before), await readPackFolder(after)];
  if (!was.ok) return was;
  if (!is.ok) return is;
  const problems = [
    ...unread(was.value.problems).map((problem) => ({ ...problem, side: "before" as const })),
    ...unread(is.value.problems).map((problem) => ({ ...problem, side: "after" as const })),
  ];
  return done([{ name: after, before: was.value.pack, after: is.value.pack, problems }]);
}

/**
 * Reads the packs in the folder `rest` that one of the other folders has a file of. A file that neither has is the one of
 * `rest`; one that only the other has does not exist.
 */
export async function readVersionsOver(
  before: string,
  after: string,
  rest: string,
): Promise<Result<readonly PackVersions[], string>> {
  const missing = [before, after, rest].find((folder) => !existsSync(folder));
  if (missing !== undefined) return refused(`There is no folder ${missing}.`);
  try {
    const [was, is] = [await contentsOf(before), await contentsOf(after)];
    const changed = new Set([...pathsOf(was), ...pathsOf(is)]);
    const isPack = (folder: string): boolean =>
      PACK_MARKS.some((mark) => changed.has(joined(folder, mark)) || existsSync(path.join(rest, folder, mark)));
    const packs = new Set(Array.from(changed).flatMap((file) => foldersOf(file).find(isPack) ?? []));
    const versions: PackVersions[] = [];
    for (const pack of Array.from(packs).sort()) {
      const others = await contentsOf(path.join(rest, pack));
      const left = without(others, pack, changed);
      const root = path.resolve(rest, pack);
      const texts = (own: PackContents): ReturnType<typeof packOf> => {
        const mine = within(own, pack);
        return packOf(root, [...left.texts, ...mine.texts], [...left.assets, ...mine.assets]);
      };
      const problems = [
        ...within(was, pack).problems.map((problem) => ({ ...problem, side: "before" as const })),
        ...within(is, pack).problems.map((problem) => ({ ...problem, side: "after" as const })),
      ];
      versions.push({ name: path.join(rest, pack), before: await texts(was), after: await texts(is), problems });
    }
    return done(versions);
  } catch (error) {
    return refused(`The folders cannot be read: ${diskReason(error)}.`);
  }
}

/** Without images that are shown all the same. */
function unread(problems: readonly PackFileProblem[]): readonly PackFileProblem[] {
  return problems.filter(({ isShown }) => isShown !== true);
}

/** What of a folder belongs to a pack, with paths from the pack's folder. */
type Part = {
  readonly texts: readonly { readonly path: string; readonly text: string; readonly hash: string }[];
  readonly assets: readonly string[];
  readonly problems: readonly PackFileProblem[];
};

async function contentsOf(folder: string): Promise<PackContents> {
  return existsSync(folder) ? readPackContents(await fs.realpath(folder)) : NO_CONTENTS;
}

function pathsOf({ texts, problems, assets }: PackContents): readonly string[] {
  return [...texts.keys(), ...problems.keys(), ...assets.keys()];
}

/** Returns the folders around a file, the nearest first; "" is the root. */
function foldersOf(file: string): readonly string[] {
  const names = file.split("/").slice(0, -1);
  return [...names.keys(), names.length].reverse().map((length) => names.slice(0, length).join("/"));
}

function joined(folder: string, file: string): string {
  return folder === "" ? file : `${folder}/${file}`;
}

function within({ texts, problems, assets }: PackContents, pack: string): Part {
  const start = pack === "" ? "" : `${pack}/`;
  const isInside = (file: string): boolean => file.startsWith(start);
  const inside = <Row extends { readonly path: string }>(rows: ReadonlyMap<string, Row>): readonly Row[] =>
    Array.from(rows.values()).flatMap((row) =>
      isInside(row.path) ? [{ ...row, path: row.path.slice(start.length) }] : [],
    );
  const names = Array.from(assets.keys()).filter(isInside);
  return {
    texts: inside(texts),
    problems: unread(inside(problems)),
    assets: names.map((file) => file.slice(start.length)),
  };
}

/** Returns the files of a pack's folder that are in none of the folders compared. */
function without({ texts, assets }: PackContents, pack: string, changed: ReadonlySet<string>): Part {
  const isKept = (file: string): boolean => !changed.has(joined(pack, file));
  return {
    texts: Array.from(texts.values()).filter((file) => isKept(file.path)),
    assets: Array.from(assets.keys()).filter(isKept),
    problems: [],
  };
}
