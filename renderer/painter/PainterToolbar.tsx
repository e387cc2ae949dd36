// The painter's tools in a row, what the chosen tool can be told, undo, and what is drawn beside the cells.
import { Maximize, Redo2, Undo2 } from "lucide-react";
import { type ReactElement, memo } from "react";
import { fitBoards } from "../board/BoardCanvas";
import { documents } from "../documents/documents";
import { usePackStore } from "../session/packStore";
import { IconButton } from "../ui/Button";
import { Toggle } from "../ui/Toggle";
import { Toolbar, ToolbarSeparator, ToolbarSpacer } from "../ui/Toolbar";
import { ObjectKind } from "./ObjectKind";
import { PaintInto } from "./PaintInto";
import { SelectionActions } from "./SelectionActions";
import { ShowMenu } from "./ShowMenu";
import { chooseBrushSize, chooseTool, usePaintStore } from "./paintStore";
import type { Easel } from "./painting";
import { TOOLS, toolOf } from "./tools/tools";

/** Its parts are drawn again for what they show alone: a level's text changes with every stroke. */
export const PainterToolbar = memo(function PainterToolbar({ easel }: { readonly easel: Easel }): ReactElement {
  const kind = usePaintStore((state) => toolOf(state.tool).kind);
  return (
    <Toolbar label="Painting">
      <Tools />
      <ToolbarSeparator />
      {kind === "select" ? <SelectionActions /> : null}
      {kind === "object" ? <ObjectKind easel={easel} /> : null}
      {kind === "select" || kind === "object" || kind === "resize" ? null : <BrushSize />}
      <PaintInto easel={easel} />
      <ToolbarSeparator />
      <Steps />
      <ToolbarSpacer />
      <View />
    </Toolbar>
  );
});

const Tools = memo(function Tools(): ReactElement[] {
  const chosen = usePaintStore((state) => state.tool);
  return TOOLS.map(({ id, title, key, icon }) => (
    <Toggle
      key={id}
      label={title}
      keys={key}
      icon={icon}
      iconOnly
      pressed={id === chosen}
      onChange={() => chooseTool(id)}
    />
  ));
});

const Steps = memo(function Steps(): ReactElement {
  const file = usePackStore((state) => state.activeLevelFile) ?? "";
  return (
    <>
      <IconButton icon={Undo2} label="Undo" keys="CmdOrCtrl+Z" onClick={() => documents.get(file)?.undo()} />
      <IconButton icon={Redo2} label="Redo" keys="CmdOrCtrl+Y" onClick={() => documents.get(file)?.redo()} />
    </>
  );
});

const View = memo(function View(): ReactElement {
  return (
    <span className="gw-toolbar-group">
      <ShowMenu />
      <IconButton icon={Maximize} label="Fit Board" keys="CmdOrCtrl+0" onClick={fitBoards} />
    </span>
  );
});

const SIZES = [1, 2, 3, 4, 5] as const;

const BrushSize = memo(function BrushSize(): ReactElement {
  const size = usePaintStore((state) => state.brushSize);
  const isSized = usePaintStore((state) => {
    const tool = toolOf(state.tool);
    return tool.kind === "paint" && tool.sized;
  });
  return (
    <label className="gw-brush-size">
      <span className="visually-hidden">Brush size</span>
      <select value={size} disabled={!isSized} onChange={(event) => chooseBrushSize(Number(event.target.value))}>
        {SIZES.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
});
