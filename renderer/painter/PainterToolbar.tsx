// The painter's tools in a row, the brush's size, and what is drawn beside the cells.
import { Cable, Grid2x2, MapPin, Maximize, Redo2, Ruler, Undo2 } from "lucide-react";
import type { ReactElement } from "react";
import { useShallow } from "zustand/react/shallow";
import { fitBoards } from "../board/BoardCanvas";
import { documents } from "../documents/documents";
import { usePackStore } from "../session/packStore";
import { IconButton } from "../ui/Button";
import { Toggle } from "../ui/Toggle";
import { Toolbar, ToolbarSeparator, ToolbarSpacer } from "../ui/Toolbar";
import { chooseBrushSize, chooseTool, usePaintStore } from "./paintStore";
import { ObjectKind } from "./ObjectKind";
import { SelectionActions } from "./SelectionActions";
import type { Easel } from "./painting";
import { TOOLS, toolOf } from "./tools/tools";

const SIZES = [1, 2, 3, 4, 5] as const;

export function PainterToolbar({ easel }: { readonly easel: Easel }): ReactElement {
  // Only these: a stroke changes the store at every move of the pointer.
  const { tool, brushSize, showGrid, showRulers, showLinks, showPlaces } = usePaintStore(
    useShallow(({ tool, brushSize, showGrid, showRulers, showLinks, showPlaces }) => {
      return { tool, brushSize, showGrid, showRulers, showLinks, showPlaces };
    }),
  );
  const file = usePackStore((state) => state.activeLevelFile);
  const set = usePaintStore.setState;
  const chosen = toolOf(tool);
  return (
    <Toolbar label="Painting">
      {TOOLS.map(({ id, title, key, icon }) => (
        <Toggle
          key={id}
          label={title}
          keys={key}
          icon={icon}
          iconOnly
          pressed={id === tool}
          onChange={() => chooseTool(id)}
        />
      ))}
      <ToolbarSeparator />
      {chosen.kind === "select" ? (
        <SelectionActions easel={easel} />
      ) : chosen.kind === "object" ? (
        <ObjectKind easel={easel} />
      ) : (
        <BrushSize size={brushSize} disabled={chosen.kind !== "paint" || !chosen.sized} />
      )}
      <ToolbarSeparator />
      <IconButton icon={Undo2} label="Undo" keys="CmdOrCtrl+Z" onClick={() => documents.get(file ?? "")?.undo()} />
      <IconButton icon={Redo2} label="Redo" keys="CmdOrCtrl+Y" onClick={() => documents.get(file ?? "")?.redo()} />
      <ToolbarSpacer />
      <Toggle label="Grid" icon={Grid2x2} iconOnly pressed={showGrid} onChange={(on) => set({ showGrid: on })} />
      <Toggle
        label="Coordinates"
        icon={Ruler}
        iconOnly
        pressed={showRulers}
        onChange={(on) => set({ showRulers: on })}
      />
      <Toggle
        label="What Rules and Goals Name"
        icon={MapPin}
        iconOnly
        pressed={showPlaces}
        onChange={(on) => set({ showPlaces: on })}
      />
      <Toggle label="Links" icon={Cable} iconOnly pressed={showLinks} onChange={(on) => set({ showLinks: on })} />
      <IconButton icon={Maximize} label="Fit Board" keys="CmdOrCtrl+0" onClick={fitBoards} />
    </Toolbar>
  );
}

function BrushSize({ size, disabled }: { readonly size: number; readonly disabled: boolean }): ReactElement {
  return (
    <label className="gw-brush-size">
      <span className="visually-hidden">Brush size</span>
      <select value={size} disabled={disabled} onChange={(event) => chooseBrushSize(Number(event.target.value))}>
        {SIZES.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}
