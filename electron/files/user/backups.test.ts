import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BYTES_KEPT, DAYS_KEPT, NEWEST_KEPT, versionsToDrop } from "./backupRules";
import { createBackups } from "./backups";
import { temporaryFolder } from "../disk/temporaryPack.testing";

const PACK = "/somewhere/pack";
const DAY_MS = 24 * 60 * 60 * 1000;
const NOW_MS = 1_700_000_000_000;

describe("backups", () => {
  it("are listed newest first and read back, for their own pack only", async () => {
    const folder = temporaryFolder({});
    const backups = createBackups(folder);
    await backups.keep(PACK, "levels/a.json", "one", NOW_MS);
    await backups.keep(PACK, "levels/a.json", "two", NOW_MS + 5);
    const [file] = await createBackups(folder).list(PACK);
    expect(file?.path).toBe("levels/a.json");
    expect(file?.versions.map(({ atMs, bytes }) => [atMs, bytes])).toEqual([
      [NOW_MS + 5, 3],
      [NOW_MS, 3],
    ]);
    const texts = file!.versions.map(({ id }) => backups.read(PACK, "levels/a.json", id));
    expect(await Promise.all(texts)).toEqual(["two", "one"]);
    expect(await backups.list("/somewhere/else")).toEqual([]);
  });

  it("keep their order when the clock stands still or is set back", async () => {
    const backups = createBackups(temporaryFolder({}));
    for (const [at, text] of ["one", "two", "three"].entries()) await backups.keep(PACK, "a.json", text, NOW_MS - at);
    const [file] = await backups.list(PACK);
    expect(await backups.read(PACK, "a.json", file!.versions[0]!.id)).toBe("three");
  });

  it("do not keep the same text twice in a row", async () => {
    const backups = createBackups(temporaryFolder({}));
    for (const text of ["one", "one", "two", "one"]) await backups.keep(PACK, "a.json", text, NOW_MS);
    expect((await backups.list(PACK))[0]?.versions).toHaveLength(3);
  });

  it("read nothing by an id that is none of theirs", async () => {
    const backups = createBackups(temporaryFolder({}));
    await backups.keep(PACK, "a.json", "one", NOW_MS);
    expect(await backups.read(PACK, "a.json", "../file")).toBeNull();
    expect(await backups.read(PACK, "a.json", `${NOW_MS}-${"0".repeat(16)}`)).toBeNull();
  });

  it("are bounded on the disk", async () => {
    const folder = temporaryFolder({});
    const backups = createBackups(folder);
    for (let turn = 0; turn < NEWEST_KEPT + 20; turn++) await backups.keep(PACK, "a.json", String(turn), NOW_MS + turn);
    const files = readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith(".txt"));
    expect(files.length).toBe(NEWEST_KEPT);
  });
});

describe("which versions are kept", () => {
  const version = (atMs: number, bytes = 10) => ({ id: String(atMs), atMs, bytes });

  it("the newest, then the last of each day, then none", () => {
    const today = Array.from({ length: NEWEST_KEPT }, (_, at) => version(NOW_MS - at));
    const yesterday = [version(NOW_MS - DAY_MS), version(NOW_MS - DAY_MS - 1)];
    const old = [version(NOW_MS - (DAYS_KEPT + 1) * DAY_MS)];
    expect(versionsToDrop([...today, ...yesterday, ...old], NOW_MS)).toEqual([yesterday[1], ...old]);
  });

  it("no more than there is room for, but always the newest", () => {
    const huge = [version(NOW_MS, BYTES_KEPT + 1), version(NOW_MS - 1), version(NOW_MS - 2)];
    expect(versionsToDrop(huge, NOW_MS)).toEqual(huge.slice(1));
  });
});
