import { expect, test } from "vitest";
import { buildPackSource } from "../dialects/models";
import { pagePackOf } from "./pagePack";

const GAME = `{"layers": [], "levelSequence": []}`;
const pack = (texts: Readonly<Record<string, string>>) =>
  buildPackSource(
    Object.entries(texts).map(([path, text]) => ({ path, text })),
    [],
    [],
  );

test("a page holds the files that play, with their roles, and none of the others", () => {
  const page = pagePackOf(
    pack({
      "manifest.json": `{"title": " Crates ", "gameId": "crates"}`,
      "game.json": GAME,
      "levels/a.json": "{",
      "notes.json": "{}",
    }),
  );
  expect(page.ok && page.value).toMatchObject({ language: "gridponder", title: "Crates", key: "crates" });
  expect(page.ok && page.value.files.map(({ path, role }) => [path, role])).toEqual([
    ["manifest.json", "manifest"],
    ["game.json", "game"],
    ["levels/a.json", "level"],
  ]);
});

test("a page says what the game is about: the description, else its short form, else nothing", () => {
  const aboutOf = (manifest: string): unknown => {
    const page = pagePackOf(pack({ "manifest.json": manifest, "game.json": GAME, "levels/a.json": "{}" }));
    return page.ok && page.value.about;
  };
  expect(aboutOf(`{"description": " Push all crates. ", "shortDescription": "Crates"}`)).toBe("Push all crates.");
  expect(aboutOf(`{"description": 3, "shortDescription": "Crates"}`)).toBe("Crates");
  expect(aboutOf("{}")).toBe("");
});

test("a pack without an id is known by its title, one without a title has one", () => {
  const named = pagePackOf(pack({ "manifest.json": `{"title": "One"}`, "game.json": GAME, "levels/a.json": "{}" }));
  expect(named.ok && named.value.key).toBe("One");
  const nameless = pagePackOf(pack({ "game.json": GAME, "levels/a.json": "{}" }));
  expect(nameless.ok && nameless.value.title).toBe("Untitled");
});

test("a pack without a level, in an unknown language or far too large is refused in a sentence", () => {
  expect(pagePackOf(pack({ "game.json": GAME }))).toEqual({ ok: false, refusal: "The pack has no level to play." });
  expect(pagePackOf(pack({ "manifest.json": `{"dialect": "elvish"}` }))).toMatchObject({ ok: false });
  const large = pagePackOf(pack({ "game.json": GAME, "levels/a.json": `{"guide": "${"x".repeat(25 * 2 ** 20)}"}` }));
  expect(!large.ok && large.refusal).toContain("too large");
});
