import { expect, it } from "vitest";
import { buildPackSource } from "../../../shared/dialects/models";
import { lineWanted, nameRows, placeOfName } from "./paletteNames";

const pack = buildPackSource(
  [
    {
      path: "game.json",
      text: JSON.stringify({
        layers: [{ id: "ground" }],
        entityKinds: { crate: { layer: "ground", tags: ["pushable"] } },
        rules: [{ id: "win it", on: "turn_ended", then: [] }],
      }),
    },
    { path: "levels/a.json", text: JSON.stringify({ id: "a", state: { variables: { gems: 0 } } }) },
  ],
  [],
  [],
);

it("lists the pack's names with their sorts, and finds where they are defined", () => {
  const rows = nameRows(pack);
  const sortOf = (title: string) => rows.filter((row) => row.title === title).map(({ detail }) => detail);
  expect(sortOf("crate")).toEqual(["kind"]);
  expect(sortOf("win it")).toEqual(["rule"]);
  expect(sortOf("gems")).toEqual(["variable"]);
  const rule = rows.find(({ title }) => title === "win it");
  expect(placeOfName(pack, rule?.id ?? "")).toMatchObject({
    file: "game.json",
    at: expect.stringContaining("/rules/0"),
  });
  expect(placeOfName(pack, "game.json")).toBeNull();
});

it("reads the line of a search", () => {
  expect([":12", ": 3", ":0", ":", "12", "#12"].map(lineWanted)).toEqual([12, 3, 1, null, null, null]);
});
