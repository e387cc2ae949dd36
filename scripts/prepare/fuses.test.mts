import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { wantedFuses, wrongFuses } from "./fuses.mts";
import { projectRoot } from "./project.mts";

/** As Electron's own programs carry them: a mark, a version, how many, and a letter for each. */
const MARK = "dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX";

function programWith(fuses: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "gridwright-fuses-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const program = path.join(folder, "program");
  writeFileSync(program, Buffer.concat([Buffer.from(`before${MARK}`), Buffer.of(1, fuses.length), Buffer.from(fuses)]));
  return program;
}

test("the packing asks for every fuse that keeps other programs out", () => {
  const wanted = wantedFuses(readFileSync(path.join(projectRoot, "electron-builder.yml"), "utf8"));
  expect(Object.fromEntries(wanted)).toEqual({
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  });
});

test("a program with all fuses as wanted has nothing wrong", async () => {
  expect(await wrongFuses(programWith("01001100"))).toEqual([]);
});

test("each fuse that is otherwise is named; one that the runtime does not have is not", async () => {
  expect(await wrongFuses(programWith("1101110"))).toEqual(["runAsNode is on", "enableNodeCliInspectArguments is on"]);
});
