import { promises as fs } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { diskReason } from "./diskReason";
import { temporaryFolder } from "./temporaryPack.testing";

async function reasonOf(work: Promise<unknown>): Promise<string> {
  return work.then(() => "nothing was refused", diskReason);
}

test("a refusal of the disk is said without codes and paths", async () => {
  const root = temporaryFolder({ "file.txt": "", "folder/a.txt": "" });
  const at = (...names: readonly string[]): string => path.join(root, ...names);
  expect(await reasonOf(fs.readFile(at("gone.txt")))).toBe("there is no such file or folder");
  expect(await reasonOf(fs.mkdir(at("file.txt", "more")))).toBe("there is a file where a folder should be");
  expect(await reasonOf(fs.writeFile(at("folder"), ""))).toBe("there is a folder where a file should be");
  expect(await reasonOf(fs.writeFile(at("n".repeat(300)), ""))).toBe("its name is too long");
});

test("a rare one keeps the words of the system", () => {
  expect(diskReason(Object.assign(new Error("EXDEV: cross-device link"), { code: "EXDEV" }))).toMatch(/cross-device/);
  expect(diskReason("odd")).toBe("odd");
});
