import { expect, it } from "vitest";
import { FIRST_FORM, formFor, kindLines, noneText, progressText, rejectionText, specOf, withForm } from "./mutateForm";

it("asks for what was typed, and for nothing else", () => {
  const spec = specOf({ ...FIRST_FORM, kinds: "crate, rock", locked: "2,1 [3,4]", length: ["10", ""] }, [], null);
  expect(spec).toMatchObject({
    ok: true,
    value: {
      mutation: {
        kinds: ["crate", "rock"],
        locked: [
          [2, 1],
          [3, 4],
        ],
      },
      criteria: { length: [10, Infinity] },
    },
  });
  expect(specOf(FIRST_FORM, [], null)).toMatchObject({ ok: true, value: { mutation: { kinds: null }, criteria: {} } });
});

it("is kept when another level is chosen, but for the cells of each level", () => {
  const first = { ...FIRST_FORM, kinds: "crate", locked: "2,1" };
  const kept = withForm({ form: FIRST_FORM, locked: new Map() }, "one", first);
  expect(formFor(kept, "two")).toEqual({ ...first, locked: "" });
  const later = withForm(kept, "two", { ...formFor(kept, "two"), seed: 7 });
  expect(formFor(later, "one")).toEqual({ ...first, seed: 7 });
});

it("refuses what is no cell or no number", () => {
  expect(specOf({ ...FIRST_FORM, locked: "here" }, [], null).ok).toBe(false);
  expect(specOf({ ...FIRST_FORM, bits: ["many", ""] }, [], null).ok).toBe(false);
});

it("takes kinds with commas or spaces between, also one whose name has a space", () => {
  const kindsOf = (kinds: string): unknown => {
    const spec = specOf({ ...FIRST_FORM, kinds }, [], ["crate", "rock", "red door"]);
    return spec.ok ? spec.value.mutation.kinds : spec.refusal;
  };
  expect(kindsOf("crate rock")).toEqual(["crate", "rock"]);
  expect(kindsOf("red door,crate")).toEqual(["red door", "crate"]);
  expect(kindsOf("crate, unicorn")).toBe('The pack has no kind "unicorn".');
});

it("offers the kinds that are not in the line yet, and puts them where the caret is", () => {
  const rows = kindLines("crate, r", 8, ["crate", "rock", "red door"]);
  expect(rows.map(({ label, text }) => [label, text])).toEqual([
    ["rock", "crate, rock"],
    ["red door", "crate, red door"],
  ]);
});

it("tells how far it is, and why levels were not kept", () => {
  const progress = { tried: 40, kept: 2, perSecond: 12.4, best: null, rejected: { repeated: 3, unsolvable: 35 } };
  expect(progressText(progress)).toBe("40 tried, 12 a second, 2 as asked.");
  expect(rejectionText(progress)).toBe("Not kept: 35 have no solution, 3 came before.");
  expect(rejectionText({ ...progress, rejected: {} })).toBe("");
});

it("says what to do where nothing on the board could change", () => {
  const progress = { tried: 40, kept: 0, perSecond: 12.4, best: null, rejected: { "no-mutation": 40 } };
  expect(noneText(progress)).toMatch(/^Nothing on the board can change so/);
  expect(noneText({ ...progress, rejected: { "no-mutation": 3, unsolvable: 37 } })).toMatch(/^No level is as asked/);
});
