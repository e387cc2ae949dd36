import { expect, test } from "vitest";
import { createCopiedStarts } from "./copiedStarts";

test("what a copied text needs is found by that text alone, whatever its line ends", () => {
  const copied = { root: "/packs/a", carried: "{}" };
  const store = createCopiedStarts();
  expect(store.find("")).toBeNull();
  store.keep('{\n"id": "a"}', copied);
  expect(store.find('{\r\n"id": "a"}')).toBe(copied);
  expect(store.find('{"id": "a"}')).toBeNull();
});
