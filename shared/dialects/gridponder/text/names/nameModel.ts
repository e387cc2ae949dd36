// The names of a Gridponder pack for forms, completion and rename.
import { done } from "../../../../base/result";
import type { NameModel } from "../../../../pack/packSource";
import { levelFileMoves } from "../levels/levelFileMove";
import { indexPack } from "./packIndex";
import { packNames } from "./packNames";
import { sortOf } from "./sorts";
import { RENAMABLE, renameEdits } from "./rename";

export const nameModel: NameModel = {
  sortOf,
  list(pack, of, start) {
    const index = indexPack(pack);
    return packNames(index, of, index.levels.find(({ file }) => file === start) ?? null);
  },
  definition(pack, of, name) {
    for (const [file, names] of indexPack(pack).names) {
      const place = names.find((use) => use.role === "definition" && use.of === of && use.name === name);
      if (place !== undefined) return { file: file.path, at: place.at };
    }
    return null;
  },
  defined: (pack, of) => indexPack(pack).defined.get(of) ?? new Set(),
  ofRules: "rule",
  ofEntities: "kind",
  renamable: RENAMABLE,
  // What the avatar holds is a kind. Variables come into being where they are set: one that nothing reads is no mistake.
  sortsOfUnknown: { item: ["kind"], variable: [] },
  rename(pack, of, name, next, file) {
    const index = indexPack(pack);
    const edits = renameEdits(index, { of, name, next }, file);
    if (!edits.ok) return edits;
    const moves = levelFileMoves(index, { of, name, next });
    return moves.ok ? done({ edits: edits.value, moves: moves.value }) : moves;
  },
};
