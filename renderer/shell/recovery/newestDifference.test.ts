import { expect, test } from "vitest";
import { newestDifference } from "./newestDifference";

const TEXTS: Readonly<Record<string, string | null>> = { saved: "b", before: "a", first: "b", gone: null };
const versions = (...ids: readonly string[]) => ids.map((id, index) => ({ id, atMs: 9 - index, bytes: 1 }));

test.each([
  ["the last saved one, where the text has been edited since", "c", ["saved", "before"], "saved"],
  ["the one before, where the text is as it was saved", "b", ["saved", "before", "first"], "before"],
  ["none that is not kept any more", "b", ["saved", "gone", "before"], "before"],
  ["none where nothing differs", "b", ["saved"], undefined],
])("the version to look at first is %s", async (_, present, ids, expected) => {
  const found = await newestDifference(versions(...ids), present, (id) => Promise.resolve(TEXTS[id] ?? null));
  expect(found?.id).toBe(expected);
});
