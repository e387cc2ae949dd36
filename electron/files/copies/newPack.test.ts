import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { createPack, folderName, ownManifest } from "./newPack";
import { temporaryFolder } from "../disk/temporaryPack.testing";

const templates = path.resolve(__dirname, "../../../templates");

describe("a new pack", () => {
  test("is a copy of its template under its own title and id", async () => {
    const parent = temporaryFolder({});
    const made = await createPack(templates, { template: "2-crates", title: 'Köln \\ "Box" World', parent });
    expect(made).toEqual({ ok: true, value: path.join(parent, "koln-box-world") });
    const manifest = JSON.parse(readFileSync(path.join(parent, "koln-box-world/manifest.json"), "utf8")) as object;
    expect(manifest).toMatchObject({ title: 'Köln \\ "Box" World', gameId: "my.koln_box_world", packVersion: 1 });
    for (const file of ["game.json", "theme.json", "levels/level_1.json"]) {
      const copied = readFileSync(path.join(parent, "koln-box-world", file), "utf8");
      expect(copied).toBe(readFileSync(path.join(templates, "2-crates", file), "utf8"));
    }
    expect(readdirSync(parent)).toEqual(["koln-box-world"]);
  });

  test.each(readdirSync(templates))("from %s is nowhere called as its template is", async (template) => {
    const parent = temporaryFolder({});
    const source = path.join(templates, template);
    const { title } = JSON.parse(readFileSync(path.join(source, "manifest.json"), "utf8")) as { title: string };
    await createPack(templates, { template, title: "Mine", parent });
    for (const file of ["manifest.json", "game.json"].filter((each) => existsSync(path.join(source, each)))) {
      const text = readFileSync(path.join(parent, "mine", file), "utf8");
      expect(text).not.toMatch(new RegExp(`"(title|name)": "${title}"`, "i"));
      if (/"metadata"/.test(text)) expect(text).toContain('"name": "Mine"');
    }
  });

  test.each(readdirSync(templates))("from %s is not described as its template is", async (template) => {
    const parent = temporaryFolder({});
    await createPack(templates, { template, title: "Mine", parent });
    const own = path.join(parent, "mine");
    const manifest = JSON.parse(readFileSync(path.join(own, "manifest.json"), "utf8")) as object;
    expect(Object.keys(manifest)).toContain("title");
    expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining([expect.stringMatching(/description/i)]));
    if (!existsSync(path.join(own, "game.json"))) return;
    const { metadata } = JSON.parse(readFileSync(path.join(own, "game.json"), "utf8")) as { metadata?: object };
    expect(metadata ?? { name: "Mine" }).toEqual({ name: "Mine" });
  });

  test("leaves a folder of the same name alone", async () => {
    const parent = temporaryFolder({ "mine/notes.txt": "keep" });
    const made = await createPack(templates, { template: "1-empty", title: "Mine", parent });
    expect(made).toEqual({ ok: true, value: path.join(parent, "mine 2") });
    expect(readdirSync(path.join(parent, "mine"))).toEqual(["notes.txt"]);
  });

  test.each(["none", "..", "../sample-packs", ""])(
    "is refused for the template %j, which is none",
    async (template) => {
      const parent = temporaryFolder({});
      const made = await createPack(templates, { template, title: "X", parent });
      expect(made).toMatchObject({ ok: false, refusal: { reason: "not-found" } });
      expect(readdirSync(parent)).toEqual([]);
    },
  );

  test("is refused with a reason where nothing can be written", async () => {
    const parent = path.join(temporaryFolder({ file: "no folder" }), "file");
    const made = await createPack(templates, { template: "1-empty", title: "X", parent });
    expect(made).toMatchObject({ ok: false, refusal: { reason: "unreadable" } });
    expect(existsSync(path.join(parent, "x"))).toBe(false);
  });
});

test("packs whose titles have no letter for an id have ids of their own", () => {
  const idOf = (title: string): string =>
    (JSON.parse(ownManifest('{"gameId": "x"}', title)) as { gameId: string }).gameId;
  expect(idOf("日本")).toMatch(/^my\.pack_[0-9a-f]{8}$/);
  expect(idOf("日本")).toBe(idOf("日本"));
  expect(idOf("日本")).not.toBe(idOf("迷路"));
  expect(idOf("迷路 Maze")).toBe("my.maze");
});

test.each([
  ["My First Pack", "my-first-pack"],
  ["  ../../etc  ", "etc"],
  ["日本", "日本"],
  ["ガラスの塔 2", "ガラスの塔-2"],
  ["متاهة الأعلام", "متاهة-الأعلام"],
  ["🏁", "new-pack"],
  ["CON", "new-pack"],
  ["x".repeat(200), "x".repeat(60)],
  [`${"x".repeat(59)} and more`, "x".repeat(59)],
])("a pack entitled %j lies in the folder %j", (title, folder) => expect(folderName(title)).toBe(folder));

test("a title may hold what has a meaning in replacements, and stands beside members of its name", () => {
  const manifest = '{"more": {"title": "B"}, "gameId": "a", "title": "A \\"quoted\\" one", "version": "1"}';
  expect(ownManifest(manifest, "$& $1")).toBe(
    '{"more": {"title": "B"}, "gameId": "my.1", "title": "$& $1", "version": "1"}',
  );
});
