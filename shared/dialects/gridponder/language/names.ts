// Completes the pack's names at a caret, for each thing that the schemas' `x-ref` can refer to. Ranks names where the
// caret says which fit best; lists all others as `packNames` does.
import { addTo } from "../../../base/groups";
import { fileName } from "../../../pack/fileNames";
import { own } from "../../../base/nameTable";
import { textOf } from "../../../text/jsonNode";
import { type JsonObject, isJsonObject, listOf, objectOf } from "../../../base/json";
import { packPlaces } from "../text/packPlaces";
import { type IndexedKind, indexPack } from "../text/names/packIndex";
import { packNames, textOr } from "../text/names/packNames";
import { isPicturePath } from "../../../pack/images/picturePath";
import { refsOf } from "../../../pack/schemas/schemaPlace";
import type { Caret, NameOffer } from "../../../language/dialectLanguage";
import { EVENT_FIELDS, eventFieldsAround, indexAround, layerAround, levelAround } from "./around";
import { variableNames } from "../checks/nameSorts";
import { eventSources } from "../checks/possible/emissions";
import { STANDARD_TAGS } from "../tags";
import { allParamNames } from "./params";

type Offers = (caret: Caret) => readonly NameOffer[];

/** Values of `x-ref` whose names fit some places better than others. */
const OFFERS: Readonly<Record<string, Offers>> = {
  kind: kindOffers,
  item: ({ pack }) =>
    [...indexPack(pack).kinds.values()].map((kind) => kindOffer(kind, kind.tags.includes("pickup") ? 0 : 1)),
  tag: tagOffers,
  event: eventOffers,
  eventField: eventFieldOffers,
  variable: variableOffers,
  goal: ({ pack, file }) =>
    indexPack(pack).levels.flatMap((level) =>
      level.goals.map(({ id, type }) => offer(id, type, level.file === file ? 0 : 1)),
    ),
  emitter: ({ pack, file }) =>
    indexPack(pack).levels.flatMap((level) =>
      emittersOf(level.value).map(([id, kind]) => offer(id, kind, level.file === file ? 0 : 1)),
    ),
  level: levelOffers,
  animation: animationOffers,
  sprite: spriteOffers,
};

/** Returns the names of one sort at a caret, each once, in no particular order. */
export function nameOffers(caret: Caret, of: string): readonly NameOffer[] {
  const plain = (): readonly NameOffer[] =>
    packNames(indexAround(caret), of, levelAround(caret)).map((each) => ({ ...each, rank: 0 }));
  const offers = own(OFFERS, of)?.(caret) ?? plain();
  const byName = new Map<string, NameOffer>();
  for (const each of offers) {
    const known = byName.get(each.name);
    if (each.name !== "" && (known === undefined || each.rank < known.rank)) byName.set(each.name, each);
  }
  return [...byName.values()];
}

function offer(name: string, detail: string, rank = 0): NameOffer {
  return { name, detail, rank };
}

/** Returns an event's fields, then the params of the entity that it may be about (decision 6). */
function eventFieldOffers(caret: Caret): readonly NameOffer[] {
  const fields = eventFieldsAround(caret);
  const params = fields["params"] === undefined ? [] : allParamNames(caret);
  return [
    ...Object.entries(fields).map(([field, type]) => offer(field, plainType(type))),
    ...params.map((name) => offer(name, "a param of the entity", 1)),
  ];
}

/** Puts kinds of the layer in question, or those that are on it elsewhere, first. */
function kindOffers(caret: Caret): readonly NameOffer[] {
  if (caret.path[1] === "multiCellObjects") return multiCellOffers(caret);
  const layer = layerAround(caret);
  const tag = textOf(caret.place.parent, "targetTag");
  return [...indexAround(caret).kinds.values()].map((kind) => {
    const fits = (layer === undefined || kind.layer === layer) && (tag === undefined || kind.tags.includes(tag));
    return kindOffer(kind, fits ? 0 : 1);
  });
}

function multiCellOffers(caret: Caret): readonly NameOffer[] {
  const index = indexAround(caret);
  const used = new Set(index.levels.flatMap(({ value }) => emittersOf(value).map(([, kind]) => kind)));
  return [...index.kinds.values()].map((kind) => kindOffer(kind, used.has(kind.id) ? 0 : 1));
}

/** Puts levels that the sequence does not have yet first. */
function levelOffers(caret: Caret): readonly NameOffer[] {
  const index = indexAround(caret);
  const sequence = objectOf(index.pack.game?.value)["levelSequence"];
  const entries = caret.file.role === "game" ? listOf(sequence) : [];
  const named = new Set(entries.map((entry) => objectOf(entry)["ref"]));
  return index.levels.map(({ id, value }) => offer(id, textOr(value["title"]), named.has(id) ? 1 : 0));
}

