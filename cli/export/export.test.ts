import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ran } from "../command.testing";

const samplePack = path.resolve(__dirname, "../../sample-packs/flag-worlds");

/** Copies the sample pack with the half of one level; returns its folder. */
function packWithHalfALevel(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-export-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(samplePack, folder, { recursive: true });
  const level = path.join(folder, "levels/fw_002.json");
  writeFileSync(level, readFileSync(level, "utf8").slice(0, 300));
  return folder;
}

it("tells what is wrong in a pack that is exported, and nothing where all is well", async () => {
  const pack = packWithHalfALevel();
  const { errors } = await ran("export", pack, "--html", path.join(pack, "page.html"));
  expect(errors).toContain(
    `${pack} is exported as it is: 1 error, 0 warnings; 9 of 10 levels win, 1 with no recorded solution. See "gridwright check".\n`,
  );
  const whole = await ran("export", samplePack, "--html", path.join(pack, "whole.html"));
  expect(whole.errors).not.toContain("is exported as it is");
});
