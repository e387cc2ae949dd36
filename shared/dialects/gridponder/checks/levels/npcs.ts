// Finds characters of `follower_npcs` that never move: without a behaviour that it knows, or without what they seek
// (decision 15).
import { counted } from "../../../../base/counted";
import { type Json, childPointer, listOf } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import { type JsonNode, pointerOf } from "../../../../text/jsonTree";
import { layerNode, visitLayer } from "../../text/layers/layers";
import type { IndexedLevel, PackIndex } from "../../text/names/packIndex";
import { asText } from "../../text/read";
import { found, quoted, unknownName } from "../found";
import { isMisspelt } from "./paramMistakes";

const BEHAVIORS = ["follow", "flee", "seek"] as const;

/** Returns findings about the characters of all levels. Characters alike are one finding. */
export function npcFindings(index: PackIndex): readonly Finding[] {
  return index.levels.flatMap((level) => {
    const layers = level.systems.flatMap(({ type, enabled, config }) =>
      enabled && type === "follower_npcs" ? [asText(config["actorLayer"]) ?? "actors"] : [],
    );
    return [...new Set(layers)].flatMap((layer) => layerFindings(index, level, layer));
  });
}

interface Still {
  readonly kind: string;
  readonly params: Readonly<Record<string, Json>>;
  readonly node: JsonNode;
  count: number;
}

function layerFindings(index: PackIndex, level: IndexedLevel, layer: string): readonly Finding[] {
  const still = new Map<string, Still>();
  visitLayer(layerNode(level.file.tree, layer), (_x, _y, { kind, params }, node) => {
    if (index.kinds.get(kind)?.tags.includes("npc") !== true) return;
    const key = JSON.stringify([kind, params["behavior"] ?? null, params["targetTag"] ?? null]);
    const known = still.get(key);
    if (known === undefined) still.set(key, { kind, params, node, count: 1 });
    else known.count += 1;
  });
  return Array.from(still.values()).flatMap((each) => findingsOf(index, level, each));
}

function findingsOf(
  index: PackIndex,
  { file }: IndexedLevel,
  { kind, params, node, count }: Still,
): readonly Finding[] {
  const { behavior, targetTag } = params;
  const at = pointerOf(node);
  const cells = count === 1 ? "" : ` (${counted(count, "cell")})`;
  if (behavior === undefined) {
    // One that is misspelt, or that the kind requires, is reported as that.
    const isRequired = Object.hasOwn(Object(index.kinds.get(kind)?.value["params"]), "behavior");
    if (isRequired || isMisspelt(params, "behavior")) return [];
    const message = `This "${kind}" has no "behavior": it never moves${cells}.`;
    return [found("missing-param", file, at, message, { params: { name: "behavior", kind } })];
  }
  // Another type is reported where the kind declares one.
  if (typeof behavior !== "string") return [];
  if (!(BEHAVIORS as readonly string[]).includes(behavior)) {
    const message = `There is no behavior "${behavior}", only ${quoted(BEHAVIORS)}: this "${kind}" never moves${cells}.`;
    const place = { name: behavior, file, at: childPointer(at, "behavior"), names: BEHAVIORS };
    return [unknownName("unknown-behavior", message, place)];
  }
  if (behavior !== "seek") return [];
  if (targetTag === undefined) {
    if (isMisspelt(params, "targetTag")) return [];
    const message = `This "${kind}" seeks nothing without "targetTag": it never moves${cells}.`;
    return [
      found("missing-param", file, childPointer(at, "behavior"), message, { params: { name: "targetTag", kind } }),
    ];
  }
  if (typeof targetTag !== "string" || index.kindsByTag.has(targetTag)) return [];
  const message = `No entity kind has the tag "${targetTag}": this "${kind}" never moves${cells}.`;
  const tags = listOf(index.kinds.get(targetTag)?.value["tags"]).filter((tag) => typeof tag === "string");
  // A kind that has a single tag is named instead of that.
  const meant = tags.length === 1 ? (tags[0] ?? null) : null;
  const names = index.kindsByTag.keys();
  return [
    unknownName("unknown-tag", message, { name: targetTag, file, at: childPointer(at, "targetTag"), names, meant }),
  ];
}
