import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Backups, createBackups } from "../files/user/backups";
import { contentHash } from "../files/disk/contentHash";
import { createJournal } from "../files/user/journal";
import { loadPreferences } from "../files/user/preferences";
import { temporaryFolder } from "../files/disk/temporaryPack.testing";
import { createOpenPacks } from "./openPacks";
import { type PackKeeping, createPackKeeping } from "./packKeeping";
import { createSamples } from "./samples";

/** A pack of one file that lies open, and its keeping. */
async function openKeeping(backups: Backups): Promise<PackKeeping> {
  const pack = temporaryFolder({ "manifest.json": "one" });
  const preferences = await loadPreferences(path.join(temporaryFolder({}), "preferences.json"));
  let remembered = (): void => undefined;
  const opened = new Promise<void>((resolve) => (remembered = resolve));
  const desk = createOpenPacks({
    preferences,
    samples: createSamples(pack, ""),
    beginning: { kind: "pack", root: pack, inPlace: true },
    showElsewhere: () => false,
    changed: () => undefined,
    replaced: () => undefined,
    remembered,
  });
  onTestFinished(() => desk.dispose());
  await desk.openInitial();
  await opened;
  return createPackKeeping({
    openPacks: desk,
    isElsewhere: () => false,
    preferences,
    journal: createJournal(temporaryFolder({})),
    backups,
  });
}

describe("the versions of a saved file", () => {
  it("are listed only once the save before them has left its own", async () => {
    const backups = createBackups(temporaryFolder({}));
    let goOn = (): void => undefined;
    const slowDisk = new Promise<void>((resolve) => (goOn = resolve));
    const keeping = await openKeeping({
      ...backups,
      keep: (...version) => slowDisk.then(() => backups.keep(...version)),
    });
    const saved = await keeping.saveFiles([{ path: "manifest.json", text: "two", baseHash: contentHash("one") }]);
    expect(saved.ok).toBe(true);
    const listed = keeping.backups();
    goOn();
    const [file] = await listed;
    const texts = file!.versions.map(({ id }) => keeping.backupText("manifest.json", id));
    expect(await Promise.all(texts)).toEqual(["two", "one"]);
  });
});
