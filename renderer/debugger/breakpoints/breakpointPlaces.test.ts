import { expect, test } from "vitest";
import type { BreakNames, BreakOn } from "../../../shared/engine/breakpoints/breakPlaces";
import { gdlPresentation } from "../../../shared/dialects/gdl/presentation/presentation";
import { NO_BOARD } from "../../../shared/base/placeName";
import { missingName, namesFor, placeFrom } from "./breakpointPlaces";

const names: BreakNames = { rules: ["step"], events: [], variables: ["pot"], kinds: ["Mark"], phases: ["attack"] };

test.each<readonly [string, BreakOn, string | null]>([
  ["a kind of the pack", { kind: "appears", entity: "Mark" }, null],
  ["a kind with params", { kind: "appears", entity: "Mark owner=Noughts" }, null],
  ["a kind that is gone", { kind: "goes", entity: "Piece rank=king" }, "Piece"],
  ["a phase of the pack", { kind: "phase", path: "phase", phase: "attack" }, null],
  ["a phase that is gone", { kind: "phase", path: "phase", phase: "retreat" }, "retreat"],
  ["a field, which a state may yet have", { kind: "field", path: "variables.x" }, null],
])("%s is told apart", (_title, on, missing) => {
  expect(missingName(on, names)).toBe(missing);
});

test("a phase is chosen by its name", () => {
  const kind = gdlPresentation.breaks.find((each) => each.kind === "phase");
  if (kind === undefined) throw new Error("no phases");
  expect(placeFrom(kind, " attack ", NO_BOARD)).toEqual({ kind: "phase", path: "phase", phase: "attack" });
  expect(placeFrom(kind, " ", NO_BOARD)).toBeNull();
  expect(namesFor("phase", names)).toEqual(["attack"]);
});
