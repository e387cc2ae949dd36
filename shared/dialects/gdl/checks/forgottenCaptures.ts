// Finds interactions that ask what stands on a place, as another one does, and do nothing about it, where the other one
// takes it off the board.
import { type JsonObject, childPointer } from "../../../base/json";
import type { Finding, Fix } from "../../../findings/finding";
import { insertItemEdits } from "../../../text/placeEdits";
import { visitExpression } from "../expressions/expression";
import { printExpression } from "../expressions/print";
import { startsOnBoard } from "./boardStarts";
import { type CheckedGame, allConditions, expressionsOf } from "./checked";
import { found, interactionAt } from "./found";

interface Read {
  readonly name: string;
  /** What its conditions ask of other places than where a move starts or goes. */
  readonly conditions: ReadonlySet<string>;
  /** The places whose piece an effect always takes off, as `board[…]`. */
  readonly takes: ReadonlySet<string>;
  /** The places that effects read or write. */
  readonly touched: ReadonlySet<string>;
}

/** Returns a finding at the effects of each interaction that seems to lack a capture. */
export function forgottenCaptureFindings(game: CheckedGame): readonly Finding[] {
  const { file, index } = game;
  const all = Array.from(index.interactions).flatMap(([name, interaction]) =>
    startsOnBoard(index, interaction) ? [readOf(name, interaction)] : [],
  );
  return all.flatMap((read): readonly Finding[] => {
    if (read.takes.size > 0) return [];
    for (const other of all) {
      for (const place of other.takes) {
        if (read.touched.has(place) || !sharesCondition(read, other, place)) continue;
        const effect = `remove_entity(${place})`;
        const edits = insertItemEdits(file, ["interactions", "list", read.name, "effects"], 0, effect);
        const fixes: readonly Fix[] =
          edits.length === 0 ? [] : [{ title: `Add ${effect}`, changes: [{ file: file.path, edits }] }];
        const message = `"${read.name}" asks what stands on ${place}, as "${other.name}" does, and does not take it off the board.`;
        const at = childPointer(interactionAt(read.name), "effects");
        return [found("capture-forgotten", file, at, message, { onKey: true, params: { name: read.name }, fixes })];
      }
    }
    return [];
  });
}

/** Returns whether both ask the same of a place: whose piece stands there. */
function sharesCondition(one: Read, other: Read, place: string): boolean {
  return Array.from(one.conditions).some((text) => other.conditions.has(text) && text.includes(`${place}.owner`));
}

function readOf(name: string, { conditions, effects }: JsonObject): Read {
  const asked = allConditions(expressionsOf(conditions, ""));
  const takes = new Set<string>();
  const touched = new Set<string>();
  for (const { expression } of expressionsOf(effects, "")) {
    const [taken] = expression.kind === "call" && expression.name === "remove_entity" ? expression.args : [];
    const text = taken === undefined ? "" : printExpression(taken);
    if (text.startsWith("board[") && !ENDS.has(text)) takes.add(text);
    visitExpression(expression, (node) => void (node.kind === "index" && touched.add(printExpression(node))));
  }
  return { name, conditions: new Set(asked.map(printExpression)), takes, touched };
}

/** What a piece takes by going there is often taken by putting it there. */
const ENDS: ReadonlySet<string> = new Set(["board[target]", "board[start]"]);
