// Finds effects that read where a move goes, or where it starts, though no condition does: what a move takes is read off
// its conditions, so that it takes neither, and both are null (gdl.md, D-18).
import { childPointer } from "../../../base/json";
import { type Finding, type Fix, pointerIn } from "../../../findings/finding";
import { insertItemEdits } from "../../../text/placeEdits";
import { type Expression, namesIn, visitExpression } from "../expressions/expression";
import { spanOf } from "../text/strings/problem";
import { type CheckedGame, expressionsOf } from "./checked";
import { found, interactionAt, writing } from "./found";

/** Returns a finding at the first effect of each interaction that reads such a place; `told`: what is found already. */
export function missingTargetFindings(game: CheckedGame, told: readonly Finding[]): readonly Finding[] {
  const { file, index } = game;
  return Array.from(index.interactions).flatMap(([name, interaction]): readonly Finding[] => {
    const at = interactionAt(name);
    // What is wrong with a condition may be why it reads none.
    if (told.some((finding) => pointerIn(finding.at).startsWith(`${at}/conditions`))) return [];
    const { conditions, effects } = interaction;
    const asked = expressionsOf(conditions, childPointer(at, "conditions"));
    const written = Array.isArray(conditions) ? conditions.length : conditions === undefined ? 0 : 1;
    // What an incomplete condition will read is not known.
    if (asked.length < written) return [];
    const names = new Set(asked.flatMap(({ expression }) => Array.from(namesIn(expression))));
    const takesEntity = ["entity", "card", "start"].some((each) => names.has(each));
    const missing = [...(names.has("target") ? [] : ["target"]), ...(takesEntity ? [] : ["start"])];
    for (const { expression, at: place } of expressionsOf(effects, childPointer(at, "effects"))) {
      const read = readOf(expression, missing);
      if (read === null) continue;
      const message = `No condition of "${name}" reads ${read.name}: a move takes none, and it is null here.`;
      const instead = read.name === "start" && names.has("target") ? "target" : null;
      const fixes =
        instead === null
          ? conditionFixes(game, name, read.name, conditions)
          : writing(file, place, read.node, instead, `Write ${instead}`);
      const more = { params: { name: read.name }, fixes };
      return [found("input-missing", file, { at: place, within: spanOf(read.node) }, message, more)];
    }
    return [];
  });
}

function readOf(
  expression: Expression,
  names: readonly string[],
): { readonly name: string; readonly node: Expression } | null {
  let read: { readonly name: string; readonly node: Expression } | null = null;
  visitExpression(expression, (node) => {
    if (read === null && node.kind === "name" && names.includes(node.name)) read = { name: node.name, node };
  });
  return read;
}

/** Returns the fix that asks for an empty target; none where it is another place, and for zones. */
function conditionFixes(
  { file, index }: CheckedGame,
  name: string,
  input: string,
  conditions: unknown,
): readonly Fix[] {
  if (input !== "target" || index.board.kind === "none" || index.board.kind === "unknown") return [];
  const path = ["interactions", "list", name, "conditions"];
  const text = "eq(board[target], null)";
  const edits = insertItemEdits(file, path, Array.isArray(conditions) ? conditions.length : 0, text);
  return edits.length === 0 ? [] : [{ title: `Add the condition ${text}`, changes: [{ file: file.path, edits }] }];
}
