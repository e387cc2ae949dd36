// Packs of event rules as the program knows them from their texts alone (shared/pack/packModel.ts).
import { objectOf } from "../../../base/json";
import { MANIFEST_FILE } from "../../../pack/packFiles";
import type { RoleInfo } from "../../../pack/packModel";
import type { PackModel, SourceFile } from "../../../pack/packSource";
import { nameModel } from "./nameModel";
import { packFolders, roleOfPath } from "./packPlaces";
import { sessionFormat } from "./recordFormat";
import { writtenRules } from "./ruleForms";
import { rulePlaces } from "./rulePlaces";
import { rulesOfPack } from "./ruleTexts";
import { gnosisSchema } from "./schemas";
import { sessionModel } from "./sessions";

const part = (title: string, schema: string, stands: RoleInfo["stands"] = "one"): RoleInfo => ({
  title,
  schema: gnosisSchema(schema),
  stands,
  expectedAt: () => null,
});

const ROLES: Readonly<Record<string, RoleInfo>> = {
  manifest: { ...part("Manifest", "manifest"), expectedAt: () => MANIFEST_FILE },
  index: { ...part("Index of rules", "index"), isPlayedByAll: true },
  rules: { ...part("Rules", "rules"), isPlayedByAll: true },
  persistent: { ...part("Persistent state", "persistent"), isPlayedByAll: true },
  state: { ...part("Ephemeral state", "state"), isPlayedByAll: true },
  services: { ...part("Services", "services"), isPlayedByAll: true },
  events: part("Events", "events"),
  session: part("Session", "session", "start"),
};

export const gnosisPack: PackModel = {
  id: "gnosis",
  title: "Gnosis",
  words: {
    start: "session",
    starts: "sessions",
    ground: "state",
    kind: "kind",
    record: "session",
    records: "sessions",
    passes: "passes",
    pass: "pass",
    fails: "is not as expected",
    won: "as expected",
    lost: "not as expected",
    play: "session",
    move: "event",
    moves: "events",
    contents: "payloads and states",
    condition: "condition",
    noRecord: "no events",
  },
  roles: ROLES,
  schemasAt: () => [],
  claims: claimsFiles,
  lookedFor: "a folder of rules with a category and a trigger",
  rolesIn(manifest) {
    const folders = packFolders(manifest);
    return (path) => roleOfPath(path, folders);
  },
  starts: sessionModel,
  record: sessionFormat,
  names: nameModel,
  style: {
    lineLists: new Set(["events", "outcomes", "conditions", "calculations"]),
    longLists: new Set(["events"]),
    naming: ["id", "name", "type", "path", "title", "event"],
    details: ["trigger", "category", "op", "target"],
  },
  rules: ({ files }) =>
    rulesOfPack(files).map(({ id, trigger, file, at }) => ({ id, on: trigger, file: file.path, at })),
  tellsUnusedRules: true,
  rulePlaces,
  withoutCells: (pack) => pack,
  rewritesAt: () => [],
};

/** A pack without a manifest that names a language: some file of the folder of rules holds a rule. */
function claimsFiles(files: ReadonlyMap<string, SourceFile>): boolean {
  const folders = packFolders(files.get(MANIFEST_FILE)?.value);
  return Array.from(files.values()).some(
    ({ path, value }) =>
      roleOfPath(path, folders) === "rules" &&
      writtenRules(value).some((rule) => {
        const { category, trigger } = objectOf(rule.value);
        return typeof category === "string" && typeof trigger === "string";
      }),
  );
}
