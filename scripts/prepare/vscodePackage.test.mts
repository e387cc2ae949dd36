import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import { expect, onTestFinished, test } from "vitest";
import { version } from "../../package.json";
import { makeVscodePackage } from "./vscodePackage.mts";

test("the extension of VS Code has all that it names, and starts the command line that it brings", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-vscode-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = await makeVscodePackage(folder);
  expect(readdirSync(folder)).toEqual([`gridwright-${version}.vsix`]);
  const parts = unzipSync(readFileSync(file));
  const named = new TextDecoder().decode(parts["extension.vsixmanifest"]);
  const assets = [...named.matchAll(/ Path="([^"]+)"/g)].map(([, part]) => part);
  expect(assets).toContain("extension/package.json");
  expect(Object.keys(parts)).toEqual(expect.arrayContaining([...assets, "[Content_Types].xml"]));

  for (const [part, bytes] of Object.entries(parts)) {
    const place = path.join(folder, part);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, bytes);
  }
  const extension = path.join(folder, "extension");
  const manifest = JSON.parse(readFileSync(path.join(extension, "package.json"), "utf8")) as { main: string };
  const code = readFileSync(path.join(extension, manifest.main), "utf8");
  const asked = new Set([...code.matchAll(/require\(["'`]([^"'`]+)["'`]\)/g)].map(([, name = ""]) => name));
  expect([...asked].filter((name) => !isBuiltin(name))).toEqual(["vscode"]);
  const program = path.join(extension, "gridwright.mjs");
  expect(execFileSync(process.execPath, [program, "--version"], { encoding: "utf8" })).toBe(`${version}\n`);
}, 120_000);
