// How a game's file records its moves: `moves`, a line each (gdl.md, A15).
import { type JsonObject, isJsonObject } from "../../../../base/json";
import { type JsonTree, nodeAt, valueOf } from "../../../../text/jsonTree";
import { layoutNear, memberEdits } from "../../../../text/memberEdit";
import { removedMember } from "./removedMember";
import { outcomeLine } from "./outcomeLine";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import type { RecordFormat } from "../../../../pack/packModel";
import { actionOfLine, actionsOfText, lineOfAction } from "./moveText";

export const gameRecord: RecordFormat = {
  read(game) {
    const list = nodeAt(game, "/moves");
    if (list?.type !== "array") return [];
    return (list.children ?? []).map((node, index) => {
      const line = valueOf(node);
      const span = { offset: node.offset, length: node.length };
      return { move: typeof line === "string" ? actionOfLine(line) : null, at: `/moves/${index}`, span };
    });
  },
  pointerOf: (step) => `/moves/${step - 1}`,
  /** Moves at the start that stay the same keep their text. The rules themselves record no moves. */
  replace({ text, tree }, moves) {
    if (tree.errors.length > 0 || isRules(tree)) return [];
    const list = nodeAt(tree, "/moves");
    const lines = moves.map(lineOfAction);
    if (list?.type !== "array") return memberEdits(text, tree, ["moves"], lines);
    const written = gameRecord.read(tree);
    let same = 0;
    while (same < lines.length && sameLine(written[same]?.move, lines[same])) same += 1;
    const remove = new Set(written.flatMap((_, index) => (index >= same ? [index] : [])));
    const insert = new Map([[same, lines.slice(same).map((line) => JSON.stringify(line))]]);
    if (remove.size === 0 && same === lines.length) return [];
    return sequenceEdits(text, list, { remove, insert }, layoutNear(text, tree, list));
  },
  isKeptIn: (start) => !isRules(start),
  expect({ text, tree }, state) {
    if (tree.errors.length > 0 || isRules(tree)) return [];
    const outcome = outcomeIn(state);
    if (outcome !== null) return memberEdits(text, tree, ["expect", "outcome"], outcome);
    // The moves no longer end the game.
    return removedMember(text, tree, "/expect", "outcome");
  },
  textOf: (moves) => moves.map(lineOfAction).join("\n"),
  parse: actionsOfText,
  hints: null,
};

function isRules(tree: JsonTree): boolean {
  return nodeAt(tree, "/interactions") !== undefined;
}

/** Returns how a file writes the outcome in a state; null while the game goes on. */
function outcomeIn({ outcome }: JsonObject): string | null {
  if (!isJsonObject(outcome)) return null;
  const { kind, seat } = outcome;
  return typeof kind === "string" ? outcomeLine(kind, typeof seat === "string" ? seat : null) : null;
}

function sameLine(move: ReturnType<typeof actionOfLine> | undefined, line: string | undefined): boolean {
  return move !== null && move !== undefined && lineOfAction(move) === line;
}
