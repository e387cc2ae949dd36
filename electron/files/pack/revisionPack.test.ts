import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { isRevision, readRevision } from "./revisionPack";
import { temporaryFolder } from "../disk/temporaryPack.testing";

function git(folder: string, ...args: readonly string[]): void {
  execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", ...args], { cwd: folder });
}

/** A repository with a pack in the folder `packs/one`, changed since it was committed. */
function repository(): string {
  const root = temporaryFolder({
    "packs/one/game.json": "{}",
    "packs/one/levels/one.json": '"Ä"',
    "packs/one/empty.txt": "",
    "packs/one/notes.txt": new Uint8Array([0xff, 0xfe]),
    "packs/one/.hidden/secret.json": "{}",
    "packs/one/sprites/flag.png": "a picture",
    "packs/two/game.json": "[2]",
  });
  git(root, "init", "-q", ".");
  git(root, "add", ".");
  git(root, "commit", "-qm", "Add packs");
  git(root, "tag", "v1");
  writeFileSync(path.join(root, "packs/one/levels/one.json"), "2");
  git(root, "commit", "-qam", "Change a level");
  return root;
}

describe("a pack in a revision", () => {
  it("is read as it was, without the rest of the repository", async () => {
    const root = repository();
    expect(await readRevision(path.join(root, "packs/one"), "v1")).toEqual({
      ok: true,
      value: {
        name: "v1",
        pack: {
          files: [
            { path: "empty.txt", text: "" },
            { path: "game.json", text: "{}" },
            { path: "levels/one.json", text: '"Ä"' },
          ],
          assets: ["sprites/flag.png"],
          collections: [],
          problems: [{ path: "notes.txt", message: "Not UTF-8 text." }],
        },
      },
    });
    const now = await readRevision(path.join(root, "packs/one"), "HEAD");
    expect(now.ok && now.value.pack.files.find((file) => file.path === "levels/one.json")?.text).toBe("2");
  });

  it("is refused with a sentence where there is none", async () => {
    const root = repository();
    mkdirSync(path.join(root, "packs/three"));
    const reasons = [
      await readRevision(path.join(root, "packs/one"), "v2"),
      await readRevision(path.join(root, "packs/three"), "v1"),
      await readRevision(temporaryFolder({ "game.json": "{}" }), "HEAD"),
      await readRevision(path.join(root, "packs/one"), "--output=x"),
    ].map((read) => (read.ok ? "read" : read.refusal));
    expect(reasons).toEqual([
      'The repository has no revision "v2".',
      "The pack is not in v1.",
      "The pack's folder is not in a git repository.",
      '"--output=x" is not a revision.',
    ]);
  });

  it("runs nothing that the repository configures", async () => {
    const root = repository();
    const ran = path.join(root, "ran");
    const script = path.join(root, "run.sh");
    writeFileSync(script, `#!/bin/sh\ntouch "${ran}"\n`, { mode: 0o755 });
    for (const name of ["core.fsmonitor", "core.pager", "core.sshCommand", "diff.external", "alias.ls-tree"]) {
      git(root, "config", name, name.startsWith("alias") ? `!${script}` : script);
    }
    expect(await readRevision(path.join(root, "packs/one"), "v1")).toMatchObject({ ok: true });
    expect(existsSync(ran)).toBe(false);
  });
});

it("a revision is no option, no range and no command", () => {
  expect(["HEAD", "HEAD~2", "v1.0", "main@{1}", "feature/a-b", "1a2b3c4"].filter(isRevision)).toHaveLength(6);
  expect(["", "-h", "--all", "a..b", "a b", "a;b", "$(x)", "a\nb", "x".repeat(201)].filter(isRevision)).toEqual([]);
});
