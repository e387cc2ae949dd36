import { expect, test } from "vitest";
import { gridponderSchema } from "../../dialects/gridponder/text/schemas";
import { chosenMember, itemMemberChoices, memberChoices, withMember } from "./oneMember";
import { expand } from "../schemas/schemaWalk";
import { type Schema, schemaAt } from "../schemas/schemas";

const described = (name: string): readonly Schema[] => expand(schemaAt(gridponderSchema(name)), null);
const CONDITION = described("condition");
const EFFECT = described("effect");

test("a condition and an effect are one of several members, each with a sentence; a rule is not", () => {
  const conditions = memberChoices({ node: undefined, schemas: CONDITION });
  expect(conditions.map(({ name }) => name)).toEqual(expect.arrayContaining(["position_has_tag", "all_of", "not"]));
  expect(conditions.every(({ description }) => description !== "")).toBe(true);
  // Plain text, without the marks of the hover help.
  expect(JSON.stringify([conditions, memberChoices({ node: undefined, schemas: EFFECT })])).not.toContain("`");
  expect(itemMemberChoices([schemaAt(gridponderSchema("effect"))]).map(({ name }) => name)).toContain("destroy");
  expect(memberChoices({ node: undefined, schemas: described("rule") })).toEqual([]);
});

test("the member that an object has", () => {
  expect(chosenMember({ not: {} })).toBe("not");
  expect([{}, { not: {}, event: {} }, null, undefined, []].map((value) => chosenMember(value))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("a chosen member begins with what it needs, at the place of the event", () => {
  expect(withMember(EFFECT, undefined, "destroy")).toEqual({
    destroy: { position: "$event.position", layer: "objects" },
  });
  expect(withMember(EFFECT, {}, "resolve_move")).toEqual({ resolve_move: {} });
  expect(withMember(CONDITION, undefined, "all_of")).toEqual({ all_of: [] });
  expect(withMember(CONDITION, undefined, "position")).toEqual({ position: [0, 0] });
});

test("what the other member said under the same names stays", () => {
  const old = { destroy: { position: [2, 3], layer: "ground", animation: "burning" } };
  expect(withMember(EFFECT, old, "transform")).toEqual({
    transform: { position: [2, 3], layer: "ground", animation: "burning" },
  });
  expect(withMember(EFFECT, old, "set_variable")).toEqual({ set_variable: { name: "" } });
});
