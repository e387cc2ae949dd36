import { expect, it } from "vitest";
import { partName, partText, versionText } from "./partText";

it("names parts by where they stand, or by what they are", () => {
  const crate = { id: "1", kind: "entity", name: "crate", layer: "objects", position: [2, 1] } as const;
  expect(partName(crate)).toBe("crate [2, 1]");
  expect(partName({ ...crate, kind: "rule", name: "burn", layer: null, position: null })).toBe("rule burn");
});

it("tells what leaving a part out does", () => {
  expect(partText({ kind: "needed" }).tone).toBe("success");
  expect(partText({ kind: "longer", by: 1 }).text).toBe("1 move longer without it");
  expect(partText({ kind: "same" })).toEqual({ tone: "neutral", text: "no matter" });
  expect(partText(undefined).text).toBe("waiting");
});

it("tells what another version answers, and from which move on", () => {
  const other = { kind: "solved", length: 13, path: [], proven: true } as const;
  expect(versionText({ row: "V6", title: "", other, turn: 7 })).toBe("13 moves, another way from move 7");
  expect(
    versionText({ row: "V6", title: "", other: { kind: "unsolvable", proven: true, limit: null }, turn: null }),
  ).toBe("no solution");
});
