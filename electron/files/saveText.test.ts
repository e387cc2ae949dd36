import { chmodSync, lstatSync, readFileSync, readdirSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { contentHash } from "./contentHash";
import { saveText } from "./saveText";
import { temporaryFolder } from "./temporaryPack.testing";

const OLD = contentHash("old");

test("a save replaces the text, keeps the file's mode and leaves nothing beside it", async () => {
  const root = temporaryFolder({ "levels/a.json": "old" });
  chmodSync(path.join(root, "levels/a.json"), 0o640);
  const saved = await saveText(root, { path: "levels/a.json", text: "neu ü", baseHash: OLD });
  expect(saved).toEqual({ ok: true, value: { hash: contentHash("neu ü") } });
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
