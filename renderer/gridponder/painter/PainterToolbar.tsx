// The painter's tools in a row, the options of the chosen tool, undo, and the switches for what is drawn besides the
// cells.
import { FlipHorizontal2, FlipVertical2, Maximize, Redo2, Undo2 } from "lucide-react";
import { type ReactElement, memo } from "react";
import { fitBoards } from "../board/BoardCanvas";
import { redoIn, undoIn } from "../../documents/history/changesElsewhere";
import { IconButton } from "../../ui/Button";
import { Toggle } from "../../ui/Toggle";
import { Folding, FoldingToolbar } from "../../ui/FoldingToolbar";
import { ToolbarSeparator, ToolbarSpacer } from "../../ui/Toolbar";
import { ObjectKind } from "./inspector/ObjectKind";
import { PaintInto } from "./inspector/PaintInto";
import { SelectionActions } from "./inspector/SelectionActions";
import { ShowMenu } from "./help/ShowMenu";
import { chooseBrushSize, chooseTool, switchMirror, usePaintStore } from "./paintStore";
import type { PaintTarget } from "./paintTarget";
import { TOOLS, toolOf } from "./tools/tools";
import { useCommandKeys } from "../../session/window/keyMap";

/** Its parts are drawn again for what they show alone: a level's text changes with every stroke. */
export const PainterToolbar = memo(function PainterToolbar({
  paintTarget,
}: {
  readonly paintTarget: PaintTarget;
}): ReactElement {
  const options = usePaintStore((state) => toolOf(state.tool).options);
  return (
    <FoldingToolbar label="Painting">
      <Tools />
      <ToolbarSeparator />
      {options === "selection" ? <SelectionActions /> : null}
      {options === "object" ? <ObjectKind paintTarget={paintTarget} /> : null}
      {options === undefined ? <BrushSize /> : null}
      {options === undefined ? <Mirror /> : null}
      <PaintInto paintTarget={paintTarget} />
      <Steps file={paintTarget.document.path} />
      <ToolbarSpacer />
      <View />
    </FoldingToolbar>
  );
});

const Tools = memo(function Tools(): ReactElement[] {
  const keys = useCommandKeys();
  const chosen = usePaintStore((state) => state.tool);
  return TOOLS.map(({ id, title, icon, rank }) => {
    const choose = (): void => chooseTool(id);
    const button = (
      <Toggle
        key={id}
        label={title}
        keys={keys(`tool.${id}`)}
        icon={icon}
        iconOnly
        pressed={id === chosen}
        onChange={choose}
      />
    );
    return rank === undefined ? (
      button
    ) : (
      <Folding key={id} rank={rank}>
        {button}
      </Folding>
    );
  });
});

const Steps = memo(function Steps({ file }: { readonly file: string }): ReactElement {
  const keys = useCommandKeys();
  return (
    <Folding rank={5}>
      <ToolbarSeparator />
      <IconButton icon={Undo2} label="Undo" keys={keys("edit.undo")} onClick={() => undoIn(file)} />
      <IconButton icon={Redo2} label="Redo" keys={keys("edit.redo")} onClick={() => redoIn(file)} />
    </Folding>
  );
});

const View = memo(function View(): ReactElement {
  const keys = useCommandKeys();
  return (
    <span className="gw-toolbar-group">
      <ShowMenu />
      <Folding rank={6}>
        <IconButton icon={Maximize} label="Fit Board" keys={keys("view.fitBoard")} onClick={fitBoards} />
      </Folding>
    </span>
  );
});

const SIZES = [1, 2, 3, 4, 5] as const;

const BrushSize = memo(function BrushSize(): ReactElement {
  const size = usePaintStore((state) => state.brushSize);
  const isSized = usePaintStore((state) => toolOf(state.tool).isSized === true);
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

const AXES = [
  { axis: "flipX", label: "Mirror Strokes Left and Right", icon: FlipVertical2 },
  { axis: "flipY", label: "Mirror Strokes Top and Bottom", icon: FlipHorizontal2 },
] as const;

const Mirror = memo(function Mirror(): ReactElement {
  const mirror = usePaintStore((state) => state.mirror);
  return (
    <Folding rank={4}>
      {AXES.map(({ axis, label, icon }) => (
        <Toggle
          key={axis}
          label={label}
          icon={icon}
          iconOnly
          pressed={mirror.includes(axis)}
          onChange={() => switchMirror(axis)}
        />
      ))}
    </Folding>
  );
});
