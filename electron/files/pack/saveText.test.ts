import { execFileSync } from "node:child_process";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  promises,
  readFileSync,
  readdirSync,
  renameSync,
  rmdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { type MockInstance, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Result, done, refused } from "../../../shared/base/result";
import type { SaveRefusal, SaveRequest } from "../../../shared/rpc/saving";
import { contentHash } from "../disk/contentHash";
import { type SavedText, saveTexts } from "./saveText";
import { temporaryFolder } from "../disk/temporaryPack.testing";

const OLD = contentHash("old");

async function saveText(root: string, request: SaveRequest): Promise<Result<SavedText, SaveRefusal>> {
  const saved = await saveTexts(root, [request]);
  return saved.ok ? done(saved.value[0]!) : refused(saved.refusal[0]!.refusal);
}

test("a save replaces the text, keeps the file's mode and leaves nothing beside it", async () => {
  const root = temporaryFolder({ "levels/a.json": "old" });
  chmodSync(path.join(root, "levels/a.json"), 0o640);
  const saved = await saveText(root, { path: "levels/a.json", text: "neu ü", baseHash: OLD });
  expect(saved).toEqual({ ok: true, value: { path: "levels/a.json", hash: contentHash("neu ü"), before: "old" } });
  expect(readFileSync(path.join(root, "levels/a.json"), "utf8")).toBe("neu ü");
  expect(statSync(path.join(root, "levels/a.json")).mode & 0o777).toBe(0o640);
  expect(readdirSync(path.join(root, "levels"))).toEqual(["a.json"]);
});

test("a file that is not what the edits were made on is not overwritten", async () => {
  const root = temporaryFolder({ "a.json": "theirs" });
  expect(await refusal(root, "a.json", OLD)).toBe("changed-on-disk");
  expect(await refusal(root, "a.json", null)).toBe("changed-on-disk");
  expect(await refusal(root, "gone.json", OLD)).toBe("changed-on-disk");
  expect(readFileSync(path.join(root, "a.json"), "utf8")).toBe("theirs");
});

test("a new file is made together with its folder", async () => {
  const root = temporaryFolder({});
  const saved = await saveText(root, { path: "levels/new/a.json", text: "1", baseHash: null });
  expect(saved.ok).toBe(true);
  expect(readFileSync(path.join(root, "levels/new/a.json"), "utf8")).toBe("1");
});

test("a link inside the pack stays a link; one that leads out is refused, for files and folders alike", async () => {
  const outside = temporaryFolder({ "a.json": "old" });
  const root = temporaryFolder({ "real.json": "old" });
  symlinkSync(path.join(root, "real.json"), path.join(root, "link.json"));
  symlinkSync(path.join(outside, "a.json"), path.join(root, "out.json"));
  symlinkSync(outside, path.join(root, "folder"));
  symlinkSync(path.join(outside, "new.json"), path.join(root, "dangling.json"));
  expect((await saveText(root, { path: "link.json", text: "new", baseHash: OLD })).ok).toBe(true);
  expect(lstatSync(path.join(root, "link.json")).isSymbolicLink()).toBe(true);
  expect(readFileSync(path.join(root, "real.json"), "utf8")).toBe("new");
  expect(await refusal(root, "out.json", OLD)).toBe("outside-pack");
  expect(await refusal(root, "folder/a.json", OLD)).toBe("outside-pack");
  expect(await refusal(root, "folder/new.json", null)).toBe("outside-pack");
  expect(await refusal(root, "dangling.json", null)).toBe("failed");
  expect(readdirSync(outside)).toEqual(["a.json"]);
  expect(readFileSync(path.join(outside, "a.json"), "utf8")).toBe("old");
});

test.each(["../a.json", "/tmp/a.json", "a/../../b.json", "a\\b.json", "run.sh", "assets/a.png"])(
  "%s is no place for a text",
  async (file) => {
    expect(await refusal(temporaryFolder({}), file, null)).toBe("outside-pack");
  },
);

test("a write-protected file is not replaced", async () => {
  const root = temporaryFolder({ "a.json": "old" });
  chmodSync(path.join(root, "a.json"), 0o444);
  expect(await refusal(root, "a.json", OLD)).toBe("read-only");
});

test("where a folder cannot be made the save is refused, not thrown", async () => {
  const root = temporaryFolder({ levels: "a file" });
  expect(await refusal(root, "levels/a.json", null)).toBe("failed");
});

async function refusal(root: string, file: string, baseHash: string | null): Promise<string | null> {
  const saved = await saveText(root, { path: file, text: "mine", baseHash });
  return saved.ok ? null : saved.refusal.reason;
}

