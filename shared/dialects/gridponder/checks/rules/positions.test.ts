import { expect, test } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { semanticFindings } from "../findings.testing";
import { LEVEL, LEVEL_FILE, TEXTS, packOf, rule } from "../smallPack.testing";

test("a cell of a level's rule that is off the board can be moved onto it, or its numbers swapped", () => {
  const effect = '{"destroy": {"position": [1, 3], "layer": "markers"}}';
  const [, piece, by] = rule(`{"id": "r", "on": "avatar_entered", "then": [${effect}]}`);
  const text = LEVEL.replace(piece, () => by);
  const findings = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: text }));
  const [off, ...more] = findings.filter(({ code }) => code === "off-board");
  expect(more).toEqual([]);
  expect(off?.message).toBe("The cell (1, 3) is not on the board of 4 × 3.");
  expect(off?.fixes?.map(({ title }) => title)).toEqual(["Move to (1, 2)", "Swap to (3, 1)"]);
  const swapped = applyEdits(text, off?.fixes?.[1]?.changes[0]?.edits ?? []);
  expect(swapped).toContain('"position": [3, 1], "layer": "markers"}}');
});
