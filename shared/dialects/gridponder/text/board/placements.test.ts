import { expect, test } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { avatarStartEdits, objectCellsEdits } from "./placements";

function moved(text: string, facing?: string): string {
  const edits = avatarStartEdits({ text, tree: parseJsonTree(text) }, [2, 1], facing);
  if (!edits.ok) throw new Error(edits.refusal.message);
  return applyEdits(text, edits.value);
}

test.each([
  [
    "the position is replaced",
    '{"state": {"avatar": {"position": [0, 0]}}}',
    '{"state": {"avatar": {"position": [2, 1]}}}',
  ],
  [
    "the same position edits nothing",
    '{"state": {"avatar": {"position": [2,1]}}}',
    '{"state": {"avatar": {"position": [2,1]}}}',
  ],
  [
    "a position over several lines stays so",
    '{\n  "state": {"avatar": {"position": [\n    0,\n    0\n  ]}}\n}',
    '{\n  "state": {"avatar": {"position": [\n    2,\n    1\n  ]}}\n}',
  ],
  [
    "a missing position is added to the avatar",
    '{\n  "state": {\n    "avatar": {\n      "enabled": true\n    }\n  }\n}',
    '{\n  "state": {\n    "avatar": {\n      "enabled": true,\n      "position": [2, 1]\n    }\n  }\n}',
  ],
  ["a missing state is made", '{\n  "id": "a"\n}', '{\n  "id": "a",\n  "state": {"avatar": {"position": [2, 1]}}\n}'],
])("%s", (_, before, after) => {
  expect(moved(before)).toBe(after);
});

test.each([
  [
    '{"state": {"avatar": {"position": [0, 0], "facing": "up"}}}',
    '{"state": {"avatar": {"position": [2, 1], "facing": "left"}}}',
  ],
  [
    '{"state": {"avatar": {"enabled": true}}}',
    '{"state": {"avatar": {"enabled": true, "position": [2, 1], "facing": "left"}}}',
  ],
  ['{"state": {"avatar": {"position": [0, 0]}}}', '{"state": {"avatar": {"position": [2, 1], "facing": "left"}}}'],
  ['{"state": {}}', '{"state": {"avatar": {"position": [2, 1], "facing": "left"}}}'],
])("with a facing, %s becomes %s", (before, after) => {
  expect(moved(before, "left")).toBe(after);
});

test("a text that does not parse is refused", () => {
  const result = avatarStartEdits({ text: "{", tree: parseJsonTree("{") }, [0, 0]);
  expect(result.ok ? null : result.refusal.reason).toBe("broken-text");
});

test("a multi-cell object's cells are written again; those that stay keep their sprites", () => {
  const text =
    '{"board": {"multiCellObjects": [{"id": "p", "cells": [{"position": [0, 0], "sprite": "s.png"}, [1, 0]]}]}}';
  const edits = objectCellsEdits({ text, tree: parseJsonTree(text) }, 0, [
    [0, 0],
    [0, 1],
  ]);
  expect(edits.ok && applyEdits(text, edits.value)).toBe(text.replace("[1, 0]", "[0, 1]"));
});
