// The dock's own text of a layout without a panel that fills the window: such a state is never kept. Pure.
import { isJsonObject } from "../../../shared/base/json";

/** Returns the layout with every panel in view; what is no layout comes back as it is. */
export function wholeLayout(layout: unknown): unknown {
  if (!isJsonObject(layout) || !isJsonObject(layout["grid"])) return layout;
  const { maximizedNode: _maximized, root, ...grid } = layout["grid"];
  return { ...layout, grid: { ...grid, root: inView(root) } };
}

/** Returns a node of the grid, and those in it, none of them hidden. */
function inView(node: unknown): unknown {
  if (!isJsonObject(node)) return node;
  const { visible: _visible, ...shown } = node;
  return Array.isArray(shown["data"]) ? { ...shown, data: shown["data"].map(inView) } : shown;
}
