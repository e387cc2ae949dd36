import { beforeEach, expect, it } from "vitest";
import { createEmitter } from "../../../shared/base/emitter";
import type { PanelId } from "../../dialect/dialectPanels";
import { openStores } from "../../state/windowStore";
import { useShellStore } from "../shellStore";
import { followPanels } from "./panelsInView";

beforeEach(openStores);

it("panels are in view as the dock has them, and none once their pack is closed", () => {
  const changed = createEmitter<void>();
  let panels: readonly PanelId[] = ["board", "editor"];
  const following = followPanels(
    (listener) => changed.on(listener),
    () => panels,
  );
  changed.emit();
  expect(useShellStore.getState().panels).toEqual(["board", "editor"]);
  panels = ["board"];
  changed.emit();
  expect(useShellStore.getState().panels).toEqual(["board"]);
  following.dispose();
  expect(useShellStore.getState().panels).toEqual([]);
  // A dock that is taken down empties itself.
  changed.emit();
  expect(useShellStore.getState().panels).toEqual([]);
});
