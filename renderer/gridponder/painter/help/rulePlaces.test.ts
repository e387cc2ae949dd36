import { expect, it } from "vitest";
import { parseJsonTree } from "../../../../shared/text/jsonTree";
import { rulePlaces } from "./rulePlaces";

it("finds the cells that rules, goals and lose conditions name, each once, with all who name it", () => {
  const level = parseJsonTree(`{
    "board": { "size": [3, 3], "layers": { "objects": { "format": "sparse", "entries": [{ "position": [2, 2], "kind": "rock" }] } } },
    "rules": [{ "id": "gate", "on": "avatar_entered", "where": { "position": [1, 0] }, "then": [{ "destroy": { "layer": "objects", "position": [0, 2] } }] }],
    "goals": [{ "type": "reach_target" }],
    "loseConditions": "none"
  }`);
  const game = parseJsonTree(`{
    "rules": [{ "id": "door", "on": "avatar_entered", "where": { "position": [1, 0] }, "then": [{ "destroy": { "layer": "objects", "position": "$event.position" } }] }]
  }`);
  expect(rulePlaces(level, game)).toEqual([
    { at: [1, 0], by: ["door", "gate"] },
    { at: [0, 2], by: ["gate"] },
  ]);
  expect(rulePlaces(parseJsonTree(""), undefined)).toEqual([]);
});
