import { expect, it } from "vitest";
import { buildPackSource } from "../../dialects/models";
import { checkFileNames } from "./fileNames";

function messages(files: readonly string[], assets: readonly string[] = []): readonly string[] {
  const texts = files.map((path) => ({ path, text: "{}" }));
  const pack = buildPackSource(texts, assets, []);
  return checkFileNames(pack).map(({ message }) => message);
}

it.each([
  "levels/con.json",
  "levels/CON",
  "aux/a.json",
  "lpt1.png",
  "a?.json",
  "levels./a.json",
  "a.json ",
  'say".png',
])("%s is refused by Windows, and that is reported", (path) => {
  expect(messages([], [path])).toEqual([expect.stringContaining("Windows cannot have")]);
});

it.each(["levels/a.json", "console.json", "levels/.hidden.json", "com10x.json", "ünïcode 1.png"])(
  "%s is a name for every system",
  (path) => {
    expect(messages([], [path])).toEqual([]);
  },
);

it("says nothing of files that are not opened for their names, as that is reported already", () => {
  expect(messages([], ["rock:1.png", "assets/a\\b.png"])).toEqual([]);
});

it("tells names that differ in case only, of texts and of assets", () => {
  expect(messages(["levels/A.json", "levels/a.json"])).toEqual([
    "levels/a.json and levels/A.json are the same file on Windows and on most Macs.",
  ]);
});
