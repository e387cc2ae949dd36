import { expect, test } from "vitest";
import { targetRules } from "./targetRules";

const move = (rule: number, ...path: readonly string[]) => ({ rule, action: { action: "move", path } });

test("targets have the colour of the rule that allows them; the first rule has none of its own", () => {
  const legal = [
    move(3, "A1", "A2"),
    move(5, "A1", "B2"),
    move(3, "A1", "A3"),
    move(7, "A1", "A2"),
    move(9, "C1", "C2"),
  ];
  const found = targetRules(legal, ["A1"]);
  expect([...found.keys()]).toEqual(["A2", "B2", "A3"]);
  expect(found.get("A2")).toEqual({ rule: 3, color: null });
  expect(found.get("A3")).toEqual(found.get("A2"));
  expect(found.get("B2")?.color).toMatch(/^#/);
  expect(targetRules(legal, [])).toEqual(new Map());
});

test("the steps of a chain have those of the moves that go on there", () => {
  const legal = [move(1, "A1", "C3"), move(1, "A1", "C3", "E5"), move(2, "A1", "B2")];
  expect([...targetRules(legal, ["A1", "C3"])]).toEqual([["E5", { rule: 1, color: null }]]);
});
