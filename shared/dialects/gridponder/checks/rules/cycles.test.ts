import { expect, test } from "vitest";
import { semanticFindings } from "../findings.testing";
import { TEXTS, packOf, rule } from "../smallPack.testing";

/** Sets a variable when the item changes. */
const HUB =
  '{"id": "hub", "on": "inventory_changed", "if": {"avatar": {"at": [1, 1]}}, "then": [{"set_variable": {"name": "gems", "value": 1}}]}';

/** Changes the item when the variable does. */
function setting(id: string): string {
  return `{"id": "${id}", "on": "variable_changed", "if": {"avatar": {"at": [1, 1]}}, "then": [{"set_inventory": {"item": "gem"}}]}`;
}

function told(...rules: readonly string[]) {
  const [file, piece, by] = rule(rules.join(", "));
  const pack = packOf({ ...TEXTS, [file]: TEXTS[file]!.replace(piece, () => by) });
  return semanticFindings(pack).filter(({ code }) => code.startsWith("cascade-"));
}

test.each([
  ["before", [HUB, setting("a"), setting("b"), setting("c")]],
  ["after", [setting("a"), setting("b"), setting("c"), HUB]],
])("rules that are each in a circle with the same one are reported once, where it is declared %s them", (_, rules) => {
  const findings = told(...rules);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({
    code: "cascade-cycle",
    message: `The rules "hub" and "a" trigger each other while their conditions hold: after maxCascadeDepth (3 passes) the rest is cut off. The same goes for "hub" with "b" and "c".`,
    params: { rules: ["hub", "a", "b", "c"] },
  });
  expect(findings[0]!.related!.map(({ message }) => message)).toEqual([
    'The rule "hub"',
    'The rule "b"',
    'The rule "c"',
  ]);
});
