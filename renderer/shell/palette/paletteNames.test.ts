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

/** The text that is selected for the row of a name. */
function selected(title: string): string | undefined {
  const place = placeOfName(pack, nameRows(pack).find((row) => row.title === title)?.id ?? "");
  // Each text is one line.
  return place === null
    ? undefined
    : pack.files.get(place.file)?.text.slice(place.at.column - 1, place.at.endColumn - 1);
}

it("lists the pack's names with their sorts, and selects them where they are defined", () => {
  const rows = nameRows(pack);
  const sortOf = (title: string) => rows.filter((row) => row.title === title).map(({ detail }) => detail);
  expect(sortOf("crate")).toEqual(["kind"]);
  expect(sortOf("win it")).toEqual(["rule"]);
  expect(sortOf("gems")).toEqual(["variable"]);
  expect(["win it", "crate", "pushable", "gems"].map(selected)).toEqual(["win it", "crate", "pushable", "gems"]);
  expect(placeOfName(pack, "game.json")).toBeNull();
});

it("reads the line of a search", () => {
  expect([":12", ": 3", ":0", ":", "12", "#12"].map(lineWanted)).toEqual([12, 3, 1, null, null, null]);
});
