import { expect, it } from "vitest";
import { parseJsonTree } from "../../../../shared/text/jsonTree";
import { goalPatterns } from "./goalPatterns";

it("gathers what board_match goals want, in both forms, and nothing of other goals", () => {
  const level = parseJsonTree(`{ "goals": [
    { "type": "reach_target", "config": { "targetLayers": { "objects": [["rock"]] } } },
    { "type": "board_match", "config": { "targetLayers": {
      "objects": [[null, "rock"], ["rock", { "kind": "number", "value": 2 }]],
      "markers": { "format": "sparse", "entries": [{ "position": [3, 1], "kind": "flag" }] }
    } } }
  ] }`);
  expect(goalPatterns(level)).toEqual([
    {
      entity: { kind: "rock", params: {} },
      cells: [
        [1, 0],
        [0, 1],
      ],
    },
    { entity: { kind: "number", params: { value: 2 } }, cells: [[1, 1]] },
    { entity: { kind: "flag", params: {} }, cells: [[3, 1]] },
  ]);
  expect(goalPatterns(parseJsonTree('{"goals": 3}'))).toEqual([]);
});
