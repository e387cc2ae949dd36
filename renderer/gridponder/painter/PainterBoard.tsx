// The board of the active level, to be painted on: always what the text says, with the stroke under way on it.
import { Grid3x3 } from "lucide-react";
import { type ReactElement, useEffect, useMemo } from "react";
import { useShallow } from "zustand/react/shallow";
import type { BoardView } from "../../../shared/base/boardView";
import { boardSizeEdits } from "../../../shared/dialects/gridponder/text/board/newBoard";
import { BoardCanvas } from "../board/BoardCanvas";
import { usePackSprites } from "../board/packLooks";
import { onStepElsewhere } from "../../documents/changesElsewhere";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { FindingMenu } from "./help/FindingMenu";
import { HoverCard } from "./help/HoverCard";
import { PainterStatus } from "./PainterStatus";
import { PainterToolbar } from "./PainterToolbar";
import { ResizeCard } from "./inspector/ResizeCard";
import { findingsAt, findingsByPointer } from "./help/askedFindings";
import { sideByPointer } from "./inspector/boxSides";
import { pickedByPointer } from "./inspector/changeInstances";
import { useCarrying } from "./tools/carrying";
import { useBoardClipboard } from "./clipboard";
import { useDrawnHelp } from "./help/drawnHelp";
import { type PaintTargetState, usePaintTarget, usePatternPaintTarget } from "./paintTarget";
import { type PaintState, type RestingState, restingState, usePaintStore } from "./paintStore";
import { drawnOpacity } from "./palette/shownLayers";
import "./help/hoverCard.css";
import "./painter.css";
import { paintAtCursor, paintByKey } from "./painterKeys";
import { drawByPointer, drawnBoard } from "./tools/objectDrawing";
import { overlayByPointer } from "./tools/overlayTool";
import { usePainterDecorations } from "./painterDecorations";
import { pointerDecorations } from "./pointerDecorations";
import { type PaintTarget, paintByPointer, say, strokeCells, strokeEntity } from "./painting";
import { gripCursor } from "./tools/resizeDrag";
import { resizeByPointer } from "./tools/resizing";
import { selectByPointer } from "./tools/selecting";
import { isSelected } from "./tools/selection";
import { useShownPainter } from "./shownPainter";
import { strokeBoard } from "./strokeBoard";
import { toolOf } from "./tools/tools";

export function PainterBoard(): ReactElement {
  const shown = usePaintTarget();
  if (shown.state === "no-level") {
    return <EmptyState icon={Grid3x3} title="No level chosen" text="Choose a level to see and paint its board." />;
  }
  if (shown.state === "no-board") {
    return <NoBoard {...shown} />;
  }
  return <Painter paintTarget={shown.paintTarget} file={shown.file} />;
}

/** Columns and rows that a level without a board is given. */
const FIRST_SIZE = [8, 8] as const;

/** Why there is no board, and a way to one where the text allows it. */
function NoBoard({ message, reason, document }: Extract<PaintTargetState, { state: "no-board" }>): ReactElement {
  const edits = boardSizeEdits({ text: document.text(), tree: document.tree() }, FIRST_SIZE);
  return (
    <EmptyState icon={Grid3x3} title="This level has no board to show" text={edits.ok ? message : edits.refusal}>
      {edits.ok && reason === "no-size" ? (
        <Button variant="primary" onClick={() => document.apply(edits.value)}>
          Make a Board of {FIRST_SIZE.join(" × ")}
        </Button>
      ) : null}
    </EmptyState>
  );
}

/** Room to drag the board's edges outwards, in CSS pixels. */
const RESIZE_MARGIN = 72;

/** How strongly the board is drawn under a pattern that is painted. */
const UNDER_PATTERN = 0.3;

