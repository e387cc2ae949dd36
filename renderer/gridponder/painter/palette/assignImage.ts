// An image dropped on a kind of the palette becomes the kind's picture, as one edit of game.json.
import { type Result, done } from "../../../../shared/base/result";
import { applyFor } from "../../../documents/history/changesElsewhere";
import { documents } from "../../../documents/documents";
import { packSource } from "../../../documents/packSource";
import { valueEdits } from "../../../forms/valueEdits";
import type { DropPoint } from "../../../dialect/dialectUi";
import { usePackStore } from "../../../session/pack/packStore";
import { dropImageOnBoard } from "./boardDrop";

/**
 * Makes an image the picture of the kind that an element shows, as one step of undo of the level in view. Dropped at a
 * point of the board, it paints the kind that is drawn with it. Null where neither is shown.
 */
export function assignImage(onto: Element, path: string, at: DropPoint | null): Result<string, string> | null {
  if (at !== null && onto.closest(".gw-painter-canvas") !== null) return dropImageOnBoard(path, at.x, at.y);
  const kind = onto.closest<HTMLElement>(".gw-palette-kind, .gw-kind-form")?.dataset["kind"];
  const game = documents.get(packSource().game?.path ?? "");
  if (kind === undefined || game === undefined) return null;
  const edits = valueEdits({ text: game.text(), tree: game.tree() }, ["entityKinds", kind, "sprite"], path);
  if (!edits.ok) return edits;
  const madeFor = usePackStore.getState().activeLevelFile ?? game.path;
  applyFor(madeFor, { name: `Draw ${kind} with ${path}`, edits: [{ file: game.path, edits: edits.value }] });
  return done(`${kind} is drawn with ${path}.`);
}
