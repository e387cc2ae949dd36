// Builds and tests the program with other languages than its own: a folder whose files take the place of the lists of
// known languages, by their names. So a language can be tried without a line of the program.
import path from "node:path";
import type { Plugin } from "vite";

const LISTS = /(?:^|\/)(?:known\/(packModels|presentations|dialects)|(dialectUis))$/;

/** Lets imports of the lists lead to the files of `folder` with the same names; null: the program's own languages. */
export function otherLanguages(folder: string | null): Plugin {
  return {
    name: "other-languages",
    enforce: "pre",
    resolveId(source, importer) {
      const [, shared, ui] = LISTS.exec(source) ?? [];
      const name = shared ?? ui;
      if (folder === null || name === undefined || importer?.startsWith(folder) === true) return null;
      return path.join(folder, ui === undefined ? "known" : "window", `${name}.ts`);
    },
  };
}
