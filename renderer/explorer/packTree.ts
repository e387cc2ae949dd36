// The rows of the pack's tree: its main files, the levels in the order they are played, other files, assets.
// Pure; knows nothing of how a row looks.
import { levelIdOf, levelSequence, levelTitleOf } from "../../shared/dialects/gridponder/text/levels/levelSequence";
import type { PackSource } from "../../shared/pack/packSource";
import type { PackFileProblem } from "../../shared/rpc/packsOnDisk";

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
}

export interface TreeFile extends RowBase {
  readonly kind: "file";
  readonly role: "manifest" | "game" | "theme" | "other";
  readonly path: string;
}

export interface TreeLevel extends RowBase {
  readonly kind: "level";
  readonly path: string;
  readonly levelId: string;
  /** Place in the sequence from 1; null when no entry names it. */
  readonly number: number | null;
  /** Pointer of its entry in game.json; null when no entry names it. */
  readonly at: string | null;
}

export interface TreeStory extends RowBase {
  readonly kind: "story";
  readonly gamePath: string;
  /** Pointer of its entry in game.json. */
  readonly at: string;
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

/** The visible rows, top to bottom. */
export function packTree(input: TreeInput): readonly TreeRow[] {
  const { pack, problems } = input;
  const shown = new Set<string>();
  const rows: TreeRow[] = [
    ...mainFile(pack.manifest?.path, "manifest", "manifest.json", shown),
    ...mainFile(pack.game?.path, "game", "game.json", shown),
    ...mainFile(pack.theme?.path, "theme", null, shown),
    ...levelRows(input, shown),
  ];
  const others = Array.from(pack.files.keys()).filter((path) => !shown.has(path));
  const otherRows = others.map((path): TreeFile => ({
    id: path,
    kind: "file",
    depth: 2,
    role: "other",
    label: path,
    path,
  }));
  const problemRows = problems.map(({ path, message }): TreeMissing => ({
    id: `problem:${path}`,
    kind: "missing",
    depth: 2,
    label: path,
    message,
  }));
  return [
    ...rows,
    ...group(input, "other", "Other files", false, otherRows),
    ...group(input, "unread", "Not readable", true, problemRows),
    ...assetRows(input),
  ];
}

function mainFile(
  path: string | undefined,
  role: "manifest" | "game" | "theme",
  needed: string | null,
  shown: Set<string>,
): readonly TreeRow[] {
  if (path === undefined) {
    if (needed === null) return [];
    return [{ id: `missing:${role}`, kind: "missing", depth: 1, label: needed, message: "This file is missing." }];
  }
  shown.add(path);
  return [{ id: path, kind: "file", depth: 1, role, label: path, path }];
}

function levelRows(input: TreeInput, shown: Set<string>): readonly TreeRow[] {
  const { entries, unsequenced } = levelSequence(input.pack);
  let number = 0;
  const sequence = entries.map((entry): TreeRow => {
    if (entry.type === "story") {
      const gamePath = input.pack.game?.path ?? "";
      return {
        id: `story:${entry.at}`,
        kind: "story",
        depth: 2,
        label: entry.title ?? "Story",
        gamePath,
        at: entry.at,
      };
    }
    number += 1;
    if (entry.file === null) {
      const message = "The sequence names this level, but no level file has this id.";
      return { id: `missing:${entry.at}`, kind: "missing", depth: 2, label: entry.id, message };
    }
    shown.add(entry.file.path);
    // One file may stand in the sequence twice.
    const id = `${entry.at} ${entry.file.path}`;
    return {
      id,
      kind: "level",
      depth: 2,
      label: levelTitleOf(entry.file),
      path: entry.file.path,
      levelId: entry.id,
      number,
      at: entry.at,
    };
  });
  const others = unsequenced.map((file): TreeLevel => {
    shown.add(file.path);
    const { path } = file;
    return {
      id: path,
      kind: "level",
      depth: 2,
      label: levelTitleOf(file),
      path,
      levelId: levelIdOf(file),
      number: null,
      at: null,
    };
  });
  return [
    ...group(input, "levels", "Levels", true, sequence),
    ...group(input, "unsequenced", "Not in the sequence", true, others),
  ];
}

function group(
  { toggled }: TreeInput,
  name: string,
  label: string,
  openAtFirst: boolean,
  rows: readonly TreeRow[],
): readonly TreeRow[] {
  if (rows.length === 0) return [];
  const id = `group:${name}`;
  const expanded = toggled.has(id) !== openAtFirst;
  // Stories stand between the levels; nobody counts them as such.
  const count = rows.filter(({ kind }) => kind !== "story").length;
  const head: TreeGroup = { id, kind: "group", depth: 1, label, expanded, count };
  return expanded ? [head, ...rows] : [head];
}

/** Assets, one group a folder. */
function assetRows(input: TreeInput): readonly TreeRow[] {
  const folders = new Map<string, string[]>();
  for (const path of [...input.assets].sort()) {
    const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
    folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  const byName = Array.from(folders).sort(([a], [b]) => (a < b ? -1 : 1));
  return byName.flatMap(([folder, paths]) => {
    const files = paths.map((path): TreeAsset => {
      const label = path.slice(path.lastIndexOf("/") + 1);
      return { id: `asset:${path}`, kind: "asset", depth: 2, label, path };
    });
    return group(input, `assets:${folder}`, folder === "" ? "Assets" : folder, false, files);
  });
}
