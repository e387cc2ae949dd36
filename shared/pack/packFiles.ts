// Makes a pack source out of texts: parses each file, chooses the pack's language, gives every file its role.
import { isJsonObject } from "../base/json";
import { type ChangedSpan, spanBetween } from "../text/changedSpan";
import { type JsonTree, parseJsonTree, valueOf } from "../text/jsonTree";
import { reparse } from "../text/reparse";
import type { FileRole } from "./packModel";
import type { AssetCollection, PackModel, PackSource, SourceFile } from "./packSource";

/** The file in which a pack of any language may name it, as `dialect`. */
export const MANIFEST_FILE = "manifest.json";

/** What the texts of a pack lie among. */
export interface PackSurroundings {
  readonly assets: readonly string[];
  readonly collections: readonly AssetCollection[];
  /** The pack as it was: what did not change is taken over from it. */
  readonly previous?: PackSource | undefined;
  /** Where texts differ from those of `previous`, as far as that is known. */
  readonly spans?: ReadonlyMap<string, ChangedSpan> | undefined;
  /** Files with a byte order mark that their texts leave out. */
  readonly marked?: ReadonlySet<string> | undefined;
}

/**
 * Builds the pack of these texts. Never throws: what cannot be read has no value. Files whose path, text and role are
 * those of `previous` are taken over from it, so equal texts give the same `SourceFile` object; of others only what
 * differs is parsed.
 */
export function sourceOfTexts(
  models: readonly PackModel[],
  texts: readonly { readonly path: string; readonly text: string }[],
  { assets, collections, previous, spans, marked }: PackSurroundings,
): PackSource {
  const files = new Map<string, SourceFile>();
  for (const { path, text } of texts) {
    const before = previous?.files.get(path);
    const file = before?.text === text ? before : parsedFile(path, text, before, spans?.get(path));
    files.set(path, withMark(file, marked?.has(path) === true));
  }
  return sourceOfFiles(models, files, { assets: new Set(assets), collections });
}

/** Returns the pack with another text in one of its files. */
export function packWithText(pack: PackSource, path: string, text: string): PackSource {
  const files = Array.from(pack.files.values());
  const texts = files.map((file) => (file.path === path ? { path, text } : file));
  return sourceOfTexts(pack.model === null ? [] : [pack.model], texts, {
    assets: Array.from(pack.assets),
    collections: pack.collections,
    previous: pack,
    marked: new Set(files.flatMap((file) => (file.hasMark === true ? file.path : []))),
  });
}

/** Chooses the language of these parsed files and gives each its role; a file that has it already stays the same object. */
export function sourceOfFiles(
  models: readonly PackModel[],
  parsed: ReadonlyMap<string, SourceFile>,
  { assets, collections }: Pick<PackSource, "assets" | "collections">,
): PackSource {
  const model = modelOf(models, parsed);
  const roleOf = model?.rolesIn(parsed.get(MANIFEST_FILE)?.value) ?? noRole;
  const files = new Map(Array.from(parsed, ([path, file]) => [path, withRole(file, roleOf(path))]));
  const withThe = (role: FileRole): SourceFile | null => find(files, (file) => file.role === role);
  return {
    model,
    manifest: files.get(MANIFEST_FILE) ?? null,
    game: withThe("game"),
    theme: withThe("theme"),
    levels: startsOf(model, files),
    files,
    assets,
    collections,
  };
}

/** Whether a pack lacks the file that all its starts need: that of the role `game`, in a language with such a file. */
export function lacksGame({ model, game }: Pick<PackSource, "model" | "game">): boolean {
  return game === null && (model === null || Object.hasOwn(model.roles, "game"));
}

/** Returns the language that a manifest names; without a name, the first that claims the files. Null for none. */
function modelOf(models: readonly PackModel[], files: ReadonlyMap<string, SourceFile>): PackModel | null {
  const named = namedDialect(files.get(MANIFEST_FILE));
  return models.find((model) => (named === undefined ? model.claims(files) : model.id === named)) ?? null;
}

/** Returns the language that a manifest names, whatever it is; undefined for none. */
export function namedDialect(manifest: SourceFile | null | undefined): string | undefined {
  const dialect = isJsonObject(manifest?.value) ? manifest.value["dialect"] : undefined;
  return typeof dialect === "string" ? dialect : undefined;
}

/** Parses a text. Only `.json` files are read as JSON; any other has no value and no syntax errors. */
function parsedFile(path: string, text: string, before?: SourceFile, span?: ChangedSpan): SourceFile {
  const tree = path.endsWith(".json") ? treeOf(text, before, span) : { root: undefined, errors: [] };
  return { path, role: before?.role ?? "other", text, tree, value: valueOf(tree.root) };
}

function treeOf(text: string, before?: SourceFile, span?: ChangedSpan): JsonTree {
  return before === undefined ? parseJsonTree(text) : reparse(before, text, span ?? spanBetween(before.text, text));
}

function noRole(): FileRole {
  return "other";
}

function startsOf(model: PackModel | null, files: ReadonlyMap<string, SourceFile>): readonly SourceFile[] {
  if (model === null) return [];
  const starts = Array.from(files.values()).filter(({ role }) => model.roles[role]?.stands === "start");
  if (starts.length > 0) return starts.sort((a, b) => (a.path < b.path ? -1 : 1));
  return Array.from(files.values()).filter(({ role }) => role === model.onlyStart);
}

function find(files: ReadonlyMap<string, SourceFile>, isIt: (file: SourceFile) => boolean): SourceFile | null {
  for (const file of files.values()) if (isIt(file)) return file;
  return null;
}

function withRole(file: SourceFile, role: FileRole): SourceFile {
  return file.role === role ? file : { ...file, role };
}

function withMark(file: SourceFile, hasMark: boolean): SourceFile {
  if (hasMark === (file.hasMark === true)) return file;
  const { path, role, text, tree, value } = file;
  return { path, role, text, tree, value, ...(hasMark ? { hasMark } : {}) };
}
