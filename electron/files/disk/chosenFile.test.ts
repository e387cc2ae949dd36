import { execFileSync, spawn } from "node:child_process";
import { lstatSync, readFileSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { writeChosenFile } from "./chosenFile";
import { temporaryFolder } from "./temporaryPack.testing";

test("missing folders are made, and a file is replaced whole", async () => {
  const folder = temporaryFolder({ "old.txt": "old and longer" });
  await writeChosenFile(path.join(folder, "new/deeper/a.txt"), "new");
  await writeChosenFile(path.join(folder, "old.txt"), "new");
  expect(readFileSync(path.join(folder, "new/deeper/a.txt"), "utf8")).toBe("new");
  expect(readFileSync(path.join(folder, "old.txt"), "utf8")).toBe("new");
  expect(readdirSync(folder)).toEqual(["new", "old.txt"]);
});

test("a link stays, and what it leads to is replaced", async () => {
  const folder = temporaryFolder({ "there/a.txt": "old" });
  const link = path.join(folder, "link.txt");
  symlinkSync(path.join(folder, "there/a.txt"), link);
  await writeChosenFile(link, "new");
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(path.join(folder, "there/a.txt"), "utf8")).toBe("new");
});

test("a link that leads nowhere stays, and what it names is made", async () => {
  const folder = temporaryFolder({});
  const link = path.join(folder, "link.txt");
  symlinkSync(path.join(folder, "new.txt"), link);
  await writeChosenFile(link, "new");
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(path.join(folder, "new.txt"), "utf8")).toBe("new");
});

test("a pipe gets the content, and stays a pipe", async () => {
  const pipe = path.join(temporaryFolder({}), "pipe");
  execFileSync("mkfifo", [pipe]);
  const reader = spawn("cat", [pipe]);
  await writeChosenFile(pipe, "new");
  expect(await text(reader.stdout)).toBe("new");
  expect(lstatSync(pipe).isFIFO()).toBe(true);
});

test("a folder is refused, and stays as it is", async () => {
  const folder = temporaryFolder({ "taken/a.txt": "" });
  await expect(writeChosenFile(path.join(folder, "taken"), "new")).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(["taken"]);
});
