// What stands at the cell last painted, picked or chosen, or on all selected cells; and the facts of the level.
import { SquareMousePointer } from "lucide-react";
import type { ReactElement } from "react";
import { EmptyState } from "../ui/EmptyState";
import { CellFacts } from "./CellFacts";
import { LevelForm } from "./LevelForm";
import { SelectionFacts } from "./SelectionFacts";
import { useEaselAfterFrame } from "./easel";
import { usePaintStore } from "./paintStore";
import "./painter.css";

export function InspectorPanel(): ReactElement {
  const shown = useEaselAfterFrame();
  const focused = usePaintStore((state) => state.focused);
  const hasSelection = usePaintStore((state) => state.tool === "select" && state.selection.length > 1);
  if (shown.state !== "ready") {
    return <EmptyState icon={SquareMousePointer} title="Nothing to inspect" text="Choose a level first." />;
  }
  const { easel, file } = shown;
  const isOn = focused !== null && focused[0] < easel.view.width && focused[1] < easel.view.height;
  const cell = (): ReactElement => {
    if (hasSelection) return <SelectionFacts easel={easel} file={file} />;
    if (isOn) return <CellFacts easel={easel} file={file} cell={focused} />;
    return <p className="gw-inspector-hint">Paint or inspect a cell (V) to see what stands there.</p>;
  };
  return (
    <div className="gw-inspector">
      {cell()}
      <LevelForm key={file} easel={easel} file={file} />
    </div>
  );
}
