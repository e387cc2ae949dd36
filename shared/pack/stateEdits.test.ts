import { describe, expect, it } from "vitest";
import { applyEdits } from "../text/edit";
import { parseJsonTree } from "../text/jsonTree";
import { overlayStartEdits, stateMemberEdits } from "./stateEdits";

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

describe("the overlay's start", () => {
  const put = (text: string): string => {
    const edits = overlayStartEdits({ text, tree: parseJsonTree(text) }, [2, 1], [3, 2]);
    if (!edits.ok) throw new Error(edits.refusal);
    return applyEdits(text, edits.value);
  };
  it.each([
    [
      '{"state": {"overlay": {"position": [0, 0], "size": [2, 2], "note": 1}}}',
      '{"state": {"overlay": {"position": [2, 1], "size": [3, 2], "note": 1}}}',
    ],
    ['{"state": {"overlay": {"position": [0, 0]}}}', '{"state": {"overlay": {"position": [2, 1], "size": [3, 2]}}}'],
    ['{"state": {}}', '{"state": {"overlay": {"position": [2, 1], "size": [3, 2]}}}'],
    ['{"id": "a"}', '{"id": "a", "state": {"overlay": {"position": [2, 1], "size": [3, 2]}}}'],
  ])("of %s", (before, after) => {
    expect(JSON.parse(put(before))).toEqual(JSON.parse(after));
    expect(put(after)).toBe(after);
  });
});
