// Changes a network as text edits: its nodes with where they are drawn, and its edges.
import { type Json, listOf, objectOf } from "../../../../base/json";
import type { TextEdit } from "../../../../text/edit";
import { type ParsedText, nodeAt, valueOf } from "../../../../text/jsonTree";
import { layoutNear, memberEdits } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { inlineText } from "../../../../text/cellText";
import type { GameIndex } from "../names/gameIndex";
import { chained } from "./chained";
import { removedMember } from "../games/removedMember";
import { paintSetup } from "./setup";

/** A point of the drawing, as `presentation.layout` says it. */
export type NodePoint = readonly [x: number, y: number];

export interface NetworkEdge {
  readonly from: string;
  readonly to: string;
  readonly isSpecial: boolean;
}

/** Returns the edits after which the nodes are drawn at these points. Nodes that are not named stay where they are. */
export function placeNodes({ text, tree }: ParsedText, points: ReadonlyMap<string, NodePoint>): readonly TextEdit[] {
  const layout = nodeAt(tree, "/presentation/layout");
  const [only] = points;
  if (layout !== undefined && points.size === 1 && only !== undefined) {
    const [name, point] = only;
    return memberEdits(text, tree, ["presentation", "layout", name], rounded(point));
  }
  const all = { ...objectOf(layout === undefined ? undefined : valueOf(layout)) };
  for (const [name, point] of points) all[name] = rounded(point);
  return memberEdits(text, tree, ["presentation", "layout"], all);
}

function rounded([x, y]: NodePoint): Json {
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
}

/** Returns the edits that add a node; none when there is one of that name. */
export function addNode(text: ParsedText, index: GameIndex, name: string, point: NodePoint): readonly TextEdit[] {
  if (name === "" || (index.board.kind === "network" && index.board.declared.has(name))) return [];
  return chained(text, [
    (now) => memberEdits(now.text, now.tree, ["topology", "nodes", name], {}),
    // A layout is drawn by only when it has every node.
    (now) => (nodeAt(now.tree, "/presentation/layout") === undefined ? [] : placeNodes(now, new Map([[name, point]]))),
  ]);
}

/** Returns the edits that take a node away, with its edges and what the set-up puts on it. */
export function removeNode(text: ParsedText, index: GameIndex, name: string): readonly TextEdit[] {
  return chained(text, [
    (now) => paintSetup(now, index, { kind: "node", name }, null),
    (now) => withoutEdges(now, "edges", ({ from, to }) => from === name || to === name),
    (now) => withoutEdges(now, "special_connections", ({ from, to }) => from === name || to === name),
    (now) => removedMember(now.text, now.tree, "/topology/nodes", name),
    (now) => removedMember(now.text, now.tree, "/presentation/layout", name),
  ]);
}

/** Returns the edges as they are written; what leads nowhere is left out. */
export function edgesOf({ tree }: ParsedText): readonly NetworkEdge[] {
  const edges = nodeAt(tree, "/topology/edges");
  return listOf(edges === undefined ? undefined : valueOf(edges)).flatMap((edge): NetworkEdge[] => {
    const { from, to, special } = objectOf(edge);
    return typeof from === "string" && typeof to === "string" ? [{ from, to, isSpecial: special === true }] : [];
  });
}

/** Returns the edits that join two nodes; none when they are joined like that. */
export function addEdge(text: ParsedText, edge: NetworkEdge): readonly TextEdit[] {
  const { tree } = text;
  if (tree.errors.length > 0 || edge.from === edge.to || edgesOf(text).some((each) => isSame(each, edge))) return [];
  const value: Json = { from: edge.from, to: edge.to, ...(edge.isSpecial ? { special: true } : {}) };
  const edges = nodeAt(tree, "/topology/edges");
  if (edges?.type !== "array") return memberEdits(text.text, tree, ["topology", "edges"], [value]);
  const layout = layoutNear(text.text, tree, edges);
  const insert = new Map([[edges.children?.length ?? 0, [inlineText(value, layout.inline)]]]);
  return sequenceEdits(text.text, edges, { insert }, layout);
}

/** Returns the edits that take an edge away, in whichever direction it is written. */
export function removeEdge(text: ParsedText, edge: NetworkEdge): readonly TextEdit[] {
  return withoutEdges(text, "edges", ({ from, to, special }) => {
    const isThis = typeof from === "string" && typeof to === "string";
    return isThis && isSame({ from, to, isSpecial: special === true }, edge);
  });
}

function isSame(one: NetworkEdge, other: NetworkEdge): boolean {
  if (one.isSpecial !== other.isSpecial) return false;
  return (one.from === other.from && one.to === other.to) || (one.from === other.to && one.to === other.from);
}

function withoutEdges(
  { text, tree }: ParsedText,
  list: "edges" | "special_connections",
  isGone: (edge: Readonly<Record<string, Json>>) => boolean,
): readonly TextEdit[] {
  const edges = nodeAt(tree, `/topology/${list}`);
  if (tree.errors.length > 0 || edges?.type !== "array") return [];
  const remove = new Set<number>();
  for (const [index, edge] of (edges.children ?? []).entries()) if (isGone(objectOf(valueOf(edge)))) remove.add(index);
  return remove.size === 0 ? [] : sequenceEdits(text, edges, { remove }, layoutNear(text, tree, edges));
}
