// Multi-cell objects: params that are not as the kind declares, cells off the board, cells that say twice where they are.
import { isOnBoard } from "../../../../base/boardView";
import { type JsonPointer, childPointer, isJsonObject, listOf, objectOf } from "../../../../base/json";
import type { Finding, Fix } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { memberOf } from "../../../../text/jsonNode";
import { type JsonNode, nodeAt } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { objectCellPosition } from "../../text/board/levelStart";
import type { IndexedLevel, PackIndex } from "../../text/names/packIndex";
import { found, quoted } from "../found";
import { onBoardFixes } from "./onBoard";
import { TYPE_NAMES, paramMistakes } from "./paramMistakes";

/** Returns findings about the multi-cell objects of a level. */
export function objectFindings(index: PackIndex, { file, value, board }: IndexedLevel): readonly Finding[] {
  return listOf(objectOf(value["board"])["multiCellObjects"]).flatMap((object, place) => {
    if (!isJsonObject(object)) return [];
    const at = `/board/multiCellObjects/${place}`;
    const kind = index.kinds.get(typeof object["kind"] === "string" ? object["kind"] : "");
    const params = objectOf(object["params"]);
    const mistakes = kind === undefined ? [] : paramMistakes(kind, params, []);
    const findings = mistakes.map((mistake) => {
      const [what, name = "", type = ""] = mistake.split(" ");
      const place: JsonPointer = childPointer(at, "params");
      if (what === "missing") {
        return found("missing-param", file, place, `This "${kind?.id ?? ""}" lacks its param "${name}".`);
      }
      const message = `The param "${name}" of "${kind?.id ?? ""}" must be ${TYPE_NAMES[type] ?? type}.`;
      return found("param-type", file, childPointer(place, name), message);
    });
    const cells = listOf(object["cells"]).flatMap((cell, cellPlace) => {
      const cellAt = childPointer(at, "cells", cellPlace);
      const position = objectCellPosition(cell);
      const double = isJsonObject(cell) ? doublePositionFinding(file, cellAt) : [];
      if (!board.ok || position === null) return double;
      if (isOnBoard(board.value, position)) return double;
      const fixes = onBoardFixes(file, cellAt);
      return [...double, found("off-board", file, cellAt, "This cell is not on the board.", { fixes })];
    });
    return [...findings, ...cells];
  });
}

/** Returns the finding for a cell with a position and with x or y beside it, which are ignored. */
function doublePositionFinding(file: SourceFile, at: JsonPointer): readonly Finding[] {
  const node = nodeAt(file.tree, at);
  if (node?.type !== "object" || memberOf(node, "position") === undefined) return [];
  const names = ["x", "y"].filter((name) => memberOf(node, name) !== undefined);
  const [first] = names;
  if (first === undefined) return [];
  const remove = new Set(
    (node.children ?? []).flatMap((property, index) => (names.includes(nameOf(property)) ? [index] : [])),
  );
  const edits = sequenceEdits(file.text, node, { remove }, layoutNear(file.text, file.tree, node));
  const ignored = `${quoted(names)} ${names.length === 1 ? "is" : "are"} ignored`;
  const message = `This cell says twice where it is: "position" counts, ${ignored}.`;
  const fix: Fix = { title: `Remove ${quoted(names)}`, changes: [{ file: file.path, edits }] };
  const fixes = file.tree.errors.length > 0 ? [] : [fix];
  return [found("double-position", file, childPointer(at, first), message, { onKey: true, fixes })];
}

function nameOf(property: JsonNode): string {
  return String(property.children?.[0]?.value);
}
