// A board in a pane, as React sees it: draws what it is given, tells what the pointer does in cells.
// Knows nothing of levels, tools or turns; painter, play view and debugger all use it.
import { type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { BoardView } from "../../../shared/base/boardView";
import { elementOf } from "../../ui/elementOf";
import { onThemeChange } from "../../ui/theme";
import "../../board/board.css";
import { DrawStage } from "../../board/DrawStage";
import type { DrawSurface } from "../../board/drawSurface";
import { boardColors } from "../../board/boardColors";
import type { BoardMotion } from "./boardMotion";
import type { BoardPointer } from "../../board/boardPointer";
import { type BoardPane, type BoardPaneListener, mountBoardPane } from "./boardPane";
import type { BoardScene } from "./boardScene";
import { RULER_SIZE } from "../../board/drawRulers";
import type { Looks } from "./looks";
import { MiniMap } from "./MiniMap";
import type { BoardDecoration, PointerDecorations } from "../../board/decorations";
import { sceneStyle } from "./sceneStyle";
import type { SpriteStore } from "../../board/spriteStore";
import type { ShownZoom } from "../../board/shownZoom";
import type { ViewportControl } from "../../board/viewportControl";

export interface BoardCanvasProps {
  readonly view: BoardView;
  readonly looks: Looks;
  readonly sprites: SpriteStore;
  /** What the board is, for screen readers and tests. */
  readonly label: string;
  /** Read out politely when it changes: the focused cell, what was painted. */
  readonly announcement?: string;
  /** Another value fits the board again: the level's file. */
  readonly fitKey?: string;
  readonly decorations?: readonly BoardDecoration[];
  readonly pointerDecorations?: PointerDecorations;
  /** What moves over the board at this moment. */
  readonly motion?: BoardMotion | null;
  /** By layer id; 0 hides, absent is 1. */
  readonly layerOpacity?: ReadonlyMap<string, number>;
  readonly gridLines?: boolean;
  readonly rulers?: boolean;
  /** Exits and queues of multi-cell objects; shown unless false. */
  readonly objectHints?: boolean;
  /** Shows kinds without a picture faintly by their symbol, as an editor must. */
  readonly showInvisible?: boolean;
  /** CSS pixels around a fitted board, beside the rulers'. */
  readonly margin?: number | undefined;
  /** CSS pixels at the bottom that something covers: a fitted board stays above them. */
  readonly covered?: number;
  /** Tells every move of the pointer, not only those into another cell. */
  readonly finePointer?: boolean;
  /** The avatar's idle animation runs while it waits. */
  readonly showsIdle?: boolean;
  /** Told the board's zoom. */
  readonly zoom?: ShownZoom;
  /** A CSS cursor. */
  readonly cursor?: string;
  readonly onPointer?: (event: BoardPointer) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onSpace?: () => void;
}

const NO_DECORATIONS: readonly BoardDecoration[] = [];
/** The viewports of the boards on show. */
const shownViewports = new Set<ViewportControl>();

/** Fits every board in sight into its pane: the command "Fit Board". */
export function fitBoards(): void {
  for (const viewport of shownViewports) viewport.fit();
}

export function BoardCanvas(props: BoardCanvasProps): ReactElement {
  const pane = useRef<HTMLDivElement>(null);
  const [boardSurface, setBoardSurface] = useState<DrawSurface | null>(null);
  const [surfaceAbove, setSurfaceAbove] = useState<DrawSurface | null>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [parts, setParts] = useState<BoardPane | null>(null);

  // Arrows and the space bar work on the board itself: from the first moment it takes the focus as an editor does.
  useLayoutEffect(() => {
    elementOf(pane).tabIndex = 0;
  }, []);
  useEffect(() => {
    if (boardSurface === null || surfaceAbove === null) return undefined;
    const mounted = mountBoardPane(
      elementOf(pane),
      { board: boardSurface, decorations: surfaceAbove },
      sceneStyle(latest.current),
      marginOf(latest.current),
      listenerOf(latest),
    );
    shownViewports.add(mounted.control);
    const zoom = latest.current.zoom?.follow(mounted.control);
    setParts(mounted);
    return () => {
      shownViewports.delete(mounted.control);
      zoom?.dispose();
      mounted.dispose();
    };
  }, [boardSurface, surfaceAbove]);

  const { view, looks, sprites, layerOpacity, gridLines, rulers, objectHints, showInvisible, showsIdle, fitKey } =
    props;
  const decorations = props.decorations ?? NO_DECORATIONS;
  const { width, height } = view;
  const style = useMemo(
    () => sceneStyle({ looks, sprites, layerOpacity, gridLines, rulers, objectHints, showInvisible, showsIdle }),
    [looks, sprites, layerOpacity, gridLines, rulers, objectHints, showInvisible, showsIdle],
  );
  useEffect(() => {
    const show = (): void => parts?.scene.setStyle({ ...style, colors: boardColors() });
    show();
    const subscription = onThemeChange(show);
    return () => subscription.dispose();
  }, [parts, style]);
  useEffect(() => parts?.scene.setBoard(view), [parts, view]);
  useEffect(() => parts?.scene.setDecorations(decorations), [parts, decorations]);
  usePointerDecorations(parts?.scene, props.pointerDecorations);
  const motion = props.motion ?? null;
  useEffect(() => parts?.scene.setMotion(motion), [parts, motion]);
  const margin = marginOf(props);
  useEffect(() => parts?.control.setMargin(margin), [parts, margin]);
  const covered = props.covered ?? 0;
  useEffect(() => parts?.control.setCovered(covered), [parts, covered]);
  useEffect(() => parts?.control.setBoard(fitKey ?? "", { width, height }), [parts, fitKey, width, height]);

  return (
    <div
      ref={pane}
      className="gw-board"
      role="application"
      aria-label={props.label}
      aria-roledescription="board"
      style={{ cursor: props.cursor }}
      data-board-width={width}
      data-board-height={height}
      data-moving={motion !== null}
    >
      <div className="gw-board-stage" aria-hidden>
        <DrawStage boardRef={setBoardSurface} aboveRef={setSurfaceAbove} />
      </div>
      {parts === null ? null : (
        <MiniMap control={parts.control} pane={pane} view={view} looks={looks} sprites={sprites} covered={covered} />
      )}
      <div className="visually-hidden" aria-live="polite" data-board-announcement>
        {props.announcement}
      </div>
    </div>
  );
}

function usePointerDecorations(scene: BoardScene | undefined, live: PointerDecorations | undefined): void {
  useEffect(() => {
    if (scene === undefined || live === undefined) return undefined;
    let shown: readonly BoardDecoration[] = NO_DECORATIONS;
    const show = (): void => {
      const next = live.now();
      if (next !== shown) scene.setPointerDecorations(next);
      shown = next;
    };
    show();
    const leave = live.follow(show);
    return () => {
      leave();
      scene.setPointerDecorations(NO_DECORATIONS);
    };
  }, [scene, live]);
}

/** CSS pixels around a fitted board. */
function marginOf({ rulers, margin = 14 }: BoardCanvasProps): number {
  return margin + (rulers === true ? RULER_SIZE : 0);
}

/** What a pane asks and tells; `latest` has the props of the last rendering. */
function listenerOf(latest: { readonly current: BoardCanvasProps }): BoardPaneListener {
  return {
    board: () => latest.current.view,
    pointer: (event) => latest.current.onPointer?.(event),
    isFine: () => latest.current.finePointer === true,
    key: (event) => latest.current.onKeyDown?.(event),
    space: () => latest.current.onSpace?.(),
    pending: () => latest.current.sprites.pending(),
  };
}
