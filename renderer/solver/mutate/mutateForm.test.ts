import { expect, it } from "vitest";
import { FIRST_FORM, progressText, rejectionText, specOf } from "./mutateForm";

it("asks for what was typed, and for nothing else", () => {
  const spec = specOf({ ...FIRST_FORM, kinds: "crate, rock", locked: "2,1 [3,4]", length: ["10", ""] }, []);
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
  expect(specOf(FIRST_FORM, [])).toMatchObject({ ok: true, value: { mutation: { kinds: null }, criteria: {} } });
});

it("refuses what is no cell or no number", () => {
  expect(specOf({ ...FIRST_FORM, locked: "here" }, []).ok).toBe(false);
  expect(specOf({ ...FIRST_FORM, bits: ["many", ""] }, []).ok).toBe(false);
});

it("tells how far it is, and why levels were not kept", () => {
  const progress = { tried: 40, kept: 2, perSecond: 12.4, best: null, rejected: { repeated: 3, unsolvable: 35 } };
  expect(progressText(progress)).toBe("40 tried, 12 a second, 2 as asked.");
  expect(rejectionText(progress)).toBe("Not kept: 35 have no solution, 3 came before.");
  expect(rejectionText({ ...progress, rejected: {} })).toBe("");
});
