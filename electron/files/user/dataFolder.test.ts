// The program's own data folder with surprises in it: everything can be read over, and is reported in words.
import { existsSync, mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createBackups } from "./backups";
import { checkDataFolder, usableDataFolder } from "./dataFolder";
import { createJournal } from "./journal";
import { DEFAULT_SETTINGS } from "../../../shared/rpc/settings";
import { loadPreferences } from "./preferences";
import { temporaryFolder } from "../disk/temporaryPack.testing";

/** Bytes that are neither UTF-8 nor JSON. */
const BYTES = Uint8Array.from({ length: 4096 }, (_, index) => (index * 151 + 7) % 256);

test("an empty folder, or none yet, has nothing wrong", async () => {
  const folder = path.join(temporaryFolder({}), "deep/data");
  expect(usableDataFolder(folder)).toEqual({ folder, trouble: null });
  expect(await checkDataFolder(folder)).toEqual([]);
});

test.each(["logs", "journal", "backups", "pages"])("a file named %s is reported and left alone", async (name) => {
  const folder = temporaryFolder({ [name]: "mine" });
  const troubles = await checkDataFolder(folder);
  expect(troubles).toHaveLength(1);
  expect(troubles[0]).toContain(path.join(folder, name));
  expect(troubles[0]).toContain("a file where a folder should be");
  expect(readFileSync(path.join(folder, name), "utf8")).toBe("mine");
});

test.each([
  ["random bytes", BYTES, "not valid JSON"],
  ["half a text", '{"settings": {', "not valid JSON"],
  ["a list", "[]", "not valid JSON"],
])("settings with %s are moved aside, and new ones can be kept", async (_what, content, why) => {
  const folder = temporaryFolder({ "preferences.json": content });
  const [trouble, ...others] = await checkDataFolder(folder);
  expect(trouble).toContain(why);
  expect(others).toEqual([]);
  expect(readFileSync(path.join(folder, "preferences.unreadable.json"))).toEqual(Buffer.from(content));
  const preferences = await loadPreferences(path.join(folder, "preferences.json"));
  expect(preferences.settings()).toEqual(DEFAULT_SETTINGS);
  await preferences.changeSettings({ theme: "dark" });
  expect(await checkDataFolder(folder)).toEqual([]);
});

test("settings that are a folder, or a huge file, are moved aside too", async () => {
  const folder = temporaryFolder({ "preferences.json/inside.txt": "mine" });
  expect((await checkDataFolder(folder))[0]).toContain("a folder where a file should be");
  expect(existsSync(path.join(folder, "preferences.unreadable.json/inside.txt"))).toBe(true);
  const file = path.join(folder, "preferences.json");
  writeFileSync(file, "{}");
  truncateSync(file, 3 * 1024 ** 3);
  expect((await checkDataFolder(folder))[0]).toContain("too large");
});

test("a data folder that is a file is replaced by a temporary one for this run", () => {
  const folder = path.join(temporaryFolder({ data: "mine" }), "data");
  const used = usableDataFolder(folder);
  expect(used.trouble).toContain(folder);
  expect(existsSync(used.folder)).toBe(true);
  expect(readFileSync(folder, "utf8")).toBe("mine");
});

// Links to themselves: nobody can read those, while the system's administrator may read whatever is only forbidden.
test("what cannot be read is reported, with the reason and what is lost", async () => {
  const folder = temporaryFolder({});
  for (const name of ["journal", "preferences.json"]) symlinkSync(name, path.join(folder, name));
  const [journal, settings, ...others] = await checkDataFolder(folder);
  expect(journal).toContain(`${path.join(folder, "journal")} cannot be used: it is a link that leads nowhere`);
  expect(journal).toContain("unsaved edits are not kept");
  expect(settings).toContain(
    `${path.join(folder, "preferences.json")} cannot be read: it is a link that leads nowhere`,
  );
  expect(others).toEqual([]);
  // The settings were moved aside; what cannot be used is left where it is.
  expect(await checkDataFolder(folder)).toEqual([journal]);
});

test("a journal and backups full of other things give nothing, and take what is new", async () => {
  const folder = temporaryFolder({});
  const journal = createJournal(path.join(folder, "journal"));
  const backups = createBackups(path.join(folder, "backups"));
  await journal.writeState("/pack", { keep: true, views: "" });
  await backups.keep("/pack", "game.json", "one", 1);
  spoil(path.join(folder, "journal"));
  spoil(path.join(folder, "backups"));
  expect(await checkDataFolder(folder)).toEqual([]);
  expect((await journal.read("/pack")).entries).toEqual([]);
  await backups.list("/pack");
  await journal.prune(Date.now());
  await backups.prune(Date.now());
});

/** Puts random bytes beside and inside of everything in a folder. */
function spoil(folder: string): void {
  writeFileSync(path.join(folder, "garbage"), BYTES);
  for (const name of ["text-00.json", "pack.json", "file.json"]) {
    mkdirSync(path.join(folder, "0123"), { recursive: true });
    writeFileSync(path.join(folder, "0123", name), BYTES);
  }
}
