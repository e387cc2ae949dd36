// What a system may do to the layers of a board, as its config says: checks rely on it to say what can never happen.
import type { Json } from "../../../base/json";

/** What a system may do to one layer. */
export interface LayerChange {
  readonly layer: string;
  /** Returns whether it may move an entity of a kind with these tags to another cell of the layer. */
  moves(kind: string, tags: readonly string[]): boolean;
  /** The kinds that it may put there, besides those that it moves. */
  readonly makes: readonly string[];
  /** Returns whether it may take an entity of a kind with these tags off the layer, or turn it into another kind. */
  takes(kind: string, tags: readonly string[]): boolean;
  /** The params that it may give to entities: their values, null for any. */
  readonly writes: Readonly<Record<string, readonly Json[] | null>>;
}

const NO_KINDS: readonly string[] = [];
const NO_PARAMS: LayerChange["writes"] = {};

type Details = Partial<Pick<LayerChange, "makes" | "takes" | "writes">>;

/** Describes a system that moves entities of a layer, any unless told otherwise, and whatever else it does there. */
export function moving(layer: string, details: Partial<Omit<LayerChange, "layer">> = {}): LayerChange {
  return { ...changing(layer, {}), moves: anyKind, ...details };
}

/** Describes a system that changes cells of a layer where they are. */
export function changing(layer: string, details: Details): LayerChange {
  return { layer, moves: noKind, makes: NO_KINDS, takes: noKind, writes: NO_PARAMS, ...details };
}

function noKind(): boolean {
  return false;
}

/** For a system that moves or takes whatever is there. */
export function anyKind(): boolean {
  return true;
}

/** Returns whether an entity has one of the tags. */
export function isTagged(tags: readonly string[], wanted: readonly string[]): boolean {
  return wanted.some((tag) => tags.includes(tag));
}

/** Returns the changes of a system that leaves the layers alone. */
export function changesNothing(): readonly LayerChange[] {
  return [];
}
