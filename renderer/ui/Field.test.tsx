import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Field, Select } from "./Field";

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

it("a long label beside its field breaks between words", () => {
  const html = (label: string, layout: "row" | "column"): string =>
    renderToStaticMarkup(
      <Field label={label} layout={layout}>
        {() => null}
      </Field>,
    );
  expect(html("spriteParam", "row")).toContain(">sprite<wbr/>Param</label>");
  expect(html("max_cascade_depth", "row")).toContain(">max_<wbr/>cascade_<wbr/>depth</label>");
  expect(html("sprite", "row")).toContain(">sprite</label>");
  expect(html("A title", "column")).toContain(">A title</label>");
});
