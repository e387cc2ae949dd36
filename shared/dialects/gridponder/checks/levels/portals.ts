// Checks portals: a channel that no other portal has or that too many have, and a param for channels that none has.
import { isOnBoard } from "../../../../base/boardView";
import { type Json, type JsonPointer, childPointer, listOf, objectOf } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import { pointerOf } from "../../../../text/jsonTree";
import { layerNode, visitLayer } from "../../text/layers/layers";
import type { IndexedLevel, IndexedSystem, PackIndex } from "../../text/names/packIndex";
import { found, replacing, unknownName } from "../found";
import { isMisspelt } from "./paramMistakes";

/** Returns findings about the portals of all levels. */
export function portalFindings(index: PackIndex): readonly Finding[] {
  const ofKeys = index.systems.flatMap((system) => keyFindings(index, system));
  const unknownKeys = new Set(ofKeys.map(({ params }) => params["name"]));
  return [...ofKeys, ...index.levels.flatMap((level) => levelFindings(index, level, unknownKeys))];
}

/** Reports the param for channels that no portal declares or has: nothing ever teleports. */
function keyFindings(index: PackIndex, { type, enabled, config, file, at }: IndexedSystem): readonly Finding[] {
  const { matchKey } = config;
  if (!enabled || type !== "portals" || typeof matchKey !== "string") return [];
  const tags = teleportTags(config["teleportTags"]);
  const kinds = new Set([...tags].flatMap((tag) => index.kindsByTag.get(tag) ?? []));
  const names = new Set([...kinds].flatMap((kind) => Object.keys(objectOf(index.kinds.get(kind)?.value["params"]))));
  for (const { board } of index.levels) {
    for (const entity of board.ok ? board.value.entities : []) {
      if (entity !== null && kinds.has(entity.kind)) for (const name of Object.keys(entity.params)) names.add(name);
    }
  }
  if (names.size === 0 || names.has(matchKey)) return [];
  const message = `No portal has a param "${matchKey}": nothing can pass through one.`;
  const [only, ...others] = names;
  const meant = others.length === 0 ? (only ?? null) : null;
  const place = { name: matchKey, file, at: childPointer(at, "config", "matchKey"), names, meant };
  return [unknownName("unknown-param", message, place)];
}

function teleportTags(value: IndexedSystem["config"][string] | undefined): ReadonlySet<string> {
  const listed = listOf(value).filter((tag): tag is string => typeof tag === "string");
  return new Set(listed.length > 0 ? listed : ["teleport"]);
}

interface Portal {
  readonly at: JsonPointer;
  readonly kind: string;
  readonly channel: Json;
}

/** Reports portals whose channel no other has, or more than two have. Only where a system teleports. */
function levelFindings(index: PackIndex, level: IndexedLevel, unknownKeys: ReadonlySet<unknown>): readonly Finding[] {
  const portals = level.systems.find(({ type, enabled }) => enabled && type === "portals");
  const tiles = level.systems.some(({ type, enabled }) => enabled && type === "tile_teleport");
  if (portals === undefined && !tiles) return [];
  const key = portals?.config["matchKey"];
  const param = typeof key === "string" ? key : "channel";
  const tags = teleportTags(portals?.config["teleportTags"]);
  // To tiles, portals without a channel have the same one.
  const { groups, without } = portalsIn(index, level, tags, param, tiles);
  // One that every portal lacks, or that must be there, is reported as such.
  const missing = unknownKeys.has(param) ? [] : without.filter(({ kind }) => !isRequired(index, kind, param));
  // Those without a channel may be what the others are to lead to.
  const whole = groups.filter(([first]) => !without.some(({ kind }) => kind === first?.kind));
  return [
    ...missing.map(({ at, kind }) =>
      found("portal-alone", level.file, at, `This "${kind}" has no "${param}": nothing can pass through it.`),
    ),
    ...aloneFindings(index, level, whole, param),
    ...groups.flatMap(([first, ...others]): readonly Finding[] => {
      if (first === undefined || others.length < 2) return [];
      const each = `${others.length + 1} of "${first.kind}" have the ${param} ${JSON.stringify(first.channel)}`;
      return [found("portal-crowd", level.file, first.at, `${each}: each leads to the first other one.`)];
    }),
  ];
}

function isRequired({ kinds }: PackIndex, kind: string, param: string): boolean {
  return objectOf(objectOf(kinds.get(kind)?.value["params"])[param])["required"] === true;
}

/** Returns a level's portals, those that lead to one another together, and those without a channel. */
function portalsIn(
  index: PackIndex,
  { file, board }: IndexedLevel,
  tags: ReadonlySet<string>,
  param: string,
  isOptional: boolean,
): { readonly groups: readonly (readonly Portal[])[]; readonly without: readonly Portal[] } {
  const groups = new Map<string, Portal[]>();
  const without: Portal[] = [];
  if (!board.ok) return { groups: [], without };
  for (const layer of board.value.layers) {
    visitLayer(layerNode(file.tree, layer), (x, y, { kind, params }, node) => {
      if (index.kinds.get(kind)?.tags.some((tag) => tags.has(tag)) !== true) return;
      if (!isOnBoard(board.value, [x, y])) return;
      const channel = params[param] ?? (isOptional ? "" : null);
      const portal = { at: pointerOf(node), kind, channel };
      const group = `${kind} ${typeof channel === "string" ? channel : JSON.stringify(channel)}`;
      if (channel !== null) groups.set(group, [...(groups.get(group) ?? []), portal]);
      // One that is misspelt is reported as such.
      else if (!isMisspelt(params, param)) without.push(portal);
    });
  }
  return { groups: [...groups.values()], without };
}

/** Reports portals that lead nowhere. Two of a kind are one mistake: they are to lead to one another. */
function aloneFindings(
  index: PackIndex,
  level: IndexedLevel,
  groups: readonly (readonly Portal[])[],
  param: string,
): readonly Finding[] {
  const { file } = level;
  const alone = groups.flatMap(([first, ...others]) => (first === undefined || others.length > 0 ? [] : [first]));
  return alone.flatMap((portal): readonly Finding[] => {
    const { at, kind } = portal;
    const [other, ...more] = alone.filter((each) => each !== portal && each.kind === kind);
    const isPair = other !== undefined && more.length === 0;
    if (!isPair) {
      const channel = JSON.stringify(portal.channel);
      return [found("portal-alone", file, at, `No other "${kind}" has the ${param} ${channel}: it leads nowhere.`)];
    }
    if (alone.indexOf(other) > alone.indexOf(portal)) return [];
    // What no other level has is the slip of the two.
    const isHere = (each: Portal): boolean => !isInOtherLevel(index, level, each, param);
    const [slip, right] = isHere(other) && !isHere(portal) ? [other, portal] : [portal, other];
    const [wrong, meant] = [JSON.stringify(slip.channel), JSON.stringify(right.channel)];
    const message = `One "${kind}" has the ${param} ${meant}, and one ${wrong}: neither leads anywhere.`;
    const fixes = replacing(file, childPointer(slip.at, param), right.channel);
    const related = [{ file: file.path, at: right.at, message: "The other one" }];
    return [found("portal-alone", file, slip.at, message, { fixes, related })];
  });
}

/** Returns whether a portal of another level has the same channel. */
function isInOtherLevel({ levels }: PackIndex, level: IndexedLevel, { kind, channel }: Portal, param: string): boolean {
  return levels.some(
    ({ file, board }) =>
      file !== level.file &&
      board.ok &&
      board.value.entities.some((entity) => entity?.kind === kind && entity.params[param] === channel),
  );
}
