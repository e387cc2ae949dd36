import { expect, test } from "vitest";
import { endDifference } from "./endedDifference";

test("the overview goes before the editor, which would be kept with it", () => {
  const done: string[] = [];
  endDifference({
    updateOptions: (options) => void done.push(JSON.stringify(options)),
    dispose: () => void done.push("disposed of"),
  });
  expect(done).toEqual(['{"renderOverviewRuler":false}', "disposed of"]);
});