function Painter({ paintTarget, file }: { readonly paintTarget: PaintTarget; readonly file: string }): ReactElement {
  const state = usePaintStore(useShallow(restingState));
  const announcement = usePaintStore((each) => each.notice);
  const cursor = usePaintStore(cursorOf);
  const sprites = usePackSprites();
  const { view, looks } = paintTarget;
  const patternPaintTarget = usePatternPaintTarget(paintTarget);
  const target = patternPaintTarget ?? paintTarget;
  const isPattern = patternPaintTarget !== null;
  useShownPainter(target, paintTarget, sprites);
  useFirstLayer(paintTarget);
  useStepNotice(paintTarget);
  useBoardClipboard(target);

  const { hiddenLayers, soloLayer, opacity } = state;
  const preview = usePreview(target, state);
  const layerOpacity = useMemo(() => {
    const drawn = drawnOpacity(view.layers, { hiddenLayers, soloLayer, opacity });
    return isPattern ? new Map(Array.from(drawn, ([layer, share]) => [layer, share * UNDER_PATTERN])) : drawn;
  }, [view.layers, hiddenLayers, soloLayer, opacity, isPattern]);
  const decorations = usePainterDecorations({ paintTarget, file, pattern: isPattern ? preview : null }, target, state);
  const tool = toolOf(state.tool);
  const isResizing = tool.kind === "resize";
  const help = useDrawnHelp();
  const hasMark = usePaintStore(({ hovered }) => hovered !== null && findingsAt(paintTarget, hovered).length > 0);

  return (
    <div className="gw-painter" data-painter={file}>
      <PainterToolbar paintTarget={target} />
      <div className="gw-painter-canvas">
        <BoardCanvas
          view={isPattern ? view : preview}
          looks={looks}
          sprites={sprites}
          label={`Board of ${file}`}
          announcement={announcement}
          fitKey={file}
          decorations={decorations}
          pointerDecorations={pointerDecorations}
          layerOpacity={layerOpacity}
          gridLines={help.grid}
          rulers={help.coordinates}
          objectHints={help.objects}
          showInvisible
          margin={isResizing ? RESIZE_MARGIN : undefined}
          finePointer={isResizing || state.side !== null || hasMark}
          cursor={cursor}
          onPointer={(event) => {
            if (pickedByPointer(paintTarget, event)) return;
            if (!isResizing && state.carried === null && findingsByPointer(paintTarget, event)) return;
            if (tool.kind === "inspect" && sideByPointer(paintTarget, event)) return;
            if (tool.kind === "select") selectByPointer(target, event);
            else if (tool.kind === "object") drawByPointer(paintTarget, event);
            else if (tool.kind === "overlay") overlayByPointer(paintTarget, event);
            else if (tool.kind === "resize") resizeByPointer(paintTarget, event);
            else paintByPointer(target, event);
          }}
          onKeyDown={(event) => {
            if (!paintByKey(target, event)) return;
            event.preventDefault();
            event.stopPropagation();
          }}
          onSpace={() => paintAtCursor(target)}
        />
        <HoverCard paintTarget={paintTarget} file={file} />
        <FindingMenu paintTarget={paintTarget} file={file} />
        {isResizing ? <ResizeCard paintTarget={paintTarget} /> : null}
      </div>
      <PainterStatus paintTarget={target} />
    </div>
  );
}

/** The board with what is under way on it. */
function usePreview(paintTarget: PaintTarget, state: RestingState): BoardView {
  const { view, looks } = paintTarget;
  const { stroke, brushSize, carried, drawing, objectKind } = state;
  const carrying = useCarrying(paintTarget);
  return useMemo(() => {
    if (carried !== null) return carrying?.board ?? view;
    if (drawing !== null) return drawnBoard(view, drawing, objectKind);
    if (stroke === null) return view;
    return strokeBoard(view, stroke.layer, strokeCells(view, stroke, brushSize), strokeEntity(looks, stroke));
  }, [view, looks, stroke, brushSize, carried, carrying, drawing, objectKind]);
}

function cursorOf(state: PaintState): string {
  const tool = toolOf(state.tool);
  const { hovered, selection, carried, picking } = state;
  if (picking !== null) return "cell";
  if (tool.kind === "resize") {
    const grip = state.resizing?.held?.grip ?? state.edgeUnder;
    return grip === null ? "default" : gripCursor(grip);
  }
  if (state.overMark) return "pointer";
  if (tool.kind === "paint" || tool.kind === "pick" || tool.kind === "object" || tool.kind === "overlay")
    return "crosshair";
  if (tool.kind !== "select") return "default";
  if (carried !== null) return carried.isDragged ? "grabbing" : "copy";
  return hovered !== null && isSelected(selection, hovered) ? "move" : "crosshair";
}

/** Says that a step was taken back or made again, wherever it was asked for: what was said before is no more. */
function useStepNotice({ document }: PaintTarget): void {
  useEffect(() => {
    const subscriptions = [
      document.onStep((back) => say(back ? "Undone." : "Done again.")),
      onStepElsewhere(({ back, paths }) => say(`${back ? "Undone" : "Done again"} in ${paths.join(", ")}.`)),
    ];
    return () => subscriptions.forEach((each) => each.dispose());
  }, [document]);
}

/** Until a layer is chosen, the one that things stand on: erasing and picking have something to work on. */
function useFirstLayer({ view }: PaintTarget): void {
  const layer = usePaintStore((state) => state.layer);
  const isKnown = layer !== null && view.layers.includes(layer);
  const first = view.layers.includes("objects") ? "objects" : (view.layers.at(-1) ?? null);
  useEffect(() => {
    if (!isKnown) usePaintStore.setState({ layer: first });
  }, [isKnown, first]);
}
