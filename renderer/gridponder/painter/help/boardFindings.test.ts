import { expect, it } from "vitest";
import { buildPackSource } from "../../../../shared/dialects/models";
import { diagnose } from "../../../../shared/host/checks/diagnose";
import { boardFindings } from "./boardFindings";

const FILE = "levels/one.json";

it("every cell of a mistake that several have is marked", () => {
  const level = { id: "one", board: { size: [3, 1], layers: { objects: [["rok", null, "rok"]] } } };
  const game = {
    layers: [{ id: "ground" }, { id: "objects" }],
    entityKinds: { rock: { layer: "objects" } },
  };
  const pack = buildPackSource(
    [
      { path: "game.json", text: JSON.stringify(game) },
      { path: FILE, text: JSON.stringify(level) },
    ],
    [],
    [],
  );
  const findings = diagnose(pack, null).byFile[FILE] ?? [];
  const unknown = findings.filter(({ code }) => code === "unknown-kind");
  expect(unknown).toHaveLength(1);
  const marks = boardFindings(pack.files.get(FILE)?.value, unknown);
  expect(marks.map(({ at }) => at)).toEqual([
    [0, 0],
    [2, 0],
  ]);
  expect(marks.every(({ severity, findings: [first] }) => severity === "error" && first === unknown[0])).toBe(true);
});
