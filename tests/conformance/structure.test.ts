// Real packs and fixtures are of the form that the schemas say: nothing in them is an error.
import { describe, expect, it } from "vitest";
import { structureFindings } from "../../shared/dialects/gridponder/checks/findings.testing";
import { packNames, readConformancePack } from "./material";

const names = packNames();
if (names === null) {
  process.stdout.write("No conformance material beside the project: its packs are not checked.\n");
}

/** What the published packs do that the language does not know, and nothing else. */
const KNOWN_WARNINGS: Readonly<Record<string, readonly string[]>> = {
  number_cells: ["unknown-field", "unknown-field", "unknown-field"],
};

describe.runIf(names !== null)("the form of the conformance packs", () => {
  it.each(names ?? [])("%s has no error", (name) => {
    const errors = structureFindings(readConformancePack(name)).filter((finding) => finding.severity === "error");
    expect(errors).toEqual([]);
  });

  it.each(["carrot_quest", "flood_colors", "number_cells", "rotate_flip", "actor_balance_smoke"])(
    "%s, a published pack, has only the warnings that are known",
    (name) => {
      const codes = structureFindings(readConformancePack(name)).map((finding) => finding.code);
      expect(codes).toEqual(KNOWN_WARNINGS[name] ?? []);
    },
  );
});
