// Finds comparisons of a thing with itself, choices between two parts that are the same, and conditions that are asked twice
// where another one is meant.
import { childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import { type Call, type Expression, namesIn, visitExpression } from "../expressions/expression";
import { printExpression } from "../expressions/print";
import { spanOf } from "../text/strings/problem";
import { type CheckedGame, type PlacedExpression, expressionsOf } from "./checked";
import { found, interactionAt, writing } from "./found";

export function repeatedFindings(game: CheckedGame): readonly Finding[] {
  const { index } = game;
  const lists = Array.from(index.interactions).flatMap(([name, interaction]) =>
    ["conditions", "post_conditions", "effects"].map((member) =>
      expressionsOf(interaction[member], childPointer(interactionAt(name), member)),
    ),
  );
  const ends = listOf(objectOf(index.game["end_conditions"])["conditions"]).map((end, number) =>
    expressionsOf(objectOf(end)["condition"], childPointer("/end_conditions/conditions", number, "condition")),
  );
  const doubled = Array.from(index.interactions).flatMap(([name, { conditions }]) =>
    doubledConditions(game, expressionsOf(conditions, childPointer(interactionAt(name), "conditions"))),
  );
  return [...[...lists, ...ends].flat().flatMap((placed) => inExpression(game, placed)), ...doubled];
}

function inExpression(game: CheckedGame, placed: PlacedExpression): readonly Finding[] {
  const findings: Finding[] = [];
  visitExpression(placed.expression, (node) => {
    if (node.kind !== "call") return;
    const [one, other] = node.args;
    const gives = GIVES[node.name];
    if (gives !== undefined && one !== undefined && other !== undefined && node.args.length === 2) {
      if (printExpression(one) === printExpression(other) && isKnown(one)) findings.push(ofItself(game, placed, node));
    }
    if (node.name === "if") findings.push(...sameBranches(game, placed, node));
    if (node.name === "and" || node.name === "or") findings.push(...doubledParts(game, placed, node));
  });
  return findings;
}

/** What two-part comparisons of a thing with itself come to. */
const GIVES: Readonly<Record<string, string>> = {
  eq: "this always holds",
  ne: "this never holds",
  gt: "this never holds",
  lt: "this never holds",
  gte: "this holds for any number",
  lte: "this holds for any number",
  adjacent: "no place is its own neighbour",
  special_connection: "no place leads to itself",
};

/** A die is thrown each time, and constants are reported as such. */
function isKnown(node: Expression): boolean {
  let isThrown = false;
  visitExpression(node, (part) => {
    if (part.kind === "call" && part.name === "random_int") isThrown = true;
  });
  return !isThrown && namesIn(node).size > 0;
}

function ofItself({ file }: CheckedGame, { at }: PlacedExpression, call: Call): Finding {
  const [, other] = call.args;
  const text = other === undefined ? "" : printExpression(other);
  const message = `${text} is compared with itself: ${GIVES[call.name] ?? ""}.`;
  const meant = text === "start" ? "target" : text === "target" ? "start" : null;
  const isPlaces = call.name === "adjacent" || call.name === "special_connection";
  const fixes =
    other === undefined || meant === null || !isPlaces
      ? []
      : writing(file, at, other, meant, `Write ${call.name}(${text}, ${meant})`);
  return found("same-arguments", file, { at, within: spanOf(call) }, message, { fixes });
}

function sameBranches({ file }: CheckedGame, { at }: PlacedExpression, call: Call): readonly Finding[] {
  const [, one, other] = call.args;
  if (one === undefined || other === undefined || printExpression(one) !== printExpression(other)) return [];
  const message = `Both branches are ${printExpression(one)}: the condition decides nothing.`;
  return [found("same-arguments", file, { at, within: spanOf(other) }, message)];
}

function doubledParts({ file }: CheckedGame, { at }: PlacedExpression, { name, args }: Call): readonly Finding[] {
  const texts = args.map(printExpression);
  return args.flatMap((arg, number): readonly Finding[] => {
    if (texts.indexOf(texts[number] ?? "") === number || !isKnown(arg)) return [];
    const message = `${texts[number]} is in this ${name} already: the second time it asks nothing.`;
    return [found("asked-twice", file, { at, within: spanOf(arg) }, message)];
  });
}

function doubledConditions({ file }: CheckedGame, placed: readonly PlacedExpression[]): readonly Finding[] {
  const texts = placed.map(({ expression }) => printExpression(expression));
  return placed.flatMap(({ expression, at }, number): readonly Finding[] => {
    const first = texts.indexOf(texts[number] ?? "");
    if (first === number || !isKnown(expression)) return [];
    const related = [{ file: file.path, at: placed[first]?.at ?? at, message: "Here it is asked first." }];
    return [
      found("asked-twice", file, at, "This condition is there already: the second time it asks nothing.", { related }),
    ];
  });
}
