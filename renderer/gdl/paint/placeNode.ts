// Puts a node of a network elsewhere on its drawing, which the rules keep.
import { type NodePoint, placeNodes } from "../../../shared/dialects/gdl/text/paint/network";
import { applyFor } from "../../documents/history/changesElsewhere";
import { documents } from "../../documents/documents";
import { packSource } from "../../documents/packSource";
import type { MovedSpot, TableLayout } from "../table/layout";
import { knownStart, rememberStart } from "../pack/knownStarts";
import { useTablePaint } from "./paintStore";
import { arrangedBoard } from "./paintedBoard";
import type { TableTarget } from "./painting";

/** Writes where a node was dragged to. A network that is drawn as a circle gets the places of all its nodes. */
export function placeNode(
  { shownFile, board: { geometry } }: TableTarget,
  { spots }: TableLayout,
  { spot, at }: MovedSpot,
): void {
  const { game } = packSource();
  const from = spots[spot];
  if (game === null || geometry?.kind !== "nodes" || from === undefined) return;
  const points = new Map<string, NodePoint>();
  for (const [node, name] of geometry.names.entries()) {
    const { x, y } = spots[node] ?? from;
    const known = geometry.at?.[node];
    const moved: NodePoint = node === spot ? [at.x - from.x, at.y - from.y] : [0, 0];
    const [left, top] = known ?? [x, y];
    if (known === undefined || node === spot) points.set(name, [left + moved[0], top + moved[1]]);
  }
  const edits = placeNodes(game, points);
  if (edits.length === 0) return;
  const before = knownStart(shownFile);
  applyFor(shownFile, { name: `Move node ${geometry.names[spot] ?? ""}`, edits: [{ file: game.path, edits }] });
  const after = geometry.names.map((name, node): NodePoint => points.get(name) ?? geometry.at?.[node] ?? [0, 0]);
  const arranged = { file: shownFile, at: after, generation: documents.generationOfTexts };
  if (before !== null) rememberStart(shownFile, arrangedBoard(before, arranged, shownFile, arranged.generation - 1));
  useTablePaint.setState({ arranged });
}
