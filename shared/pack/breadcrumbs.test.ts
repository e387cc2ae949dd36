import { expect, it } from "vitest";
import { parseJsonTree } from "../text/jsonTree";
import { type Crumb, breadcrumbsAt } from "./breadcrumbs";
import { GRIDPONDER_STYLE } from "../dialects/gridponder/text/style";

const TEXT = `{
  "title": "A",
  "rules": [
    {"id": "torch_burns", "on": "move_blocked", "then": [{"destroy": {"layer": "objects"}}, {"clear_inventory": {}}]},
    {"id": "sink", "then": []}
  ],
  "rows": [["empty", null], [1]]
}`;

function at(mark: string, letters = 1): readonly Crumb[] {
  return breadcrumbsAt(parseJsonTree(TEXT), TEXT.indexOf(mark) + letters, GRIDPONDER_STYLE);
}

function names(crumbs: readonly Crumb[]): string {
  return crumbs.map(({ name }) => name).join(" › ");
}

it.each([
  ["a member", '"title"', "title"],
  ["an effect of a rule", '"objects"', "rules › torch_burns › then › [0] › destroy › layer"],
  ["a cell of a row", "null", "rows › [0] › [1]"],
  ["between members", ',\n  "rules"', "title"],
])("leads to %s", (_what, mark, expected) => {
  expect(names(at(mark, mark.startsWith(",") ? 0 : 1))).toBe(expected);
});

it("leads nowhere in a text without a value, and as far as it can in a broken one", () => {
  expect(breadcrumbsAt(parseJsonTree(""), 0, GRIDPONDER_STYLE)).toEqual([]);
  const broken = '{"rules": [{"id": "r", "then": [';
  expect(names(breadcrumbsAt(parseJsonTree(broken), broken.length, GRIDPONDER_STYLE))).toBe("rules › r › then");
});

it("tells what stands beside each step, and where one is", () => {
  const [rules, rule, then] = at('"then": [{');
  expect(rules!.siblings().map(({ name, detail }) => `${name} ${detail}`)).toEqual(["title A", "rules ", "rows "]);
  expect(rule).toMatchObject({ name: "torch_burns", detail: "move_blocked", index: 0 });
  expect(rule!.siblings().map(({ name }) => name)).toEqual(["torch_burns", "sink"]);
  expect(then!.siblings().map(({ name }) => name)).toEqual(["id", "on", "then"]);
  const { offset, length } = rule!.siblings()[1]!.selection;
  expect(TEXT.slice(offset, offset + length)).toBe('"sink"');
});
