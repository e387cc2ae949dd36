// Checks portals: a channel that no other portal has or that too many have, and a param for channels that none has.
import { isOnBoard } from "../../../base/boardView";
import { childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import { pointerOf } from "../../../text/jsonTree";
import { layerNode, visitLayer } from "../text/layers/layers";
import type { IndexedLevel, IndexedSystem, PackIndex } from "../text/names/packIndex";
import { found, unknownName } from "./found";
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
  return [
    unknownName("unknown-param", message, { name: matchKey, file, at: childPointer(at, "config", "matchKey"), names }),
  ];
}

function teleportTags(value: IndexedSystem["config"][string] | undefined): ReadonlySet<string> {
  const listed = listOf(value).filter((tag): tag is string => typeof tag === "string");
  return new Set(listed.length > 0 ? listed : ["teleport"]);
}

/** Reports portals whose channel no other has, or more than two have. Only where a system teleports. */
function levelFindings(
  index: PackIndex,
  { file, systems, board }: IndexedLevel,
  unknownKeys: ReadonlySet<unknown>,
): readonly Finding[] {
  const portals = systems.find(({ type, enabled }) => enabled && type === "portals");
  const tiles = systems.some(({ type, enabled }) => enabled && type === "tile_teleport");
  if (!board.ok || (portals === undefined && !tiles)) return [];
  const tags = teleportTags(portals?.config["teleportTags"]);
  const key = portals?.config["matchKey"];
  const param = typeof key === "string" ? key : "channel";
  const groups = new Map<
    string,
    { readonly at: string; readonly kind: string; readonly channel: string; count: number }
  >();
  const findings: Finding[] = [];
  for (const layer of board.value.layers) {
    visitLayer(layerNode(file.tree, layer), (x, y, { kind, params }, node) => {
      if (index.kinds.get(kind)?.tags.some((tag) => tags.has(tag)) !== true) return;
      if (!isOnBoard(board.value, [x, y])) return;
      const channel = params[param];
      if ((channel === undefined || channel === null) && !tiles) {
        // One that is misspelt, or that every portal lacks, is reported as such.
        if (unknownKeys.has(param) || isMisspelt(params, param)) return;
        const message = `This "${kind}" has no "${param}": nothing can pass through it.`;
        findings.push(found("portal-alone", file, pointerOf(node), message));
        return;
      }
      const group = `${kind} ${typeof channel === "string" ? channel : JSON.stringify(channel ?? "")}`;
      const known = groups.get(group);
      if (known !== undefined) known.count += 1;
      else groups.set(group, { at: pointerOf(node), kind, channel: JSON.stringify(channel ?? ""), count: 1 });
    });
  }
  for (const { at, kind, channel, count } of groups.values()) {
    if (count === 1) {
      findings.push(
        found("portal-alone", file, at, `No other "${kind}" has the ${param} ${channel}: it leads nowhere.`),
      );
    } else if (count > 2) {
      const message = `${count} of "${kind}" have the ${param} ${channel}: each leads to the first other one.`;
      findings.push(found("portal-crowd", file, at, message));
    }
  }
  return findings;
}
