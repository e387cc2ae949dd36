import { expect, it } from "vitest";
import { applyEdits } from "../text/edit";
import { parseJsonTree } from "../text/jsonTree";
import { stateMemberEdits } from "./stateEdits";

const LEVEL = '{ "state": { "avatar": { "position": [0, 0], "facing": "up" } } }';

it.each([
  ["avatar", "facing", "left", '{ "state": { "avatar": { "position": [0, 0], "facing": "left" } } }'],
  ["avatar", "enabled", false, '{ "state": { "avatar": { "position": [0, 0], "facing": "up", "enabled": false } } }'],
  ["avatar", "facing", undefined, '{ "state": { "avatar": { "position": [0, 0] } } }'],
  ["avatar", "enabled", undefined, LEVEL],
  ["overlay", "size", undefined, LEVEL],
  [
    "overlay",
    "position",
    [1, 2],
    '{ "state": { "avatar": { "position": [0, 0], "facing": "up" }, "overlay": { "position": [1, 2] } } }',
  ],
] as const)("%s.%s becomes %j", (part, name, value, text) => {
  const edits = stateMemberEdits({ text: LEVEL, tree: parseJsonTree(LEVEL) }, part, name, value);
  expect(edits.ok && applyEdits(LEVEL, edits.value)).toBe(text);
});

it("a broken text is refused", () => {
  expect(stateMemberEdits({ text: "{", tree: parseJsonTree("{") }, "avatar", "facing", "up").ok).toBe(false);
});
