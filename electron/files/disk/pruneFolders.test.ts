import { existsSync, promises as fs, utimesSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { pruneFolders } from "./pruneFolders";
import { temporaryFolder } from "./temporaryPack.testing";

afterEach(() => {
  vi.restoreAllMocks();
});

const LIMITS = { maxBytes: 1_000, maxAgeMs: 5_000 };

/** Node up to 18.16 takes no notice of `recursive`. */
function readFoldersAsOlderNodesDo(): void {
  const readdir = fs.readdir.bind(fs) as (folder: string, options?: object) => Promise<never>;
  vi.spyOn(fs, "readdir").mockImplementation((folder, options) =>
    readdir(String(folder), { ...(typeof options === "object" ? options : {}), recursive: false }),
  );
}

function touchedAt(folder: string, file: string, atMs: number): void {
  utimesSync(path.join(folder, file), atMs / 1000, atMs / 1000);
}

test("a pack's folder is as old and as large as the files in the folders inside it", async () => {
  readFoldersAsOlderNodesDo();
  const folder = temporaryFolder({
    "new/file/1.txt": "x".repeat(600),
    "old/file/1.txt": "x",
    "big/file/1.txt": "x".repeat(600),
  });
  touchedAt(folder, "new/file/1.txt", 99_000);
  touchedAt(folder, "big/file/1.txt", 98_000);
  touchedAt(folder, "old/file/1.txt", 94_000);
  await pruneFolders(folder, 100_000, LIMITS);
  expect(["new", "big", "old"].filter((name) => existsSync(path.join(folder, name)))).toEqual(["new"]);
});
