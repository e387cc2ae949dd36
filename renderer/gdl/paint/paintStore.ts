// What is painted with, what is selected, and what was painted since the host last made the board.
import type { Entity, Position } from "../../../shared/base/boardView";
import type { Brush } from "../../../shared/dialects/gdl/text/paint/brush";
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { usePackStore } from "../../session/pack/packStore";
import { perPackStore } from "../../state/windowStore";
import type { Frame, MovedSpot } from "../table/layout";
import type { PieceClip } from "./pieces/pieceClip";
import type { PlaceSelection } from "./placeSelection";

export type PaintToolId = "inspect" | "brush" | "eraser" | "arrange";

export interface PaintedPlace {
  readonly file: string;
  readonly position: Position;
  readonly entity: Entity | null;
  /** The generation of the texts with it. */
  readonly generation: number;
}

/** Where the nodes of a network were put. */
export interface ArrangedNodes {
  /** The file of the game on the board. */
  readonly file: string;
  /** A point for each node. */
  readonly at: readonly Position[];
  /** The generation of the texts with it. */
  readonly generation: number;
}

export interface CarriedPieces {
  readonly clip: PieceClip;
  readonly at: Position;
}

interface PaintState {
  readonly tool: PaintToolId;
  /** Null until one is chosen. */
  readonly brush: Brush | null;
  /** The places that the inspector is about. */
  readonly selection: PlaceSelection;
  readonly painted: readonly PaintedPlace[];
  /** What was last put elsewhere with Arrange; null for nothing. */
  readonly arranged: ArrangedNodes | null;
  /** The set-up of the rules is painted on, where the game on the board begins with it. */
  readonly onSetup: boolean;
  /** The node that is dragged; null for none. */
  readonly carried: MovedSpot | null;
  /** Pieces that were pasted and are not put down yet, and the place that they follow; null for none. */
  readonly carriedPieces: CarriedPieces | null;
  /** The rectangle that is dragged to select what is in it; null for none. */
  readonly frame: Frame | null;
  /** The inspector shows the form of the file that is shown as text, unless that is the game on the board. */
  readonly prefersFile: boolean;
  /** The form of a new sort of entities is open. */
  readonly addsEntity: boolean;
  /** Why nothing was painted. */
  readonly notice: string | null;
}

export const useTablePaint = perPackStore<PaintState>(() => ({
  tool: "inspect",
  brush: null,
  selection: [],
  painted: [],
  arranged: null,
  onSetup: false,
  carried: null,
  carriedPieces: null,
  frame: null,
  prefersFile: false,
  addsEntity: false,
  notice: null,
}));

type ActivePaint = Pick<PaintState, "selection" | "carried" | "carriedPieces" | "frame" | "notice">;

const NOTHING_ACTIVE: ActivePaint = { selection: [], carried: null, carriedPieces: null, frame: null, notice: null };

/** Returns what is going on on a board; nothing on one that is not the active one. */
export function useActivePaint(isActive: boolean): ActivePaint {
  const state = useTablePaint();
  return isActive ? state : NOTHING_ACTIVE;
}

/** Forgets what is about one game, whenever another is the active one; until disposed. */
export function followActiveGame(): Disposable {
  return disposable(
    usePackStore.subscribe(({ activeLevelFile }, before) => {
      if (activeLevelFile !== before.activeLevelFile)
        useTablePaint.setState({
          selection: [],
          painted: [],
          arranged: null,
          carried: null,
          carriedPieces: null,
          frame: null,
          notice: null,
        });
    }),
  );
}

/** Forgets what was painted on the board of a game: a whole board has come in its place. */
export function forgetPainted(file: string): void {
  useTablePaint.setState(({ painted, arranged }) => ({
    painted: painted.filter((each) => each.file !== file),
    arranged: arranged?.file === file ? null : arranged,
  }));
}

export function chooseTool(tool: PaintToolId): void {
  useTablePaint.setState({ tool, carriedPieces: null, notice: null });
}

export function chooseBrush(brush: Brush): void {
  useTablePaint.setState({ tool: "brush", brush, carriedPieces: null, notice: null });
}

/** Selects places of the board; the tool is then the one that moves them. */
export function selectPlaces(selection: PlaceSelection): void {
  useTablePaint.setState({ tool: "inspect", selection, carriedPieces: null, notice: null });
}