describe("of several texts", () => {
  const texts = (...files: readonly string[]) => files.map((file) => ({ path: file, text: "new", baseHash: OLD }));

  test("all are written, and what they replaced is told", async () => {
    const root = temporaryFolder({ "a.json": "old" });
    const saved = await saveTexts(root, [...texts("a.json"), { path: "levels/b.json", text: "B", baseHash: null }]);
    expect(saved).toEqual({
      ok: true,
      value: [
        { path: "a.json", hash: contentHash("new"), before: "old" },
        { path: "levels/b.json", hash: contentHash("B"), before: null },
      ],
    });
  });

  test("none is written when one is refused, and every refusal is told", async () => {
    const root = temporaryFolder({ "a.json": "old", "b.json": "theirs", "c.json": "old", "d.json": "old" });
    chmodSync(path.join(root, "c.json"), 0o444);
    const saved = await saveTexts(root, texts("a.json", "b.json", "c.json", "d.json"));
    expect(saved.ok ? [] : saved.refusal.map(({ path: file, refusal: { reason } }) => [file, reason])).toEqual([
      ["b.json", "changed-on-disk"],
      ["c.json", "read-only"],
    ]);
    expect(readdirSync(root).map((file) => readFileSync(path.join(root, file), "utf8"))).toEqual([
      "old",
      "theirs",
      "old",
      "old",
    ]);
  });

  test("none is written when one of them cannot be written beside its place", async () => {
    const root = temporaryFolder({ "a.json": "old", "levels/x": "in the way" });
    // A name too long for the file written beside: the check passes, the writing does not.
    const long = `${"n".repeat(250)}.json`;
    const saved = await saveTexts(root, [...texts("a.json"), { path: long, text: "new", baseHash: null }]);
    expect(saved.ok).toBe(false);
    expect(readFileSync(path.join(root, "a.json"), "utf8")).toBe("old");
    expect(readdirSync(root).sort()).toEqual(["a.json", "levels"]);
  });

  test("those in place already are put back when one cannot take its place", async () => {
    const root = temporaryFolder({ "a.json": "old", "b.json": "old" });
    chmodSync(path.join(root, "a.json"), 0o640);
    const rename = vi.spyOn(promises, "rename");
    onTestFinished(() => rename.mockRestore());
    refuseRename(rename, (to) => to.endsWith("b.json"));
    const saved = await saveTexts(root, [
      { path: "new.json", text: "new", baseHash: null },
      ...texts("a.json", "b.json"),
    ]);
    expect(saved.ok ? null : saved.refusal).toEqual([
      { path: "b.json", refusal: { reason: "locked", message: "b.json is open in another program." } },
    ]);
    expect(readdirSync(root).sort()).toEqual(["a.json", "b.json"]);
    expect(readFileSync(path.join(root, "a.json"), "utf8")).toBe("old");
    expect(statSync(path.join(root, "a.json")).mode & 0o777).toBe(0o640);
  });

  test("one that cannot be put back is named", async () => {
    const root = temporaryFolder({ "a.json": "old", "b.json": "old" });
    const rename = vi.spyOn(promises, "rename");
    onTestFinished(() => rename.mockRestore());
    let renamed = 0;
    refuseRename(rename, () => ++renamed > 1);
    const saved = await saveTexts(root, texts("a.json", "b.json"));
    expect(saved.ok ? null : saved.refusal[0]?.refusal.message).toBe(
      "b.json is open in another program. Already written: a.json.",
    );
  });

  test("where the pack's folder is gone, or is a file, that is reported, and nothing is made in its place", async () => {
    const parent = temporaryFolder({ "a file": "" });
    for (const root of ["moved", "a file"]) {
      const saved = await saveTexts(path.join(parent, root), texts("a.json"));
      expect(saved.ok ? null : saved.refusal[0]?.refusal.reason).toBe("folder-gone");
    }
  });
});

/** As a disk does of which another program holds a file. */
function refuseRename(rename: MockInstance<typeof promises.rename>, isRefused: (to: string) => boolean): void {
  rename.mockImplementation(async (from, to) => {
    if (isRefused(String(to))) throw Object.assign(new Error("busy"), { code: "EBUSY" });
    renameSync(from, to);
  });
}

const canMount = process.platform === "linux" && process.getuid?.() === 0 && tryMount();

test.runIf(canMount)("on a full disk all texts stay as they were, and that is reported", async () => {
  const root = path.join(temporaryFolder({}), "small");
  mkdirSync(root);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", root]);
  try {
    writeFileSync(path.join(root, "a.json"), "old");
    writeFileSync(path.join(root, "b.json"), "old");
    const large = "x".repeat(150 * 1024);
    const saved = await saveTexts(root, [
      { path: "a.json", text: large, baseHash: OLD },
      { path: "b.json", text: large, baseHash: OLD },
    ]);
    expect(saved.ok ? null : saved.refusal).toEqual([
      { path: "b.json", refusal: { reason: "no-space", message: "There is no space left to save b.json." } },
    ]);
    expect(readdirSync(root).sort()).toEqual(["a.json", "b.json"]);
    expect(readFileSync(path.join(root, "a.json"), "utf8")).toBe("old");
    expect((await saveTexts(root, [{ path: "a.json", text: large, baseHash: OLD }])).ok).toBe(true);
  } finally {
    execFileSync("umount", [root]);
  }
});

/** Containers often may not mount. */
function tryMount(): boolean {
  const folder = mkdtempSync(path.join(os.tmpdir(), "gridwright-mount-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=16k", "tmpfs", folder], { stdio: "ignore" });
    execFileSync("umount", [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}
