import { describe, expect, it } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { overlayStartEdits } from "./stateEdits";

it("a broken text is refused", () => {
  expect(overlayStartEdits({ text: "{", tree: parseJsonTree("{") }, [0, 0], [2, 2]).ok).toBe(false);
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
