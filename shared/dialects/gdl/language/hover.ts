// What a word inside an expression is: a function, a name that every expression has, a property.
import { assertNever } from "../../../base/assertNever";
import type { Caret } from "../../../language/dialectLanguage";
import { type Expression, partsOf } from "../expressions/expression";
import { EFFECT_FUNCTIONS, VALUE_FUNCTIONS } from "../expressions/functions";
import { knownNames } from "../text/strings/names";
import { propertiesOf, stateProperties } from "../text/strings/properties";
import { parseOnce, typeOfExpression } from "../text/strings/reading";
import { TYPE_WORDS } from "../text/strings/types";
import { type CaretString, caretString } from "./caretString";
import { functionText } from "./functionText";

/** Paragraphs about the word at a caret that is no name of the pack. */
export function stringHover(caret: Caret): readonly string[] {
  const said = caretString(caret);
  if (said === null) return [];
  const { expression } = parseOnce(said.text);
  const node = expression === null ? null : innermost(expression, said.at);
  return node === null ? [] : about(node, said, expression);
}

/** Returns the smallest part around a place. */
function innermost(node: Expression, at: number): Expression | null {
  if (at < node.from || at > node.to) return null;
  for (const part of partsOf(node)) {
    const inner = innermost(part, at);
    if (inner !== null) return inner;
  }
  return node;
}

function about(node: Expression, said: CaretString, whole: Expression | null): readonly string[] {
  const { index, scope, at } = said;
  switch (node.kind) {
    case "call": {
      if (at > node.nameAt.to) return [];
      const isEffect = scope.sort === "gdl-effect" && (node === whole || !VALUE_FUNCTIONS.has(node.name));
      const info = (isEffect ? EFFECT_FUNCTIONS.get(node.name) : undefined) ?? VALUE_FUNCTIONS.get(node.name);
      return info === undefined ? [] : [functionText(info)];
    }
    case "name": {
      const known = knownNames(index, scope).get(node.name);
      return known === undefined || known.of !== null
        ? []
        : [`**${node.name}** · ${known.detail}: ${TYPE_WORDS[known.type]}`];
    }
    case "property": {
      const isState = node.of.kind === "name" && node.of.name === "state";
      const properties = isState
        ? stateProperties(index)
        : propertiesOf(typeOfExpression(node.of, index, scope), index);
      const property = properties?.get(node.name);
      return property === undefined || property.of !== null
        ? []
        : [`**${node.name}** · ${property.detail}: ${TYPE_WORDS[property.type]}`];
    }
    case "constant":
    case "number":
    case "text":
    case "index":
      return [];
    default:
      return assertNever(node);
  }
}
