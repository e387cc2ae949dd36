// The Board panel while a game is edited: the board with which it begins, to be painted on.
import { Dices } from "lucide-react";
import { type ReactElement, useRef, useState } from "react";
import type { BoardView, Position } from "../../../shared/base/boardView";
import { indexGame } from "../../../shared/dialects/gdl/text/names/gameIndex";
import { entityOf } from "../../../shared/dialects/gdl/text/paint/brush";
import type { EditProps } from "../../dialect/dialectUi";
import { usePackSource } from "../../documents/packSource";
import { selectFile, usePackStore } from "../../session/pack/packStore";
import { startPlay } from "../../session/play/playCommands";
import { showPanel } from "../../session/window/shellPort";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { spaced } from "../game/spaced";
import { entityWords } from "../table/describePlace";
import type { TableLayout } from "../table/layout";
import { PaintToolbar } from "./PaintToolbar";
import { PaintedCanvas } from "./PaintedCanvas";
import { ZoneCards } from "./ZoneCards";
import { useActivePaint, useTablePaint } from "./paintStore";
import type { TableTarget } from "./painting";
import { usePieceClipboard } from "./pieces/pieceCommands";
import { useShownTable } from "./pieces/shownTable";
import { selectedOn, selectionWords } from "./placeSelection";
import { usePaintedTable } from "./usePaintedTable";
import "./paint.css";

export function PaintBoard({ file, isActive }: EditProps): ReactElement {
  const isCheckWaiting = usePackStore((state) => state.isCheckWaiting);
  const pack = usePackSource();
  const { board, at, isOutOfDate, layout, table } = usePaintedTable(file);
  const pointed = useRef<Position | null>(null);
  const paintWords = useToolbarWords(board, layout, isActive);
  const words = isOutOfDate ? OUT_OF_DATE : paintWords;
  useShownTable({ table, pointed }, isActive);
  usePieceClipboard(isActive);
  const hasPlaces = board !== null && board.cells.length > 0;
  // While the board of another game is on its way, the one of the game before stays in the page: it may have the focus.
  const [hadPlaces, setHadPlaces] = useState(false);
  if (board !== null && hadPlaces !== hasPlaces) setHadPlaces(hasPlaces);
  // Before the first check has answered it is not known whether there is one.
  const isComing = board === null && at === 0 && !isCheckWaiting;
  if (board === null && !isComing) return <NoBoard />;
  const hasCanvas = isComing ? hadPlaces : hasPlaces;
  if (isComing && !hasCanvas) return <div aria-busy />;
  if (!hasCanvas && indexGame(pack).zones.size === 0) return <NothingToPaint />;
  return (
    <section
      className="gw-table-painter"
      aria-label="Painter"
      aria-busy={isComing}
      data-context="paint"
      data-active={isActive}
    >
      <PaintToolbar file={file} kind={hasCanvas ? layout.kind : null} words={words} />
      {hasCanvas ? null : <CardTable key={file} target={table()?.target ?? null} />}
      <PaintedCanvas
        file={file}
        isActive={isActive}
        isHidden={!hasCanvas}
        board={board ?? BOARD_TO_COME}
        layout={layout}
        table={table}
        onPoint={(position) => {
          pointed.current = position;
        }}
      />
    </section>
  );
}

const BOARD_TO_COME: BoardView = {
  width: 0,
  height: 0,
  layers: [],
  entities: [null],
  cells: new Uint32Array(),
  state: {},
};

/** What the toolbar says while the board is from before a mistake in the texts. */
const OUT_OF_DATE = "Out of date: the game cannot be played. See Problems.";

/** Returns what the toolbar says of the tool: why nothing was painted, what is painted with, or what is selected. */
function useToolbarWords(board: BoardView | null, layout: TableLayout, isActive: boolean): string {
  const pack = usePackSource();
  const { tool, brush } = useTablePaint();
  const { notice, selection } = useActivePaint(isActive);
  if (notice !== null || board === null) return notice ?? "";
  if (tool !== "brush") return selectionWords(board, selectedOn(layout, selection));
  return brush === null ? "Choose an entity to paint" : `Brush: ${entityWords(entityOf(brush, indexGame(pack)))}`;
}

function NoBoard(): ReactElement {
  return (
    <EmptyState
      icon={Dices}
      title="No board yet"
      text="The game’s rules cannot be played as they are; Problems says why."
    >
      <Button onClick={() => showPanel("problems")}>Show problems</Button>
      <Button onClick={() => void startPlay()}>Try to play it</Button>
    </EmptyState>
  );
}

/** A game that consists of what its players have and do. */
function NothingToPaint(): ReactElement {
  const { game } = usePackSource();
  const showRules = (path: string): void => {
    selectFile(path);
    showPanel("editor");
  };
  return (
    <EmptyState
      icon={Dices}
      title="This game has no board and no zones"
      text="There is nothing to paint. Play it, or give it a board or zones under “topology” in the rules."
    >
      <Button variant="primary" onClick={() => void startPlay()}>
        Play this game
      </Button>
      {game === null ? null : <Button onClick={() => showRules(game.path)}>Show the rules</Button>}
    </EmptyState>
  );
}

/** A game of cards alone has no places: its zones are the table. */
function CardTable({ target }: { readonly target: TableTarget | null }): ReactElement | null {
  if (target === null) return null;
  return (
    <div className="gw-card-table gw-zones-painted">
      {[...target.index.zones.keys()].map((zone) => (
        <section key={zone} aria-label={`Zone ${spaced(zone)}`}>
          <h4>{spaced(zone)}</h4>
          <ZoneCards target={target} zone={zone} />
        </section>
      ))}
    </div>
  );
}
