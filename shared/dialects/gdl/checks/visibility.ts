// Finds entities whose visibility is none of the three that there are: it is as if nothing were said (gdl.md, A13).
import { type Json, type JsonPointer, childPointer, listOf, objectOf } from "../../../base/json";
import { nameTable } from "../../../base/nameTable";
import { nearestName } from "../../../base/nearestName";
import type { Finding } from "../../../findings/finding";
import { nodeAt } from "../../../text/jsonTree";
import { type Expression, type TextValue, visitExpression } from "../expressions/expression";
import { insideSpan } from "../text/strings/problem";
import { typeOfExpression } from "../text/strings/reading";
import { expressionsIn } from "./attributeValues";
import type { CheckedGame } from "./checked";
import { found, foundInside, replacing } from "./found";

const LEVELS = ["all", "owner_only", "none"];

/** What other games call them. */
const CALLED = nameTable({
  owner: "owner_only",
  private: "owner_only",
  self: "owner_only",
  hidden: "none",
  nobody: "none",
  public: "all",
  everyone: "all",
  visible: "all",
});

export function visibilityFindings(game: CheckedGame): readonly Finding[] {
  const { type } = game.index.attributes.get("visibility") ?? {};
  if (type !== "string" && type !== "any") return [];
  return [...declaredFindings(game), ...writtenFindings(game)];
}

/** Reports defaults, and values of the set-up. */
function declaredFindings({ file, index }: CheckedGame): readonly Finding[] {
  const report = (value: Json | undefined, at: JsonPointer): readonly Finding[] => {
    if (typeof value !== "string" || LEVELS.includes(value)) return [];
    const { message, instead } = told(value);
    const fixes = instead === null ? [] : replacing(file, at, instead);
    return [found("unknown-visibility", file, at, message, { params: { name: value }, fixes })];
  };
  const path = ["entity_schemas", "types"];
  const types = nodeAt(file.tree, childPointer("", ...path))?.type === "object" ? path : ["entity_schemas"];
  const defaults = Array.from(index.schemas).flatMap(([schema, { attributes }]) => {
    const at = childPointer("", ...types, schema, "attributes", "visibility", "default");
    return report(objectOf(objectOf(attributes)["visibility"])["default"], at);
  });
  const steps = listOf(objectOf(index.game["setup"])["steps"]).flatMap((step, number) => {
    const { visibility } = objectOf(objectOf(step)["set_attributes"]);
    return report(visibility, childPointer("/setup/steps", number, "set_attributes", "visibility"));
  });
  return [...defaults, ...steps];
}

/** Reports texts that effects write. */
function writtenFindings(game: CheckedGame): readonly Finding[] {
  const { file, index } = game;
  return (expressionsIn(game) ?? []).flatMap(({ written, expression }) => {
    const findings: Finding[] = [];
    visitExpression(expression, (node) => {
      if (node.kind !== "call" || node.name !== "set") return;
      const [place, value] = node.args;
      if (place?.kind !== "property" || place.name !== "visibility" || value === undefined) return;
      if (typeOfExpression(place.of, index, written.scope) !== "entity") return;
      for (const literal of textsIn(value)) {
        const { value: name } = literal;
        if (LEVELS.includes(name)) continue;
        const { message, instead } = told(name);
        const problem = { code: "unknown-visibility", message, span: insideSpan(literal), name } as const;
        findings.push(foundInside(file, written, instead === null ? problem : { ...problem, instead }));
      }
    });
    return findings;
  });
}

/** Returns the texts that an expression can be, as far as it writes them out. */
function textsIn(value: Expression): readonly TextValue[] {
  if (value.kind === "text") return [value];
  return value.kind === "call" && value.name === "if" ? value.args.slice(1).flatMap(textsIn) : [];
}

function told(name: string): { readonly message: string; readonly instead: string | null } {
  const instead = CALLED[name.toLowerCase()] ?? nearestName(name, LEVELS);
  const message = `Who may see an entity is "all", "owner_only" or "none", not "${name}".`;
  return { message: instead === null ? message : `${message} Did you mean "${instead}"?`, instead };
}
