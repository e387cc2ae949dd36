// Reads the topology of a game (gdl.md, A4).
import { objectOf } from "../../../base/json";
import { gridOf, hexGridOf, hexagonOf } from "../board/lattice";
import { NO_PLACES, type NetworkEdge, type NetworkNode, networkOf, withSpecials } from "../board/network";
import type { Topology } from "../board/topology";
import { MOST_PLACES, boardSizeOf } from "../text/names/board";
import { type Placed, type Problems, elements, member, members, numberIn, textIn } from "./problems";

/** Reads the topology; null when nothing can be played on it. `layout`: places of nodes from the presentation. */
export function readTopology(topology: Placed, layout: Placed, problems: Problems): Topology | null {
  const read = readPlaces(topology, layout, problems);
  if (read === null) return null;
  return withSpecials(read, specialsOf(member(topology, "special_connections"), read, problems));
}

function readPlaces(topology: Placed, layout: Placed, problems: Problems): Topology | null {
  const type = textIn(member(topology, "type"));
  if (type === "zones") return NO_PLACES;
  if (type === "network") return readNetwork(topology, layout, problems);
  const structure = member(topology, "structure");
  const { kind, first, second } = boardSizeOf(topology.value) ?? { kind: "", first: null, second: null };
  const [width, height] = [first ?? 0, second ?? 0];
  if (kind === "hexagon" && second === null) {
    const side = first === null ? 0 : 2 * first + 1;
    if (!isSize(side, side, structure, problems)) return null;
    return hexagonOf(width);
  }
  if (kind !== "grid" && kind !== "hex_grid") {
    const at = type === "discrete" ? structure.at : member(topology, "type").at;
    problems.error(at, "A topology is a grid, a hex_grid, a hexagon, a network or zones.");
    return null;
  }
  if (!isSize(width, height, structure, problems)) return null;
  if (kind === "hex_grid") return hexGridOf(width, height);
  const adjacency = member(topology, "adjacency");
  const isKing = adjacency.value === "king";
  if (!isKing && adjacency.value !== undefined && adjacency.value !== "orthogonal") {
    problems.error(adjacency.at, "Adjacency is orthogonal or king.");
  }
  return gridOf(width, height, isKing);
}

function isSize(width: number, height: number, { at }: Placed, problems: Problems): boolean {
  const isWhole = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  if (isWhole && width * height <= MOST_PLACES) return true;
  problems.error(at, isWhole ? `A board has at most ${MOST_PLACES} places.` : "A board needs a width and a height.");
  return false;
}

function readNetwork(topology: Placed, layout: Placed, problems: Problems): Topology | null {
  const nodes: NetworkNode[] = [];
  const byName = new Map<string, number>();
  const add = (name: string, attributes: NetworkNode["attributes"]): number => {
    byName.set(name, nodes.length);
    return nodes.push({ name, attributes }) - 1;
  };
  for (const [name, { value }] of members(member(topology, "nodes"))) {
    add(name, objectOf(value));
  }
  const end = (edge: Placed, key: string): number | null => {
    const name = member(edge, key);
    const text = textIn(name);
    if (text === null) {
      problems.error(name.at, "An edge leads from a node to a node.");
      return null;
    }
    const known = byName.get(text);
    if (known !== undefined) return known;
    problems.warn(name.at, `The network has no node ${text}; it is taken for one without attributes.`);
    return add(text, {});
  };
  const edges: NetworkEdge[] = [];
  for (const edge of elements(member(topology, "edges"))) {
    const from = end(edge, "from");
    const to = end(edge, "to");
    if (from === null || to === null) continue;
    const isDirected = member(edge, "directed").value === true;
    edges.push({ from, to, isDirected, isSpecial: member(edge, "special").value === true });
  }
  if (nodes.length === 0 || nodes.length > MOST_PLACES) {
    problems.error(topology.at, nodes.length === 0 ? "The network has no nodes." : `More than ${MOST_PLACES} nodes.`);
    return null;
  }
  return networkOf(nodes, edges, drawnAt(nodes, layout));
}

/** Returns where all nodes are drawn; null when some have no place. */
function drawnAt(nodes: readonly NetworkNode[], layout: Placed): readonly (readonly [number, number])[] | null {
  const places = nodes.map(({ name }) => {
    const [x, y] = elements(member(layout, name)).map(numberIn);
    return typeof x === "number" && typeof y === "number" ? ([x, y] as const) : null;
  });
  const known = places.flatMap((place) => (place === null ? [] : [place]));
  return known.length === nodes.length ? known : null;
}

function specialsOf(list: Placed, topology: Topology, problems: Problems): readonly (readonly [number, number])[] {
  return elements(list).flatMap((item) => {
    const from = placeIn(member(item, "from"), topology);
    const to = placeIn(member(item, "to"), topology);
    if (from < 0 || to < 0) {
      problems.error(item.at, "A special connection leads from a place of the board to another one.");
      return [];
    }
    const there = [from, to] as const;
    return member(item, "directed").value === true ? [there] : [there, [to, from] as const];
  });
}

/** Reads `[x, y]` or a node's name; -1 when there is no such place. */
function placeIn(place: Placed, topology: Topology): number {
  const name = textIn(place);
  if (name !== null) return topology.nodeNamed(name);
  const [x, y] = elements(place).map(numberIn);
  return typeof x === "number" && typeof y === "number" ? topology.at(x, y) : -1;
}
