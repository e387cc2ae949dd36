import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "../../../shared/rpc/settings";
import { loadPreferences } from "./preferences";
import { temporaryFolder } from "../disk/temporaryPack.testing";

test("settings are kept, one change leaving the others alone", async () => {
  const file = path.join(temporaryFolder({}), "deep/preferences.json");
  const first = await loadPreferences(file);
  expect(first.settings()).toEqual(DEFAULT_SETTINGS);
  await Promise.all([first.changeSettings({ theme: "dark" }), first.changeSettings({ layouts: { "/p": "{}" } })]);
  expect((await loadPreferences(file)).settings()).toEqual({
    ...DEFAULT_SETTINGS,
    theme: "dark",
    layouts: { "/p": "{}" },
  });
});

test("keys, sizes and saving are kept; what is out of bounds takes its default", async () => {
  const chosen = {
    fontSize: 18,
    autosave: "focus",
    boardZoom: 150,
    keyPreset: "tiled",
    keys: { "file.save": [] },
  } as const;
  const file = path.join(temporaryFolder({}), "preferences.json");
  await (await loadPreferences(file)).changeSettings(chosen);
  expect((await loadPreferences(file)).settings()).toEqual({ ...DEFAULT_SETTINGS, ...chosen });
  const wrong = { fontSize: 900, autosave: 3, boardZoom: -1, keyPreset: 5, keys: { a: "x", b: ["F2", 7] } };
  writeFileSync(file, JSON.stringify({ settings: wrong }));
  expect((await loadPreferences(file)).settings()).toEqual({ ...DEFAULT_SETTINGS, keys: { b: ["F2"] } });
});

test.each(["", "{", "[]", '{"settings": 3, "recent": {}}', '{"settings": {"theme": "pink", "layouts": {"a": 1}}}'])(
  "a damaged file (%s) gives the defaults",
  async (text) => {
    const file = path.join(temporaryFolder({ "preferences.json": text }), "preferences.json");
    const preferences = await loadPreferences(file);
    expect(preferences.settings()).toEqual(DEFAULT_SETTINGS);
    expect(await preferences.recentPacks()).toEqual([]);
  },
);

test("recent packs: the last opened first, each once, twelve at most, those that are gone left out", async () => {
  const root = temporaryFolder(Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`${at}/game.json`, "{}"])));
  const file = path.join(root, "preferences.json");
  const preferences = await loadPreferences(file);
  for (let at = 0; at < 14; at++) await preferences.rememberPack({ root: path.join(root, String(at)), title: `${at}` });
  await preferences.rememberPack({ root: path.join(root, "5"), title: "five" });
  await preferences.rememberPack({ root: path.join(root, "absent"), title: "absent" });
  const again = await loadPreferences(file);
  const titles = (await again.recentPacks()).map((pack) => pack.title);
  expect(titles).toEqual(["five", "13", "12", "11", "10", "9", "8", "7", "6", "4", "3"]);
  expect(JSON.parse(readFileSync(file, "utf8"))).toHaveProperty("settings.theme", "system");
});

test("what two windows keep for their packs stands side by side", async () => {
  const file = path.join(temporaryFolder({}), "preferences.json");
  const preferences = await loadPreferences(file);
  await preferences.changeSettings({ layouts: { "/a": "A", "": "A" }, breakpoints: { "/a": "1" } });
  await preferences.changeSettings({ layouts: { "/b": "B", "": "B" }, breakpoints: { "/b": "2" } });
  const { layouts, breakpoints } = (await loadPreferences(file)).settings();
  expect(layouts).toEqual({ "/a": "A", "/b": "B", "": "B" });
  expect(breakpoints).toEqual({ "/a": "1", "/b": "2" });
});

test("windows come back with their place, those without their pack do not", async () => {
  const folder = temporaryFolder({ "pack/game.json": "{}" });
  const file = path.join(folder, "preferences.json");
  const place = { x: -5, y: 10, width: 900, height: 600, isMaximized: true };
  const open = { root: path.join(folder, "pack"), place };
  const preferences = await loadPreferences(file);
  void preferences.rememberWindows([{ root: path.join(folder, "gone"), place }, open]);
  await preferences.written();
  expect(await (await loadPreferences(file)).windows()).toEqual([open]);
});
