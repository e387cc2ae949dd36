// Which panels are in view, as the shell's store tells the menus.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import type { PanelId } from "../../dialect/dialectPanels";
import { useShellStore } from "../shellStore";

/** Follows the dock's panels until disposed. There are none without a dock, as on the welcome page. */
export function followPanels(
  onChange: (listener: () => void) => Disposable,
  panels: () => readonly PanelId[],
): Disposable {
  const changes = onChange(() => useShellStore.setState({ panels: panels() }));
  return disposable(() => {
    changes.dispose();
    useShellStore.setState({ panels: [] });
  });
}
