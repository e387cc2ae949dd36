// Networks of named places, and boards that are zones alone.
import type { Json } from "../../../base/json";
import type { Topology } from "./topology";

export interface NetworkNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, Json>>;
}

/** An edge between two nodes by their numbers. */
export interface NetworkEdge {
  readonly from: number;
  readonly to: number;
  readonly isDirected: boolean;
  readonly isSpecial: boolean;
}

/**
 * Makes a network. Special edges do not make neighbours (D-5). `at`: where the nodes are drawn, if the game says so.
 */
export function networkOf(
  nodes: readonly NetworkNode[],
  edges: readonly NetworkEdge[],
  at: readonly (readonly [number, number])[] | null,
): Topology {
  const byName = new Map(nodes.map(({ name }, number) => [name, number]));
  const near = nodes.map(() => new Set<number>());
  const special = nodes.map(() => new Set<number>());
  for (const { from, to, isDirected, isSpecial } of edges) {
    const sets = isSpecial ? special : near;
    sets[from]?.add(to);
    if (!isDirected) sets[to]?.add(from);
  }
  const isClear: Topology["isClear"] = (from, to, isFree) => from === to || isReached(near, from, to, isFree);
  return {
    kind: "network",
    count: nodes.length,
    width: nodes.length,
    height: 1,
    geometry: {
      kind: "nodes",
      names: nodes.map(({ name }) => name),
      at,
      edges: edges.map(({ from, to, isSpecial }) => [from, to, isSpecial] as const),
    },
    x: (place) => place,
    y: () => 0,
    at: () => -1,
    adjacent: (one, other) => near[one]?.has(other) === true,
    isSpecial: (from, to) => special[from]?.has(to) === true,
    isClear,
    between: () => null,
    neighbours: (place) => Array.from(near[place] ?? []),
    attributes: (place) => nodes[place]?.attributes ?? {},
    nodeName: (place) => nodes[place]?.name ?? null,
    nodeNamed: (name) => byName.get(name) ?? -1,
  };
}

/** Returns whether a path from one node to another has only free inner nodes. */
function isReached(
  near: readonly ReadonlySet<number>[],
  from: number,
  to: number,
  isFree: (place: number) => boolean,
): boolean {
  const seen = new Set([from]);
  const open = [from];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const next of near[node] ?? []) {
      if (next === to) return true;
      if (seen.has(next) || !isFree(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return false;
}

/** A game without a board: everything lies in zones. */
export const NO_PLACES: Topology = { ...networkOf([], [], null), kind: "zones" };

/** Returns the same topology with more special connections, by places. */
export function withSpecials(topology: Topology, more: readonly (readonly [from: number, to: number])[]): Topology {
  if (more.length === 0) return topology;
  const pairs = new Set(more.map(([from, to]) => from * topology.count + to));
  return {
    ...topology,
    isSpecial: (from, to) => pairs.has(from * topology.count + to) || topology.isSpecial(from, to),
  };
}
