import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Select } from "./Field";

it("a select lists each value once, with its first title", () => {
  const options = [
    { value: "rock", title: "Rock" },
    { value: "wood", title: "Wood" },
    { value: "rock", title: "Another rock" },
  ];
  const html = renderToStaticMarkup(<Select options={options} />);
  expect([...html.matchAll(/<option value="(\w+)">([\w ]+)</g)].map(([, value, title]) => [value, title])).toEqual([
    ["rock", "Rock"],
    ["wood", "Wood"],
  ]);
});
