// The published packs mean what they say: nothing in them is an error, and what is remarked is right.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { semanticFindings } from "../../shared/dialects/gridponder/checks/findings.testing";
import { buildPackSource } from "../../shared/dialects/models";
import type { PackSource } from "../../shared/pack/packSource";

const PACKS = resolve(__dirname, "../../../shared/conformance/packs");
const isThere = existsSync(PACKS);
if (!isThere) process.stdout.write("No conformance material beside the project: its packs are not checked.\n");

/** What is remarked about each published pack, and nothing else. */
const REMARKS: Readonly<Record<string, readonly string[]>> = {
  actor_balance_smoke: ["level-not-in-sequence levels/actor_balance_smoke_01.json"],
  carrot_quest: ["level-not-in-sequence levels/fw_ice_001.json"],
  flood_colors: [],
  number_cells: [],
  rotate_flip: [],
};

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function packIn(folder: string): PackSource {
  const files = filesIn(folder);
  const texts = files
    .filter((path) => path.endsWith(".json"))
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
  const base = { id: "gridponder-base", files: filesIn(join(PACKS, "gridponder-base")) };
  return buildPackSource(
    texts,
    files.filter((path) => !path.endsWith(".json")),
    [base],
  );
}

describe.runIf(isThere)("the meaning of the published packs", () => {
  it.each(Object.entries(REMARKS))("%s", (name, remarks) => {
    const findings = semanticFindings(packIn(join(PACKS, name)));
    expect(findings.map(({ code, file }) => `${code} ${file}`)).toEqual(remarks);
  });
});
