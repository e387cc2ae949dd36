// The board of the active level, to be painted on: always what the text says, with the stroke under way on it.
import { Grid3x3 } from "lucide-react";
import { type ReactElement, useEffect, useMemo } from "react";
import type { Position } from "../../shared/base/boardView";
import { BoardCanvas } from "../board/BoardCanvas";
import { describeCell } from "../board/describeCell";
import type { BoardOverlay } from "../board/overlays";
import { usePackSprites } from "../board/packLooks";
import { usePackStore } from "../session/packStore";
import { EmptyState } from "../ui/EmptyState";
import { PainterToolbar } from "./PainterToolbar";
import { boardFindings } from "./boardFindings";
import { useEasel } from "./easel";
import { portalLinks } from "./links";
import { type PaintState, type Stroke, drawnOpacity, usePaintStore } from "./paintStore";
import "./painter.css";
import { paintAtCursor, paintByKey } from "./painterKeys";
import { type Easel, paintByPointer, strokeCells, strokeEntity } from "./painting";
import { changedCount, strokeBoard } from "./strokeBoard";
import { toolOf } from "./tools/tools";

export function PainterBoard(): ReactElement {
  const shown = useEasel();
  if (shown.state === "no-level") {
    return <EmptyState icon={Grid3x3} title="No level chosen" text="Choose a level to see and paint its board." />;
  }
  if (shown.state === "no-board") {
    return <EmptyState icon={Grid3x3} title="This level has no board to show" text={shown.message} />;
  }
  return <Painter easel={shown.easel} file={shown.file} />;
}

function Painter({ easel, file }: { readonly easel: Easel; readonly file: string }): ReactElement {
  const state = usePaintStore();
  const sprites = usePackSprites();
  const { view, looks } = easel;
  useFirstLayer(easel);

  const { stroke, brushSize, hiddenLayers, soloLayer, opacity } = state;
  const preview = useMemo(() => {
    if (stroke === null) return view;
    return strokeBoard(view, stroke.layer, strokeCells(view, stroke, brushSize), strokeEntity(looks, stroke));
  }, [view, looks, stroke, brushSize]);
  const layerOpacity = useMemo(
    () => drawnOpacity(view.layers, { hiddenLayers, soloLayer, opacity }),
    [view.layers, hiddenLayers, soloLayer, opacity],
  );
  const overlays = useOverlays(easel, file, state);
  const tool = toolOf(state.tool);

  return (
    <div className="gw-painter" data-painter={file}>
      <PainterToolbar />
      <BoardCanvas
        view={preview}
        looks={looks}
        sprites={sprites}
        label={`Board of ${file}`}
        announcement={state.notice}
        fitKey={file}
        overlays={overlays}
        layerOpacity={layerOpacity}
        gridLines={state.showGrid}
        rulers={state.showRulers}
        showInvisible
        cursor={tool.kind === "paint" || tool.kind === "pick" ? "crosshair" : "default"}
        onPointer={(event) => paintByPointer(easel, event)}
        onKeyDown={(event) => {
          if (!paintByKey(easel, event)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
        onSpace={() => paintAtCursor(easel)}
      />
      <PainterStatus easel={easel} />
    </div>
  );
}

/** Until a layer is chosen, the one that things stand on: erasing and picking have something to work on. */
function useFirstLayer({ view }: Easel): void {
  const layer = usePaintStore((state) => state.layer);
  const isKnown = layer !== null && view.layers.includes(layer);
  const first = view.layers.includes("objects") ? "objects" : (view.layers.at(-1) ?? null);
  useEffect(() => {
    if (!isKnown) usePaintStore.setState({ layer: first });
  }, [isKnown, first]);
}

function useOverlays({ view, looks, document }: Easel, file: string, state: PaintState): readonly BoardOverlay[] {
  const findings = usePackStore((pack) => pack.findings[file]);
  const level = document.value();
  const marks = useMemo(() => boardFindings(level, findings ?? []), [level, findings]);
  const links = useMemo(() => (state.showLinks ? portalLinks(view, looks) : []), [view, looks, state.showLinks]);
  const { stroke, hovered, focused, showCursor, entity, brushSize } = state;
  const tool = toolOf(state.tool);
  return useMemo(() => {
    const overlays: BoardOverlay[] = [
      ...links.map(({ from, to }) => ({ kind: "link", from, to }) as const),
      ...marks.map(({ at, severity }) => ({ kind: "finding", at, severity }) as const),
    ];
    if (stroke !== null) {
      const cells = strokeCells(view, stroke, brushSize).filter(([x, y]) => isIn(view, x, y));
      overlays.push({ kind: "cells", cells, style: stroke.entity === null ? "erase" : "pending" });
    } else if (hovered !== null) {
      const reach = tool.kind === "paint" && tool.sized ? brushSize : 1;
      if (tool.kind === "paint" && !tool.erases && entity !== null) {
        overlays.push({ kind: "ghost", cells: under(hovered, reach), entity });
      }
      overlays.push({ kind: "hover", at: hovered, reach });
    }
    if (showCursor && focused !== null) overlays.push({ kind: "cursor", at: focused });
    return overlays;
  }, [links, marks, view, stroke, hovered, focused, showCursor, entity, brushSize, tool]);
}

function isIn(view: Easel["view"], x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < view.width && y < view.height;
}

function under([x, y]: Position, reach: number): readonly Position[] {
  const before = Math.floor((reach - 1) / 2);
  return Array.from({ length: reach * reach }, (_, index) => {
    return [x - before + (index % reach), y - before + Math.floor(index / reach)] as const;
  });
}

/** One line: the cell under the pointer with all its layers, what a stroke will change, what was last done. */
function PainterStatus({ easel }: { readonly easel: Easel }): ReactElement {
  const hovered = usePaintStore((state) => state.hovered);
  const notice = usePaintStore((state) => state.notice);
  const stroke = usePaintStore((state) => state.stroke);
  const brushSize = usePaintStore((state) => state.brushSize);
  const { view, looks } = easel;
  const text = hovered === null ? "" : describeCell(view, looks, hovered);
  return (
    <div className="gw-painter-status">
      <span className="gw-painter-hovered">{text}</span>
      <span className="gw-painter-notice">{stroke === null ? notice : strokeText(easel, stroke, brushSize)}</span>
      <span>
        {view.width} × {view.height}
      </span>
    </div>
  );
}

function strokeText({ view, looks }: Easel, stroke: Stroke, brushSize: number): string {
  const cells = strokeCells(view, stroke, brushSize);
  const count = changedCount(view, stroke.layer, cells, strokeEntity(looks, stroke));
  return count === 1 ? "1 cell will change." : `${count} cells will change.`;
}
