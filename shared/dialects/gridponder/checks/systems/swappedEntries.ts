// Finds entries of a system's config whose two kinds are exchanged, or that name one kind twice where another is left out.
import { type JsonObject, type JsonPointer, childPointer, listOf, objectOf } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import type { IndexedSystem, PackIndex } from "../../text/names/packIndex";
import { createdKinds, possibleKinds } from "../possible/possibleKinds";
import { exchangeFixes, found, quoted, renameFix } from "../found";

/** Returns findings about the systems of the game, and about what levels change of them. */
export function swappedEntryFindings(index: PackIndex): readonly Finding[] {
  const claims = claimsOf(index);
  return [
    ...index.systems.flatMap((system) => {
      const { file, at, config } = system;
      const field = transformOf(system);
      if (field === null) return [];
      return transformFindings(index, file, childPointer(at, "config", field), objectOf(config[field]));
    }),
    ...claims.flatMap(({ file, at, map }) => claimFindings(index, file, at, map, claims)),
  ];
}

/** Returns the field of a system that says which kind becomes which other one; null for none that is read. */
function transformOf({ type, enabled, config }: IndexedSystem): string | null {
  if (!enabled) return null;
  if (type === "support_collapse") return "settleTransform";
  const isOfKinds = config["matchBy"] === "kind" || config["sourcePosition"] === "all_of_kind";
  return type === "flood_fill" && isOfKinds ? "kindTransform" : null;
}

/** Reports kinds that are to become another, are in no level and never come there, where the other one is. */
function transformFindings(
  index: PackIndex,
  file: SourceFile,
  at: JsonPointer,
  transforms: JsonObject,
): readonly Finding[] {
  const entries = Object.entries(transforms);
  if (entries.length === 0 || index.levels.length === 0) return [];
  const possible = index.levels.map((level) => possibleKinds(level, createdKinds(index, level)));
  const there = new Set(possible.flatMap((kinds) => (kinds === null ? [] : [...kinds])));
  const isUnknown = possible.includes(null);
  return entries.flatMap(([kind, other]): readonly Finding[] => {
    if (isUnknown || typeof other !== "string" || !index.kinds.has(kind) || there.has(kind)) return [];
    // A kind of another layer is reported as that.
    if (index.kinds.get(other)?.layer !== index.kinds.get(kind)?.layer || !isAtStart(index, other)) return [];
    const pointer = childPointer(at, kind);
    const message = `No level has the kind "${kind}", and nothing makes it: it never becomes "${other}".`;
    const fixes = transforms[other] === undefined ? exchangeFixes(file, pointer, kind, other) : [];
    return [found("idle-system", file, pointer, message, { onKey: true, fixes })];
  });
}

function isAtStart({ levels }: PackIndex, kind: string): boolean {
  return levels.some(({ board }) => board.ok && board.value.entities.some((entity) => entity?.kind === kind));
}

/** Which actor is for which owner, as the game or a level says it. */
interface ClaimMap {
  readonly file: SourceFile;
  readonly at: JsonPointer;
  readonly map: JsonObject;
}

function claimsOf({ systems, levels }: PackIndex): readonly ClaimMap[] {
  const games = systems.map(({ file, at, config }): ClaimMap => {
    const pointer = childPointer(at, "config", "claim", "map");
    return { file, at: pointer, map: objectOf(objectOf(config["claim"])["map"]) };
  });
  const overrides = levels.flatMap(({ file, value }) =>
    Object.entries(objectOf(value["systemOverrides"])).map(([id, override]): ClaimMap => {
      const map = objectOf(objectOf(objectOf(override)["claim"])["map"]);
      return { file, at: childPointer("/systemOverrides", id, "claim", "map"), map };
    }),
  );
  const losing = levels.flatMap(({ loseConditions }) =>
    loseConditions.map(({ file, at, config }): ClaimMap => {
      const map = objectOf(config["actorToOwner"]);
      return { file, at: childPointer(at, "config", "actorToOwner"), map };
    }),
  );
  return [...games, ...overrides, ...losing];
}

/** Reports two actors that are for one owner, where nobody is for another owner of a goal. */
function claimFindings(
  { levels }: PackIndex,
  file: SourceFile,
  at: JsonPointer,
  map: JsonObject,
  claims: readonly ClaimMap[],
): readonly Finding[] {
  const entries = Object.entries(map);
  const claimed = new Set(Object.values(map));
  if (claimed.size === entries.length) return [];
  const isOfAll = !levels.some((level) => level.file === file);
  const goals = levels.flatMap((level) => (isOfAll || level.file === file ? level.goals : []));
  const owners = new Set(goals.flatMap(({ type, config }) => (type === "balance" ? listOf(config["owners"]) : [])));
  const left = [...owners].filter((owner) => !claimed.has(owner));
  const [owner, ...others] = left;
  if (typeof owner !== "string" || others.length > 0) return [];
  const usual = claims.find((each) => each.map !== map && Object.values(each.map).includes(owner))?.map;
  return entries.flatMap(([actor, kind], place): readonly Finding[] => {
    const first = entries.findIndex(([, each]) => each === kind);
    if (first === place) return [];
    const meant = [entries[first]?.[0] ?? "", actor].find((each) => usual?.[each] === owner) ?? actor;
    const pointer = childPointer(at, meant);
    const fix = renameFix(file, pointer, owner);
    const owned = JSON.stringify(kind);
    const both = quoted([entries[first]?.[0] ?? "", actor]);
    const message = `${both} are both for ${owned}, and nobody is for "${owner}".`;
    const fixes = fix === null ? [] : [fix];
    return [found("claimed-twice", file, pointer, message, { params: { name: kind }, fixes })];
  });
}
