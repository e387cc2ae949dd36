// Lists the rows of the pack's tree: its main files, the levels in the order they are played, other files, assets.
// Pure.
import { groupedBy } from "../../shared/base/groups";
import { fileName } from "../../shared/pack/fileNames";
import type { FileRole } from "../../shared/pack/packModel";
import type { PackEntry, PackSource } from "../../shared/pack/packSource";
import type { PackFileProblem } from "../../shared/rpc/packsOnDisk";
import { capital } from "../../shared/base/capital";

export type TreeRow = TreeGroup | TreeFile | TreeLevel | TreeStory | TreeAsset | TreeMissing;

interface RowBase {
  /** Unique within the tree, and stable while the row means the same thing. */
  readonly id: string;
  /** From 1. */
  readonly depth: number;
  readonly label: string;
}

export interface TreeGroup extends RowBase {
  readonly kind: "group";
  readonly expanded: boolean;
  readonly count: number;
  /** The folder that it shows; undefined for one of levels or of files from anywhere. */
  readonly folder?: string;
}

export interface TreeFile extends RowBase {
  readonly kind: "file";
  readonly role: FileRole;
  readonly path: string;
}

export interface TreeLevel extends RowBase {
  readonly kind: "level";
  readonly path: string;
  readonly levelId: string;
  /** Place in the sequence from 1; null for none. */
  readonly number: number | null;
  /** Index of its entry in the sequence; null when no entry names it. */
  readonly entry: number | null;
}

export interface TreeStory extends RowBase {
  readonly kind: "story";
  /** Where its entry is written. */
  readonly file: string;
  readonly at: string;
  readonly entry: number;
}

export interface TreeAsset extends RowBase {
  readonly kind: "asset";
  readonly path: string;
}

/** Something that should be there and is not, or could not be read. */
export interface TreeMissing extends RowBase {
  readonly kind: "missing";
  readonly message: string;
}

export interface TreeInput {
  readonly pack: PackSource;
  readonly assets: readonly string[];
  readonly problems: readonly PackFileProblem[];
  /** Ids of groups that are not as at first: levels open, all else closed. */
  readonly toggled: ReadonlySet<string>;
}

/** Returns the visible rows, top to bottom. */
export function packTree(input: TreeInput): readonly TreeRow[] {
  const { pack, problems } = input;
  const shown = new Set<string>();
  const rows: TreeRow[] = [...mainFiles(pack, shown), ...levelRows(input, shown)];
  const others = Array.from(pack.files.keys()).filter((path) => !shown.has(path));
  const otherRows = others.map((path): TreeFile => ({
    id: path,
    kind: "file",
    depth: 2,
    role: "other",
    label: path,
    path,
  }));
  const unread = problems.filter(({ isShown }) => isShown !== true);
  const problemRows = unread.map(({ path, message }): TreeMissing => ({
    id: `problem:${path}`,
    kind: "missing",
    depth: 2,
    label: path,
    message,
  }));
  return [
    ...rows,
    // Of a pack whose language is not known these are all there is to see.
    ...group(input, { name: "other", label: "Other files", startsOpen: pack.model === null, rows: otherRows }),
    ...group(input, { name: "unread", label: "Not readable", startsOpen: true, rows: problemRows }),
    ...assetRows(input),
  ];
}

/** The files that stand by themselves, by the order of their roles; those that every pack needs also when missing. */
function mainFiles({ model, files, manifest }: PackSource, shown: Set<string>): readonly TreeRow[] {
  return Object.entries(model?.roles ?? {}).flatMap(([role, info]): readonly TreeRow[] => {
    if (info.stands !== "one") return [];
    const found = Array.from(files.values()).filter((file) => file.role === role);
    for (const { path } of found) shown.add(path);
    if (found.length > 0)
      return found.map(({ path }) => ({ id: path, kind: "file", depth: 1, role, label: path, path }));
    const expected = info.expectedAt(manifest?.value);
    if (expected === null) return [];
    return [{ id: `missing:${role}`, kind: "missing", depth: 1, label: expected, message: "This file is missing." }];
  });
}

