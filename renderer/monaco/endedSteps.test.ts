// What Monaco's own keeper of steps has left when a text goes.
import { URI } from "monaco-editor/base/common/uri.js";
import { UndoRedoService } from "monaco-editor/platform/undoRedo/common/undoRedoService.js";
import { expect, test } from "vitest";
import { createEmitter } from "../../shared/base/emitter";
import { endStepsWithText } from "./endedSteps";

const uri = URI.parse("pack://one/levels/first.json");

/** A text with steps, of which some are undone, that goes as Monaco's texts do. */
function closed(steps: readonly string[], undone: number, endsSteps: boolean) {
  const service = new UndoRedoService({}, {});
  const removed = createEmitter<{ readonly uri: URI }>();
  if (endsSteps) endStepsWithText({ onModelRemoved: (listener) => void removed.on(listener) }, service);
  const before = service.createSnapshot(uri);
  for (const label of steps) {
    service.pushElement({ type: 0, resource: uri, label, code: "", undo: () => undefined, redo: () => undefined });
  }
  for (let times = 0; times < undone; times += 1) service.undo(uri);
  service.restoreSnapshot(before);
  removed.emit({ uri });
  const { past, future } = service.getElements(uri);
  return [...past, ...future].map(({ label }) => label);
}

test.each([0, 1, 2, 3])("with %i of three steps undone, none is kept", (undone) => {
  expect(closed(["paint", "erase", "fill"], undone, true)).toEqual([]);
});

test("Monaco alone keeps what was undone, and with it the text", () => {
  expect(closed(["paint", "erase", "fill"], 1, false)).toEqual(["fill"]);
});
