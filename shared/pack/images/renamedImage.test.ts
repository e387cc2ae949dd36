import { expect, it } from "vitest";
import { applyEdits } from "../../text/edit";
import { buildPackSource } from "../../dialects/models";
import { renamedImageEdits, renamedImagePath } from "./renamedImage";

const GAME = `{
  "entityKinds": {
    "crate": { "sprite": "assets\\/crate.png" },
    "number": { "sprite": "assets/number_{value}.png" }
  }
}`;
const THEME = '{ "background": "assets/crate.png", "other": "assets/crate.png.bak" }';

const pack = (more: readonly { readonly path: string; readonly text: string }[] = []) =>
  buildPackSource([{ path: "game.json", text: GAME }, { path: "theme.json", text: THEME }, ...more], [], []);

it("every text that names an image names it by the new path, however it was written", () => {
  const edits = renamedImageEdits(pack(), "assets/crate.png", "assets/box.png");
  expect(
    edits.ok && edits.value.map(({ file, edits: own }) => [file, applyEdits(file === "game.json" ? GAME : THEME, own)]),
  ).toEqual([
    ["game.json", GAME.replace("assets\\/crate.png", "assets/box.png")],
    ["theme.json", THEME.replace('"assets/crate.png"', '"assets/box.png"')],
  ]);
  expect(renamedImageEdits(pack(), "assets/unused.png", "assets/box.png")).toEqual({ ok: true, value: [] });
});

it("an image that is found by a param keeps fitting it, or keeps its name", () => {
  expect(renamedImageEdits(pack(), "assets/number_2.png", "assets/number_3.png")).toEqual({ ok: true, value: [] });
  expect(renamedImageEdits(pack(), "assets/number_2.png", "assets/two.png")).toMatchObject({
    ok: false,
    refusal: 'game.json finds it by "assets/number_{value}.png", which the new name does not fit.',
  });
});

it("is refused while a text that names it cannot be read whole", () => {
  const broken = { path: "broken.json", text: '{ "a": "assets/crate.png", ' };
  expect(renamedImageEdits(pack([broken]), "assets/crate.png", "assets/box.png")).toMatchObject({ ok: false });
  expect(renamedImageEdits(pack([broken]), "assets/other.png", "assets/box.png")).toMatchObject({ ok: true });
});

it("a name is typed with its ending or without, and stays in its folder", () => {
  expect(renamedImagePath("assets/a/box.png", " crate ")).toEqual({ ok: true, value: "assets/a/crate.png" });
  expect(renamedImagePath("assets/a/box.png", "crate.PNG")).toEqual({ ok: true, value: "assets/a/crate.png" });
  expect(renamedImagePath("box.png", "crate.v2")).toEqual({ ok: true, value: "crate.v2.png" });
  for (const wrong of ["", ".png", "a/b", "..\\b", "{value}"]) {
    expect(renamedImagePath("assets/box.png", wrong)).toMatchObject({ ok: false });
  }
});
