import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dependenciesAreMissing, nodeComplaint } from "../dependencies.mjs";
import { hasDisplay } from "./display.mts";
import { isNewer } from "./generatedCode.mts";
import { checkIntegrity, integrityOf } from "./tryOut/integrity.mts";
import { chooseRuntime } from "./runtimeChoice.mts";
import { missingLibraries } from "./systemLibraries.mts";
import { runtimeCache } from "./tryOut/tryOutRuntime.mts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "gridwright-scripts-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the Electron runtime", () => {
  const linux = {
    override: undefined,
    officialInstalled: false,
    officialReachable: false,
    platform: "linux",
    arch: "x64",
  };

  test.each([
    [
      { ...linux, override: "/e", officialInstalled: true },
      { kind: "override", folder: "/e" },
    ],
    [
      { ...linux, officialInstalled: true },
      { kind: "official", download: false },
    ],
    [
      { ...linux, officialReachable: true },
      { kind: "official", download: true },
    ],
    [linux, { kind: "try-out" }],
    [{ ...linux, arch: "arm64" }, { kind: "none" }],
    [{ ...linux, platform: "darwin" }, { kind: "none" }],
    [
      { ...linux, override: "", platform: "win32", officialReachable: true },
      { kind: "official", download: true },
    ],
  ])("with %j it is %j", (facts, choice) => {
    expect(chooseRuntime(facts)).toEqual(choice);
  });

  test("the stand-in lies in the user's cache folder", () => {
    expect(runtimeCache({}, "/home/a")).toBe("/home/a/.cache/gridwright/runtime");
    expect(runtimeCache({ XDG_CACHE_HOME: "/cache" }, "/home/a")).toBe("/cache/gridwright/runtime");
  });
});

test("a download is taken only with the expected hash", async () => {
  const file = path.join(folder, "download");
  writeFileSync(file, "abc");
  const hash = "sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==";
  expect(await integrityOf(file)).toBe(hash);
  await checkIntegrity(file, hash);
  writeFileSync(file, "abd");
  await expect(checkIntegrity(file, hash)).rejects.toThrow(/is not the expected file/);
});

test("missing libraries are read from ldd", () => {
  const ldd =
    "\tlinux-vdso.so.1 (0x00007)\n\tlibnss3.so => not found\n\tlibc.so.6 => /lib/libc.so.6 (0x7)\n\tlibgbm.so.1 => not found\n";
  expect(missingLibraries(ldd)).toEqual(["libnss3.so", "libgbm.so.1"]);
  expect(missingLibraries("\tstatically linked\n")).toEqual([]);
});

test.each([
  ["v20.18.9", false],
  ["v20.19.0", true],
  ["v24.1.0", true],
  ["v18.20.0", false],
])("Node %s is new enough: %s", (version, enough) => {
  expect(nodeComplaint(version) === null).toBe(enough);
});

describe("dependencies", () => {
  const lock = {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b-mac": { version: "1.0.0", optional: true },
  };

  test.each([
    ["nothing is installed", null, true],
    ["all but another platform's package is installed", { "node_modules/a": { version: "1.0.0" } }, false],
    ["a package is missing", {}, true],
    ["a package has another version", { "node_modules/a": { version: "1.0.1" } }, true],
  ])("when %s", (_, installed, missing) => {
    writeFileSync(path.join(folder, "package-lock.json"), JSON.stringify({ packages: lock }));
    mkdirSync(path.join(folder, "node_modules"));
    const list = path.join(folder, "node_modules", ".package-lock.json");
    if (installed !== null) writeFileSync(list, JSON.stringify({ packages: installed }));
    expect(dependenciesAreMissing(folder)).toBe(missing);
  });
});

test("generated code is made again when something it is made from is younger", () => {
  expect(isNewer([], [1])).toBe(false);
  expect(isNewer([5, 3], [4])).toBe(true);
  expect(isNewer([3], [4])).toBe(false);
});

test("windows can be shown where there is a display, and always off Linux", () => {
  expect(hasDisplay({}, "linux")).toBe(false);
  expect(hasDisplay({ DISPLAY: ":0" }, "linux")).toBe(true);
  expect(hasDisplay({ WAYLAND_DISPLAY: "wayland-0" }, "linux")).toBe(true);
  expect(hasDisplay({}, "darwin")).toBe(true);
});