function levelRows(input: TreeInput, shown: Set<string>): readonly TreeRow[] {
  const entries = input.pack.model?.starts.entries(input.pack) ?? [];
  for (const entry of entries) if (entry.kind === "start") shown.add(entry.file.path);
  const isListed = (entry: PackEntry): boolean => entry.kind !== "start" || entry.number !== null;
  const unlisted = entries.filter((entry) => !isListed(entry));
  return [
    ...group(input, {
      name: "levels",
      label: capital(input.pack.model?.words.starts ?? "levels"),
      startsOpen: true,
      rows: entries.filter(isListed).map(entryRow),
    }),
    ...group(input, {
      name: "unsequenced",
      label: "Not in the sequence",
      startsOpen: true,
      rows: unlisted.map(entryRow),
    }),
  ];
}

function entryRow(entry: PackEntry): TreeRow {
  const { listedAt } = entry;
  if (entry.kind === "start") {
    const { id: levelId, title: label, number, file } = entry;
    // One file may stand in the sequence twice.
    const id = listedAt === null ? file.path : `${listedAt.at} ${file.path}`;
    return { id, kind: "level", depth: 2, label, path: file.path, levelId, number, entry: listedAt?.index ?? null };
  }
  const { file, at, index } = entry.listedAt;
  if (entry.kind === "story")
    return { id: `story:${at}`, kind: "story", depth: 2, label: entry.title ?? "Story", file, at, entry: index };
  const message = "The sequence names this level, but no level file has this id.";
  return { id: `missing:${at}`, kind: "missing", depth: 2, label: entry.id, message };
}

function groupRowId(name: string): string {
  return `group:${name}`;
}

interface RowGroup {
  readonly name: string;
  readonly label: string;
  /** It is open until it is toggled. */
  readonly startsOpen: boolean;
  readonly rows: readonly TreeRow[];
  /** The folder that it shows; absent: none. */
  readonly folder?: string;
}

/** Returns the row of a group and, where it is open, its rows; none for an empty group. */
function group({ toggled }: TreeInput, { name, label, startsOpen, rows, folder }: RowGroup): readonly TreeRow[] {
  if (rows.length === 0) return [];
  const id = groupRowId(name);
  const expanded = toggled.has(id) !== startsOpen;
  // Stories stand between the levels; nobody counts them as such.
  const count = rows.filter(({ kind }) => kind !== "story").length;
  const head: TreeGroup = {
    id,
    kind: "group",
    depth: 1,
    label,
    expanded,
    count,
    ...(folder === undefined ? {} : { folder }),
  };
  return expanded ? [head, ...rows] : [head];
}

/** Returns the id of the row of the folder in which an asset is. */
export function folderRowId(path: string): string {
  return groupRowId(assetGroup(folderOf(path)));
}

/** Returns the folder of a file of the pack; "" for the pack's own. */
export function folderOf(path: string): string {
  return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
}

function assetGroup(folder: string): string {
  return `assets:${folder}`;
}

/** As file managers do: numbers by their value, letters whether large or small. */
const BY_NAME = new Intl.Collator("en", { numeric: true });

/** Assets, one group a folder. */
function assetRows(input: TreeInput): readonly TreeRow[] {
  const folders = groupedBy([...input.assets].sort(BY_NAME.compare), folderOf);
  const byName = Array.from(folders).sort(([a], [b]) => BY_NAME.compare(a, b));
  return byName.flatMap(([folder, paths]) => {
    const files = paths.map((path): TreeAsset => {
      const label = fileName(path);
      return { id: `asset:${path}`, kind: "asset", depth: 2, label, path };
    });
    const label = folder === "" ? "Assets" : folder;
    return group(input, { name: assetGroup(folder), label, startsOpen: false, rows: files, folder });
  });
}
