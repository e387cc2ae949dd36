// A page's pack as the engine reads it. The roles of its files were found when the page was written.
import type { PackSource, SourceFile } from "../../shared/pack/packSource";
import type { PagePack } from "../../shared/page/pagePack";
import { parseJsonTree, valueOf } from "../../shared/text/jsonTree";

/** `starts`: the role of files that can be played from. */
export function packSourceOf({ files }: PagePack, starts: string): PackSource {
  const parsed = files.map(({ path, role, text }): SourceFile => {
    const tree = parseJsonTree(text);
    return { path, role, text, tree, value: valueOf(tree.root) };
  });
  const withRole = (role: string): SourceFile | null => parsed.find((file) => file.role === role) ?? null;
  return {
    model: null,
    manifest: withRole("manifest"),
    game: withRole("game"),
    theme: withRole("theme"),
    levels: parsed.filter(({ role }) => role === starts).sort((one, other) => (one.path < other.path ? -1 : 1)),
    files: new Map(parsed.map((file) => [file.path, file])),
    assets: new Set(),
    collections: [],
  };
}
