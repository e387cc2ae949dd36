// The board game language as an editor knows it: everything beyond its schemas.
import { nameTable } from "../../../base/nameTable";
import type { DialectLanguage, NameSort } from "../../../language/dialectLanguage";
import { schemaFiles } from "../../../language/fileOffers";
import { nameAtOffset, occurrencesOf } from "../text/names/packNames";
import { RENAMABLE, gdlNames, renameName } from "../text/names/nameModel";
import { gdlDebug } from "./debugLanguage";
import { GDL_FIXES } from "./fixes";
import { stringHover } from "./hover";
import { partOffers } from "./parts";
import { gdlSlips } from "./slips";

const SORTS = nameTable<NameSort>({
  schema: { title: "sort of entity" },
  playerAttribute: { title: "attribute of players", newTitle: "attribute" },
  stateVariable: { title: "variable" },
  playerVariable: { title: "variable of players", newTitle: "variable" },
  playerValue: { title: "variable or attribute of players" },
  node: { title: "place" },
  nodeAttribute: { title: "attribute of places", newTitle: "attribute" },
  picture: { kind: "file" },
});

export const gdlLanguage: DialectLanguage = {
  sorts: SORTS,
  names({ pack, file }, of) {
    if (of === "picture")
      return Array.from(pack.assets, (name) => ({ name, detail: "", rank: 0 })).filter(({ name }) =>
        /\.(?:png|svg|webp|jpe?g)$/i.test(name),
      );
    return gdlNames.list(pack, of, file).map((each, place) => ({ ...each, rank: 0, place }));
  },
  members: () => [],
  newMembers: () => null,
  values: () => ({ offers: [], isAll: false }),
  parts: partOffers,
  choices: () => [],
  files: (caret) => schemaFiles(caret, (body) => body),
  nameAt({ pack, file, offset }) {
    const found = nameAtOffset(pack, file, offset);
    return found === null ? null : { of: found.of, name: found.name, span: found.span };
  },
  occurrences: ({ pack }, { of, name }) => occurrencesOf(pack, of, name),
  isRenamable: (of) => Object.hasOwn(RENAMABLE, of),
  rename: ({ pack }, { of, name }, next) => renameName(pack, of, name, next),
  hover: stringHover,
  aboutName: () => null,
  silentUses: () => [],
  fixes: GDL_FIXES,
  slips: gdlSlips,
  debug: gdlDebug,
};
