import { describe, expect, it } from "vitest";
import type { Geometry, Position } from "./boardView";
import { hasPlaces, placeName, readPlace, typedPlace } from "./placeName";

const GEOMETRIES: Readonly<Record<string, Geometry | undefined>> = {
  "squares from the top left": undefined,
  chess: { kind: "squares", up: true, names: "a1" },
  numbered: { kind: "squares", up: true, names: "xy" },
  hexagon: { kind: "hexes", origin: [2, 2], absent: [[0, 0]] },
  network: { kind: "nodes", names: ["Alaska", "Kamchatka"], at: null, edges: [[0, 1, true]] },
};

function placesOf(name: string): { readonly geometry?: Geometry } {
  const geometry = GEOMETRIES[name];
  return geometry === undefined ? {} : { geometry };
}

describe("the name of a place", () => {
  it.each<readonly [string, Position, string, string]>([
    ["squares from the top left", [3, 2], "(3,2)", "3,2"],
    ["chess", [4, 3], "E4", "E4"],
    ["chess", [25, 0], "Z1", "Z1"],
    ["chess", [26, 9], "AA10", "AA10"],
    ["numbered", [3, 4], "3,4", "3,4"],
    ["hexagon", [1, 4], "-1,2", "-1,2"],
    ["network", [1, 0], "Kamchatka", "Kamchatka"],
  ])("on %s: %j is %s", (board, position, said, typed) => {
    const places = placesOf(board);
    expect(placeName(places, position)).toBe(said);
    expect(typedPlace(places, position)).toBe(typed);
    expect(readPlace(places, typed)).toEqual(position);
  });

  it.each<readonly [string, string, Position]>([
    ["squares from the top left", " (3, 2) ", [3, 2]],
    ["squares from the top left", "[3,2]", [3, 2]],
    ["chess", " e4 ", [4, 3]],
    ["network", " ALASKA", [0, 0]],
  ])("on %s may be typed as %j", (board, text, position) => {
    expect(readPlace(placesOf(board), text)).toEqual(position);
  });

  it.each([
    ["squares from the top left", "-1,2"],
    ["squares from the top left", "gems"],
    ["squares from the top left", "1.5,2"],
    ["chess", "E0"],
    ["chess", "3,2"],
    ["hexagon", "-2,-2"],
    ["hexagon", "-3,0"],
    ["network", "Peru"],
  ])("on %s is not %j", (board, text) => {
    expect(readPlace(placesOf(board), text)).toBe(null);
  });
});

it("is there unless the game has no board at all", () => {
  expect(Object.keys(GEOMETRIES).map((name) => hasPlaces(placesOf(name)))).not.toContain(false);
  expect(hasPlaces({ geometry: { kind: "nodes", names: [], at: null, edges: [] } })).toBe(false);
});
