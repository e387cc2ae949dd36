// The board of a level, to be painted on: always what the text says, with the stroke in progress on it.
import { Grid3x3 } from "lucide-react";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import { boardSizeEdits } from "../../../shared/dialects/gridponder/text/board/newBoard";
import { createShownZoom } from "../../board/shownZoom";
import type { SpriteStore } from "../../board/spriteStore";
import type { EditProps } from "../../dialect/dialectUi";
import { usePackStore } from "../../session/pack/packStore";
import { BoardCanvas } from "../board/BoardCanvas";
import { usePackSprites } from "../pack/packLooks";
import { onNoStepLeft, onStepElsewhere } from "../../documents/history/changesElsewhere";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { FindingMenu } from "./help/FindingMenu";
import { HoverCard } from "./help/HoverCard";
import { PainterStatus } from "./PainterStatus";
import { PainterToolbar } from "./PainterToolbar";
import { ResizeCard } from "./inspector/ResizeCard";
import { findingsAt } from "./help/askedFindings";
import { useBoardClipboard } from "./clipboard";
import { useDrawnHelp } from "./help/drawnHelp";
import { type PaintTarget, type PaintTargetState, usePaintTarget, usePatternPaintTarget } from "./paintTarget";
import { restingState, stateElsewhere, usePaintStore } from "./paintStore";
import { boardDrop } from "./palette/boardDrop";
import { drawnOpacity } from "./palette/shownLayers";
import "./help/hoverCard.css";
import "./painter.css";
import { paintAtCursor, paintByKey } from "./painterKeys";
import { usePainterDecorations } from "./painterDecorations";
import { pointerDecorations } from "./pointerDecorations";
import { paintByPointer } from "./painterPointer";
import { say } from "./painting";
import { cursorOf } from "./tools/dispatch";
import { useShownPainter } from "./shownPainter";
import { toolOf } from "./tools/tools";

export function PainterBoard({ file, isActive }: EditProps): ReactElement {
  const shown = usePaintTarget(file);
  if (shown.state === "no-level") {
    return <EmptyState icon={Grid3x3} title="No level chosen" text="Choose a level to see and paint its board." />;
  }
  if (shown.state === "no-board") {
    return <NoBoard {...shown} />;
  }
  return <Painter paintTarget={shown.paintTarget} file={file} isActive={isActive} />;
}

/** Columns and rows that a level without a board is given. */
const FIRST_SIZE = [8, 8] as const;

/** Why there is no board, and a way to one where the text allows it. */
function NoBoard({ message, reason, document }: Extract<PaintTargetState, { state: "no-board" }>): ReactElement {
  const edits = boardSizeEdits({ text: document.text(), tree: document.tree() }, FIRST_SIZE);
  return (
    <EmptyState icon={Grid3x3} title="This level has no board to show" text={edits.ok ? message : edits.refusal}>
      {edits.ok && reason === "no-size" ? (
        <Button variant="primary" onClick={() => document.apply(edits.value, "Make a board")}>
          Make a Board of {FIRST_SIZE.join(" × ")}
        </Button>
      ) : null}
    </EmptyState>
  );
}

/** How strongly the board is drawn under a pattern that is painted. */
const UNDER_PATTERN = 0.3;

interface PainterProps extends EditProps {
  readonly paintTarget: PaintTarget;
}

function Painter({ paintTarget, file, isActive }: PainterProps): ReactElement {
  const chosen = usePaintStore(useShallow(restingState));
  const state = useMemo(() => (isActive ? chosen : stateElsewhere(chosen)), [isActive, chosen]);
  const announcement = usePaintStore((each) => (isActive ? each.notice : ""));
  const cursor = usePaintStore(cursorOf);
  const sprites = usePackSprites();
  const [zoom] = useState(createShownZoom);
  const { view, looks } = paintTarget;
  const patternPaintTarget = usePatternPaintTarget(paintTarget, state.pattern);
  const target = patternPaintTarget ?? paintTarget;
  const isPattern = patternPaintTarget !== null;

  const { hiddenLayers, soloLayer, opacity } = state;
  const tool = toolOf(state.tool);
  const preview = useMemo(() => tool.preview(state.gesture, { ...target, choices: state }), [tool, target, state]);
  const layerOpacity = useMemo(() => {
    const drawn = drawnOpacity(view.layers, { hiddenLayers, soloLayer, opacity });
    return isPattern ? new Map(Array.from(drawn, ([layer, share]) => [layer, share * UNDER_PATTERN])) : drawn;
  }, [view.layers, hiddenLayers, soloLayer, opacity, isPattern]);
  const decorations = usePainterDecorations({ paintTarget, file, isPattern }, preview, state);
  const help = useDrawnHelp();
  const hasMark = usePaintStore(
    ({ hit }) => isActive && hit?.kind === "cell" && findingsAt(paintTarget, hit.cell).length > 0,
  );

  return (
    <div className="gw-painter" data-painter={file} data-active={isActive}>
      {isActive ? <ActivePainter target={target} board={paintTarget} sprites={sprites} /> : null}
      <PainterToolbar paintTarget={target} />
      <div className="gw-painter-canvas" {...boardDrop(target, isActive)}>
        <BoardCanvas
          view={isPattern ? view : preview.view}
          looks={looks}
          sprites={sprites}
          label={`Board of ${file}`}
          announcement={announcement}
          fitKey={file}
          zoom={zoom}
          decorations={decorations}
          {...(isActive ? { pointerDecorations } : {})}
          layerOpacity={layerOpacity}
          gridLines={help.grid}
          rulers={help.coordinates}
          objectHints={help.objects}
          showInvisible
          margin={tool.margin}
          finePointer={preview.isFine === true || hasMark}
          cursor={cursor}
          onPointer={(event) => {
            // A press makes the level the active one before it comes here.
            if (usePackStore.getState().activeLevelFile === file) paintByPointer(target, event);
          }}
          onKeyDown={(event) => {
            if (!paintByKey(target, event)) return;
            event.preventDefault();
            event.stopPropagation();
          }}
          onSpace={() => paintAtCursor(target)}
        />
        {isActive ? (
          <>
            <HoverCard paintTarget={paintTarget} file={file} />
            <FindingMenu paintTarget={paintTarget} file={file} />
            <ResizeCard paintTarget={paintTarget} />
          </>
        ) : null}
      </div>
      <PainterStatus paintTarget={target} zoom={zoom} status={preview.status} isActive={isActive} />
    </div>
  );
}

interface ActivePainterProps {
  /** What is painted: the board, or a pattern of a goal. */
  readonly target: PaintTarget;
  readonly board: PaintTarget;
  readonly sprites: SpriteStore;
}

/** Ties commands, the clipboard and messages to the level that they are about; draws nothing. */
function ActivePainter({ target, board, sprites }: ActivePainterProps): null {
  useShownPainter(target, board, sprites);
  useFirstLayer(board);
  useStepNotice(board);
  useBoardClipboard(target);
  return null;
}

/** Announces an undo or redo, from every source, or that there was none, and clears the previous message. */
function useStepNotice({ document }: PaintTarget): void {
  useEffect(() => {
    const subscriptions = [
      document.onStep((back) => say(back ? "Undone." : "Redone.")),
      onStepElsewhere(({ back, paths }) => say(`${back ? "Undone" : "Redone"} in ${paths.join(", ")}.`)),
      onNoStepLeft(({ path, back }) => {
        if (path === document.path) say(back ? "Nothing to undo." : "Nothing to redo.");
      }),
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
