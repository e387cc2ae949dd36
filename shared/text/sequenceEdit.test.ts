import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseJsonTree } from "./jsonTree";
import { layoutNear } from "./memberEdit";
import { removalEdits, sequenceEdits } from "./sequenceEdit";

test("edits that only remove items are those of a change that inserts none", () => {
  const text = fc.tuple(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 8 }), fc.boolean());
  const indices = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 6 });
  fc.assert(
    fc.property(text, indices, ([items, isLong], removed) => {
      const json = JSON.stringify(items, null, isLong ? 2 : 0);
      const tree = parseJsonTree(json);
      const remove = new Set(removed);
      const all = sequenceEdits(json, tree.root!, { remove }, layoutNear(json, tree, tree.root));
      expect(removalEdits(tree.root!, remove)).toEqual(all);
    }),
  );
});
