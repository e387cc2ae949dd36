// The Paint menu: tools, kinds and selected cells.
import type { Command } from "./command";

export const PAINT_COMMANDS = [
  { id: "tool.brush", title: "Brush", place: "paint", keys: ["B"], when: "paint" },
  { id: "tool.line", title: "Line", place: "paint", keys: ["L"], when: "paint" },
  { id: "tool.rectangle", title: "Rectangle", place: "paint", keys: ["U"], when: "paint" },
  { id: "tool.fill", title: "Fill", place: "paint", keys: ["F"], when: "paint" },
  { id: "tool.eraser", title: "Eraser", place: "paint", keys: ["X"], when: "paint" },
  { id: "tool.eyedropper", title: "Eyedropper", place: "paint", keys: ["I"], when: "paint" },
  { id: "tool.select", title: "Select", place: "paint", keys: ["R"], when: "paint" },
  { id: "tool.inspect", title: "Inspect Cells", place: "paint", keys: ["V"], when: "paint" },
  { id: "tool.avatar", title: "Avatar Start", place: "paint", keys: ["A"], when: "paint" },
  { id: "tool.overlay", title: "Overlay Start", place: "paint", keys: ["W"], when: "paint" },
  { id: "tool.object", title: "Multi-Cell Object", place: "paint", keys: ["O"], when: "paint" },
  { id: "tool.resize", title: "Resize by the Edges", place: "paint", keys: ["S"], when: "paint" },
  { id: "kind.new", title: "New Kind…", place: "paint", group: "Kind" },
  { id: "kind.edit", title: "Edit Selected Kind", place: "paint", group: "Kind" },
  { id: "kind.replace", title: "Replace Kind in Levels…", place: "paint", group: "Kind" },
  { id: "kind.delete", title: "Delete Selected Kind…", place: "paint", group: "Kind" },
  { id: "cells.selectAll", title: "Select All", place: "paint", group: "Selected Cells" },
  { id: "cells.copy", title: "Copy", place: "paint", group: "Selected Cells" },
  { id: "cells.cut", title: "Cut", place: "paint", group: "Selected Cells" },
  { id: "cells.paste", title: "Paste", place: "paint", group: "Selected Cells" },
  { id: "cells.flipX", title: "Flip Left to Right", place: "paint", group: "Selected Cells" },
  { id: "cells.flipY", title: "Flip Top to Bottom", place: "paint", group: "Selected Cells" },
  { id: "cells.turn", title: "Rotate by 90°", place: "paint", group: "Selected Cells" },
  { id: "cells.empty", title: "Clear", place: "paint", group: "Selected Cells" },
] as const satisfies readonly Command[];
