// Finds texts that a variable of the game is compared with and never is: nothing sets it to them.
import { objectOf } from "../../../base/json";
import { listedNames, nearestName } from "../../../base/nearestName";
import type { Finding } from "../../../findings/finding";
import { type Expression, type TextValue, visitExpression } from "../expressions/expression";
import { insideSpan } from "../text/strings/problem";
import { expressionsIn } from "./attributeValues";
import type { CheckedGame } from "./checked";
import { foundInside } from "./found";

export function variableTextFindings(game: CheckedGame): readonly Finding[] {
  const { file } = game;
  const texts = variableTexts(game);
  return (expressionsIn(game) ?? []).flatMap(({ written, expression }) =>
    comparedTexts(expression).flatMap(({ name: variable, literal }): readonly Finding[] => {
      const known = texts.get(variable);
      const { value: name } = literal;
      if (known === undefined || known.size === 0 || known.has(name)) return [];
      const [only, ...more] = known;
      const instead = nearestName(name, known) ?? (more.length === 0 ? only : undefined);
      const meant = instead === undefined ? listedNames([...known]) : ` Did you mean "${instead}"?`;
      const message = `Nothing ever sets state.${variable} to "${name}": this never holds.${meant}`;
      const span = insideSpan(literal);
      const fix = instead === undefined ? {} : { instead };
      return [foundInside(file, written, { code: "value-never-set", message, span, name, ...fix })];
    }),
  );
}

interface Compared {
  readonly name: string;
  readonly literal: TextValue;
}

function variableOf(node: Expression | undefined): string | null {
  return node?.kind === "property" && node.of.kind === "name" && node.of.name === "state" ? node.name : null;
}

/** Returns the texts with which variables have to be equal. */
function comparedTexts(expression: Expression): readonly Compared[] {
  const found: Compared[] = [];
  visitExpression(expression, (node) => {
    if (node.kind !== "call" || node.name !== "eq") return;
    const [one, other] = node.args;
    const [literal, value] = one?.kind === "text" ? [one, other] : [other, one];
    const name = variableOf(value);
    if (literal?.kind === "text" && name !== null) found.push({ name, literal });
  });
  return found;
}

/** Returns the texts that each variable can be; one that is computed, or that is no text from the beginning, is left out. */
function variableTexts(game: CheckedGame): ReadonlyMap<string, ReadonlySet<string>> {
  const { index, pack } = game;
  const texts = new Map<string, Set<string>>();
  for (const [name, { type, declaration }] of index.stateVariables) {
    const { initial } = declaration;
    if (type === "string" && typeof initial === "string") texts.set(name, new Set([initial]));
  }
  for (const { role, value } of pack.files.values()) {
    if (role !== "start") continue;
    const start = objectOf(objectOf(value)["start"]);
    for (const [name, given] of Object.entries(objectOf(start["state"]))) {
      if (typeof given === "string") texts.get(name)?.add(given);
      else texts.delete(name);
    }
  }
  for (const { expression } of expressionsIn(game) ?? []) {
    visitExpression(expression, (node) => {
      const [place, value] = node.kind === "call" && node.name === "set" ? node.args : [];
      const name = variableOf(place);
      if (name === null || !texts.has(name)) return;
      const given = textsOf(value);
      if (given === null) texts.delete(name);
      else for (const text of given) texts.get(name)?.add(text);
    });
  }
  return texts;
}

function textsOf(value: Expression | undefined): readonly string[] | null {
  if (value?.kind === "text") return [value.value];
  if (value?.kind === "constant") return [];
  if (value?.kind !== "call" || value.name !== "if") return null;
  const parts = value.args.slice(1).map(textsOf);
  return parts.every((part) => part !== null) ? parts.flat() : null;
}
