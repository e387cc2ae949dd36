import type { editor } from "monaco-editor/editor";
import { expect, test } from "vitest";
import { showDifference } from "./shownDifference";

test("the overview goes before the editor, which would be kept with it, and the comparing stops", () => {
  const done: string[] = [];
  const view = { dispose: () => void done.push("comparing stopped") } as unknown as editor.IDiffEditorViewModel;
  const end = showDifference(
    {
      createViewModel: () => view,
      setModel: (shown) => void done.push(shown === view ? "shown" : "shown otherwise"),
      updateOptions: (options) => void done.push(JSON.stringify(options)),
      dispose: () => void done.push("disposed of"),
    },
    {} as editor.IDiffEditorModel,
  );
  expect(done).toEqual(["shown"]);
  end();
  expect(done.slice(1)).toEqual(['{"renderOverviewRuler":false}', "disposed of", "comparing stopped"]);
});
