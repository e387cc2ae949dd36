import { expect, it } from "vitest";
import { parseJsonTree } from "../../../../text/jsonTree";
import { fixedPlaces } from "./gameDirections";

const GAME = parseJsonTree(`{
  "actions": [{ "id": "move", "params": { "direction": { "type": "direction", "values": ["up", "left"] } } }],
  "systems": [
    { "id": "walk", "type": "avatar_navigation", "config": { "directions": ["up", "down", "left", "right"] } },
    { "id": "fall", "type": "gravity", "config": { "direction": "down" } },
    { "id": "flanks", "type": "flank_capture", "config": { "directions": ["left", "right"] } }
  ],
  "rules": [
    { "id": "door", "on": "avatar_entered", "where": { "position": [2, 1] }, "then": [{ "destroy": { "layer": "objects", "position": "$event.position" } }] }
  ]
}`);

it("tells what of a game would have to be turned with a level, by who says it", () => {
  const owners = (turn: Parameters<typeof fixedPlaces>[1]): readonly string[] =>
    fixedPlaces(GAME, turn).map(({ owner, at }) => `${owner} ${at}`);
  expect(owners("clockwise")).toEqual([
    "system fall /systems/1/config/direction",
    "system flanks /systems/2/config/directions",
    "rule door /rules/0/where/position",
  ]);
  expect(owners("flipX")).toEqual(["rule door /rules/0/where/position"]);
  expect(fixedPlaces(parseJsonTree("[1"), "flipX")).toEqual([]);
});
