// Zip files with mutated bytes or names: unpacked inside one new folder, or refused with nothing left behind.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import * as fc from "fast-check";
import { zipSync } from "fflate";
import { unpackZip } from "../../electron/files/copies/packZip";
import { type FuzzTarget, check } from "./fuzzTarget";
import { sampleTexts } from "./mutatedTexts";

const text = new TextEncoder();
const content = Object.fromEntries(
  sampleTexts("flag-worlds")
    .slice(0, 4)
    .map((file) => [file.path, text.encode(file.text)]),
);
const good = zipSync({ ...content, "manifest.json": text.encode("{}") });

const part = fc.constantFrom("..", ".", "", "a", "levels", "manifest.json", "C:", "con", "a\\b", "\n", "x".repeat(300));
const names = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));

/** A position in the zip and the byte to put there; the important parts are at the end. */
const byte = fc.tuple(
  fc.oneof(
    fc.nat(good.length - 1),
    fc.nat(400).map((back) => good.length - 1 - back),
  ),
  fc.nat(255),
);

const spoiledBytes = fc
  .tuple(fc.array(byte, { minLength: 1, maxLength: 6 }), fc.option(fc.nat(good.length)))
  .map(([bytes, cut]) => {
    const zip = Uint8Array.from(good);
    for (const [at, value] of bytes) zip[at] = value;
    return cut === null ? zip : zip.slice(0, cut);
  });
const spoiledNames = fc
  .array(names, { maxLength: 4 })
  .map((odd) =>
    zipSync({ "manifest.json": text.encode("{}"), ...Object.fromEntries(odd.map((each) => [each, text.encode("x")])) }),
  );

async function unpack(zip: Uint8Array): Promise<void> {
  const parent = mkdtempSync(path.join(os.tmpdir(), "gridwright-fuzz-"));
  const folder = path.join(parent, "inner");
  mkdirSync(folder);
  try {
    const file = path.join(folder, "pack.zip");
    writeFileSync(file, zip);
    const unpacked = await unpackZip(file);
    check(readdirSync(parent).join() === "inner", "something lies outside");
    const beside = readdirSync(folder).filter((entry) => entry !== "pack.zip");
    check(beside.join() === (unpacked.ok ? path.basename(unpacked.value) : ""), `left behind: ${beside.join()}`);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

export const ZIP_TARGET: FuzzTarget = {
  name: "zip files",
  property: fc.asyncProperty(fc.oneof(spoiledBytes, spoiledNames), unpack),
};
