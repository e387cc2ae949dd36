// Claiming: an actor that steps on a cell marks it as its own (fact sheet 12.1). Used by both actor systems.
import { EMPTY, type EntityId, type KindSet } from "../turn/entities";
import type { Point } from "../turn/grid";
import type { Board, LayerIndex } from "../turn/board";
import { asObject, asText, member } from "../text/read";
import type { World } from "../turn/world";
import type { SystemConfig } from "../text/systems/config";
import { type LayerChange, anyKind, changing, moving } from "./layerChanges";
import { EVENT } from "../turn/eventKinds";

export interface Claim {
  readonly layer: LayerIndex;
  readonly layerId: string;
  /** The claiming kind for each kind of actor. */
  readonly claimed: ReadonlyMap<string, EntityId>;
  /** Where cells of another owner may be taken: anywhere, nowhere (null), or where a layer has a kind of the set. */
  readonly overwrites: "always" | { readonly layer: LayerIndex; readonly contested: KindSet } | null;
}

/** Reads the config key `claim`; null when it is absent or names no layer. */
export function readClaim(config: SystemConfig, board: Board): Claim | null {
  const claim = config.object("claim");
  const layerId = asText(member(claim, "layer"));
  if (layerId === null) return null;
  const claimed = new Map<string, EntityId>();
  for (const [actor, kind] of Object.entries(asObject(member(claim, "map")))) {
    if (typeof kind === "string") claimed.set(actor, board.table.intern(kind));
  }
  const overwrite = asObject(member(claim, "overwrite"));
  const mode = asText(member(overwrite, "mode"));
  const tag = asText(member(overwrite, "tag"));
  const layer = board.layer(asText(member(overwrite, "layer")) ?? config.text("groundLayer", "ground"));
  const tagged = mode === "tagged" && tag !== null ? { layer, contested: board.tagged([tag]) } : null;
  return { layer: board.layer(layerId), layerId, claimed, overwrites: mode === "always" ? "always" : tagged };
}

/** Returns what a system of actors may do: it moves them on their layer and puts what they claim on another. */
export function actorChanges(config: SystemConfig): readonly LayerChange[] {
  const actors = config.text("actorLayer", "actors");
  const claim = config.object("claim");
  const layer = asText(member(claim, "layer"));
  if (layer === null) return [moving(actors)];
  const makes = Object.values(asObject(member(claim, "map"))).filter((kind) => typeof kind === "string");
  const overwrite = asObject(member(claim, "overwrite"));
  const mode = asText(member(overwrite, "mode"));
  const overwrites = mode === "always" || (mode === "tagged" && asText(member(overwrite, "tag")) !== null);
  const details = overwrites ? { makes, takes: anyKind } : { makes };
  return layer === actors ? [moving(actors, details)] : [moving(actors), changing(layer, details)];
}

/** Claims a cell for an actor that stepped on it, if the cell is free or may be taken over, and announces that. */
export function claimCell(claim: Claim | null, world: World, actorKind: string, position: Point): void {
  const own = claim?.claimed.get(actorKind);
  if (claim === null || own === undefined) return;
  const current = world.at(claim.layer, position);
  const { table } = world.board;
  const kind = table.kindOf(own);
  if (table.kindOf(current) === kind) return;
  if (current !== EMPTY && !mayOverwrite(claim, world, position)) return;
  world.put(claim.layer, position, own);
  world.emit(EVENT.cell_claimed, { position, layer: claim.layerId, kind, ownerKind: actorKind });
}

function mayOverwrite({ overwrites }: Claim, world: World, position: Point): boolean {
  if (overwrites === null || overwrites === "always") return overwrites === "always";
  return overwrites.contested.has(world.at(overwrites.layer, position));
}
