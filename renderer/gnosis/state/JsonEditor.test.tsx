import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Json } from "../../../shared/base/json";
import { JsonEditor } from "./JsonEditor";

const html = (value: Json): string =>
  renderToStaticMarkup(<JsonEditor name="persistent" value={value} steps={[]} onChange={() => undefined} />);
const leaves = (text: string): number => text.split("<input").length - 1;

it("shows the members of small lists and objects", () => {
  expect(leaves(html({ player: { gold: 3, items: ["axe", "rope"] } }))).toBe(3);
});

it("folds a long list, and shows a page of a long state", () => {
  const long = Array.from({ length: 90_000 }, (_, index) => index);
  expect(leaves(html({ list: long, n: 1 }))).toBe(1);
  const state = Object.fromEntries(long.map((value) => [`k${value}`, value]));
  expect(leaves(html(state))).toBe(100);
  expect(html(state)).toContain("Show 100 of 89900 more");
});
