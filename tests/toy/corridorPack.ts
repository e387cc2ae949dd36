// A toy language, the smallest that the program can take in: corridors to be walked to their end. Its packs as texts.
import { isJsonObject } from "../../shared/base/json";
import { done, refused } from "../../shared/base/result";
import { MANIFEST_FILE } from "../../shared/pack/packFiles";
import { pastedValue } from "../../shared/pack/pastedText";
import { PLAIN_WORDS, type RecordFormat } from "../../shared/pack/packModel";
import type { NameModel, PackModel, StartModel } from "../../shared/pack/packSource";
import { nodeAt, valueOf } from "../../shared/text/jsonTree";
import { memberEdits } from "../../shared/text/memberEdit";

const ACTIONS: readonly string[] = ["step", "leap"];
const NO_LIST = refused("Corridors are walked in the order of their names.");

const starts: StartModel = {
  entries: ({ levels }) =>
    levels.map((file, index) => ({
      kind: "start",
      id: starts.idOf(file),
      title: starts.titleOf(file),
      file,
      number: index + 1,
      listedAt: null,
    })),
  idOf: ({ path }) => path.slice(path.lastIndexOf("/") + 1).replace(/\.json$/, ""),
  titlePath: () => ["title"],
  titleOf: (file) => {
    const title = isJsonObject(file.value) ? file.value["title"] : undefined;
    return typeof title === "string" ? title : starts.idOf(file);
  },
  create({ levels }) {
    const id = `${levels.length + 1}-new`;
    const text = '{\n  "title": "New Corridor",\n  "length": 3,\n  "moves": []\n}\n';
    return { id, path: `corridors/${id}.json`, text, listing: done(null) };
  },
  paste(pack, text) {
    if (lengthOf(pastedValue(text)) === null) return null;
    return { ...starts.create(pack, "empty", null), text };
  },
  unlist: () => done(null),
  move: () => NO_LIST,
  arrange: () => NO_LIST,
  addStory: () => NO_LIST,
  removeEntry: () => NO_LIST,
  listLength: () => 0,
  sizeOf: (file) => [lengthOf(file.value) ?? 1, 1],
  playedMembers: (file) => (isJsonObject(file.value) ? { length: file.value["length"] } : {}),
  playedContext: () => [],
};

/** How many cells a corridor has; null for a text that does not say it. */
export function lengthOf(corridor: unknown): number | null {
  const length = isJsonObject(corridor) ? corridor["length"] : undefined;
  return typeof length === "number" && Number.isInteger(length) && length > 0 && length <= 100 ? length : null;
}

const record: RecordFormat = {
  read(start) {
    return (nodeAt(start, "/moves")?.children ?? []).map((node, index) => {
      const action = valueOf(node);
      const move = typeof action === "string" && ACTIONS.includes(action) ? { action } : null;
      return { move, at: `/moves/${index}`, span: node };
    });
  },
  pointerOf: (step) => `/moves/${step - 1}`,
  replace: ({ text, tree }, moves) =>
    memberEdits(
      text,
      tree,
      ["moves"],
      moves.map(({ action }) => action),
    ),
  textOf: (moves) => moves.map(({ action }) => action).join(" "),
  parse: (text) => done(text.split(/\s+/).map((action) => ({ action }))),
  hints: null,
};

const names: NameModel = {
  sortOf: (word) => word,
  list: () => [],
  definition: () => null,
  defined: () => new Set(),
  ofRules: "rule",
  ofEntities: "kind",
  renamable: {},
  rename: (_pack, _of, name) => refused(`"${name}" is not a name that this pack gives.`),
};

export const corridorPack: PackModel = {
  id: "corridor",
  title: "Corridor",
  words: {
    ...PLAIN_WORDS,
    start: "corridor",
    starts: "corridors",
    record: "walk",
    records: "walks",
    noRecord: "no recorded walk",
  },
  roles: {
    manifest: { title: "Manifest", schema: null, stands: "one", expectedAt: () => MANIFEST_FILE },
    corridor: { title: "Corridor", schema: null, stands: "start", expectedAt: () => null },
  },
  claims: (files) => Array.from(files.keys()).some((path) => path.startsWith("corridors/")),
  lookedFor: "a folder named corridors",
  schemasAt: () => [],
  rolesIn: () => (path) =>
    path === MANIFEST_FILE ? "manifest" : /^corridors\/[^/]+\.json$/.test(path) ? "corridor" : "other",
  starts,
  record,
  names,
  style: { lineLists: new Set(["moves"]), longLists: new Set(["moves"]), naming: ["title"], details: [] },
  rules: () => [],
  rulePlaces: () => [],
  withoutCells: (pack) => pack,
  rewritesAt: () => [],
};