/** Puts tags of kinds on the layer in question first; where a kind gets tags, the standard ones last. */
function tagOffers(caret: Caret): readonly NameOffer[] {
  const layer = layerAround(caret);
  const { kindsByTag, kinds } = indexAround(caret);
  const standard: Readonly<Record<string, string>> = STANDARD_TAGS;
  const used = Array.from(kindsByTag, ([tag, ids]) => {
    const fits = layer === undefined || ids.some((id) => kinds.get(id)?.layer === layer);
    const documentation = own(standard, tag) ?? "";
    return { ...offer(tag, listed(ids), fits ? 0 : 1), documentation };
  });
  if (!refsOf(caret.place.schemas, "x-def").includes("tag")) return used;
  const others = Object.entries(standard).map(([tag, documentation]) => ({
    ...offer(tag, "standard", 2),
    documentation,
  }));
  return [...used, ...others];
}

function kindOffer({ id, layer, tags, value }: IndexedKind, rank: number): NameOffer {
  const symbol = typeof value["symbol"] === "string" ? `${value["symbol"]} ` : "";
  const said = typeof value["description"] === "string" ? value["description"] : "";
  const title = typeof value["uiName"] === "string" ? `**${value["uiName"]}**` : "";
  const sprite = typeof value["sprite"] === "string" ? `\`${value["sprite"]}\`` : "";
  const facts = [tags.length === 0 ? "" : `Tags: ${tags.map((tag) => `\`${tag}\``).join(", ")}`, sprite];
  const documentation = [title, said, facts.filter(Boolean).join(" · ")].filter(Boolean).join("\n\n");
  return { name: id, detail: `${symbol}${layer ?? ""}`, documentation, picture: { kind: id }, rank };
}

/** Puts events that something in this pack emits first. */
function eventOffers(caret: Caret): readonly NameOffer[] {
  const types = new Set(indexAround(caret).systems.map(({ type }) => type));
  return Object.entries(EVENT_FIELDS).map(([name, fields]) => {
    const { systems, effects } = eventSources(name);
    const here = systems.filter((type) => types.has(type));
    const documentation = eventText(fields, [...systems, ...effects]);
    const rank = here.length > 0 ? 0 : effects.length > 0 ? 1 : systems.length > 0 ? 2 : 3;
    return { name, detail: listed([...here, ...effects]), documentation, rank };
  });
}

/** Describes an event's payload and sources, as Markdown. */
export function eventText(fields: Readonly<Record<string, string>>, sources: readonly string[]): string {
  const rows = Object.entries(fields).map(([field, type]) => `- \`${field}\`: ${plainType(type)}`);
  const payload = rows.length === 0 ? "It carries nothing." : `It carries:\n${rows.join("\n")}`;
  return `${sources.length === 0 ? "No rule sees it." : `Emitted by ${sources.map((each) => `\`${each}\``).join(", ")}.`}\n\n${payload}`;
}

function plainType(type: string): string {
  return type.endsWith("?") ? `${type.slice(0, -1)} (may be missing)` : type;
}

/** Puts variables of this level, or in a game of all levels, before those set elsewhere. */
function variableOffers(caret: Caret): readonly NameOffer[] {
  const level = levelAround(caret);
  const own = new Set(Object.keys(objectOf(objectOf(level?.value["state"])["variables"])));
  return [...variableNames(indexAround(caret))].map((name) => offer(name, "", level === null || own.has(name) ? 0 : 1));
}

function emittersOf(level: JsonObject): readonly (readonly [id: string, kind: string])[] {
  const objects = objectOf(level["board"])["multiCellObjects"];
  if (!Array.isArray(objects)) return [];
  return objects.filter(isJsonObject).map(({ id, kind }) => [textOr(id), textOr(kind)]);
}

/** Returns animations with the kinds that have them; those of kinds with the tag in question first. */
function animationOffers(caret: Caret): readonly NameOffer[] {
  const tag = textOf(caret.place.parent, "targetTag");
  const kindsOf = new Map<string, IndexedKind[]>();
  for (const kind of indexAround(caret).kinds.values()) {
    for (const name of Object.keys(objectOf(kind.value["animations"]))) addTo(kindsOf, name, kind);
  }
  return Array.from(kindsOf, ([name, kinds]) => {
    const fits = tag === undefined || kinds.some(({ tags }) => tags.includes(tag));
    return offer(name, listed(kinds.map(({ id }) => id)), fits ? 0 : 1);
  });
}

function pictured(path: string, detail: string, rank: number): NameOffer {
  return { ...offer(path, detail, rank), picture: { sprite: path } };
}

/** Puts pictures of the pack's own assets first, then those of its collections; for a kind those with its name. */
function spriteOffers({ pack, path: [list, kind] }: Caret): readonly NameOffer[] {
  const isOfKind = (path: string): boolean => list === "entityKinds" && fileName(path).includes(String(kind));
  const { assetsDirectory } = packPlaces(pack.manifest?.value);
  const own = [...pack.assets]
    .filter((path) => isPicturePath(path))
    .map((path) => pictured(path, "", isOfKind(path) ? 0 : path.startsWith(`${assetsDirectory}/`) ? 1 : 2));
  const shared = pack.collections.flatMap(({ id, files }) =>
    files.filter((path) => isPicturePath(path)).map((path) => pictured(path, id, isOfKind(path) ? 0 : 3)),
  );
  return [...own, ...shared];
}

/** Lists the first few names. */
function listed(names: readonly string[], most = 4): string {
  return names.length <= most ? names.join(", ") : `${names.slice(0, most).join(", ")}, … (${names.length})`;
}
