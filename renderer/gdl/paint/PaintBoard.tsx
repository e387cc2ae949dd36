// The Board panel while a game is edited: the board with which it begins, to be painted on.
import { Dices } from "lucide-react";
import { type ReactElement, useMemo, useRef, useState } from "react";
import type { Position } from "../../../shared/base/boardView";
import { NO_BOARD } from "../../../shared/base/placeName";
import type { EditProps } from "../../dialect/dialectUi";
import { selectFile, usePackStore } from "../../session/pack/packStore";
import { startPlay } from "../../session/play/playCommands";
import { showPanel } from "../../session/window/shellPort";
import { entityDrop } from "../../board/entityDrag";
import { Button } from "../../ui/Button";
import { packSource, usePackSource } from "../../documents/packSource";
import { EmptyState } from "../../ui/EmptyState";
import { TableCanvas } from "../table/TableCanvas";
import { useStart } from "../pack/TablePicture";
import { entityWords } from "../table/describePlace";
import { NO_MARKS } from "../table/drawTable";
import { useGameImages, useGameLooks } from "../pack/gameLooks";
import { spotOf, tableLayout } from "../table/layout";
import { indexGame } from "../../../shared/dialects/gdl/text/names/gameIndex";
import { entityOf } from "../../../shared/dialects/gdl/text/paint/brush";
import { spaced } from "../game/spaced";
import { ZoneCards } from "./ZoneCards";
import { PaintToolbar } from "./PaintToolbar";
import { useTablePaint } from "./paintStore";
import { arrangedBoard, paintedBoard } from "./paintedBoard";
import { type PaintedTable, carriedBoard, carryPiecesTo, putPiecesDown } from "./pieces/pieceActions";
import { putAt } from "./pieces/pieceClip";
import { usePieceClipboard } from "./pieces/pieceCommands";
import { useShownTable } from "./pieces/shownTable";
import { selectedOn, selectionWords } from "./placeSelection";
import { boardIn, dropBrush, placeAtPoint } from "./tableDrop";
import { type TableTarget, paintAt, tableTarget } from "./painting";
import { type Dragging, dragOver, paintKey, selecting } from "./tableTools";
import "./paint.css";

export function PaintBoard({ file, isActive }: EditProps): ReactElement {
  return <Start key={file} file={file} isActive={isActive} />;
}

function Start({ file, isActive }: EditProps): ReactElement {
  const { board: made, at } = useStart(file);
  const isCheckWaiting = usePackStore((state) => state.isCheckWaiting);
  const pack = usePackSource();
  const looks = useGameLooks();
  const images = useGameImages();
  const { tool, brush, painted, arranged, ...active } = useTablePaint();
  const { selection: selected, carried, carriedPieces, frame, notice } = isActive ? active : NOTHING_ACTIVE;
  const board = useMemo(
    () => (made === null ? null : arrangedBoard(paintedBoard(made, painted, file, at), arranged, file, at)),
    [made, painted, arranged, file, at],
  );
  const layout = useMemo(() => tableLayout(board ?? NO_BOARD), [board]);
  const dragging = useRef<Dragging | null>(null);
  const pointed = useRef<Position | null>(null);
  const [dropPlace, setDropPlace] = useState<Position | null>(null);
  // A key may come before what the last one painted is rendered.
  const table = (): PaintedTable | null => {
    const { painted, arranged, onSetup } = useTablePaint.getState();
    const now = made === null ? null : arrangedBoard(paintedBoard(made, painted, file, at), arranged, file, at);
    const target = now === null ? null : tableTarget(packSource(), file, now, at, onSetup);
    return target === null ? null : { target, layout };
  };
  useShownTable({ table, pointed }, isActive);
  usePieceClipboard(isActive);
  const put = useMemo(
    () => (carriedPieces === null ? [] : putAt(layout, carriedPieces.clip, carriedPieces.at)),
    [layout, carriedPieces],
  );
  const shown = useMemo(() => (board === null ? null : carriedBoard(board, put, indexGame(pack))), [board, put, pack]);
  const marks = useMemo(() => {
    const places = carriedPieces === null ? selected : put.map(([place]) => place);
    const spots = (dropPlace === null ? places : [...places, dropPlace]).map((place) => spotOf(layout, place));
    const chosen = [...spots, carried?.spot ?? -1].filter((each) => each >= 0);
    return chosen.length === 0 && frame === null ? NO_MARKS : { ...NO_MARKS, chosen, moved: carried, frame };
  }, [layout, selected, put, dropPlace, carried, carriedPieces, frame]);
  // Before the first check has answered it is not known whether there is one.
  if (board === null && at === 0 && !isCheckWaiting) return <div aria-busy />;
  if (board === null || shown === null)
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
  if (board.cells.length === 0 && indexGame(pack).zones.size === 0) return <NothingToPaint />;
  const target = (): TableTarget | null => table()?.target ?? null;
  const choose = (position: Position): void => {
    const on = target();
    if (carriedPieces !== null && on !== null) {
      carryPiecesTo(position);
      putPiecesDown({ target: on, layout });
    } else if (tool === "inspect") useTablePaint.setState({ selection: [position] });
    // A press has painted already, and then this changes nothing; the Enter key has not.
    else if (on !== null && tool === "eraser") paintAt(on, position, null, true);
    else if (on !== null && brush !== null) paintAt(on, position, brush, true);
  };
  const drop = entityDrop({
    placeAt: (x, y, onto) => (isActive ? placeAtPoint(onto, layout, x, y) : null),
    hover: setDropPlace,
    put(entity, place, onto) {
      const on = target();
      if (on !== null) dropBrush(packSource(), on, entity, place);
      boardIn(onto)?.focus();
    },
  });
  const words =
    brush === null ? "Choose an entity to paint" : `Brush: ${entityWords(entityOf(brush, indexGame(pack)))}`;
  return (
    <section className="gw-table-painter" aria-label="Painter" data-context="paint" data-active={isActive}>
      <PaintToolbar
        file={file}
        kind={board.cells.length === 0 ? null : layout.kind}
        words={notice ?? (tool === "brush" ? words : selectionWords(board, selectedOn(layout, selected)))}
      />
      {board.cells.length === 0 ? <CardTable target={target()} /> : null}
      <div
        className="gw-table-edit"
        hidden={board.cells.length === 0}
        data-own-keys="CmdOrCtrl+A CmdOrCtrl+Space"
        {...drop}
      >
        <TableCanvas
          board={shown}
          looks={looks}
          images={images}
          label={`Board of ${file}`}
          fitKey={file}
          marks={marks}
          onChoose={choose}
          onPoint={(position) => {
            pointed.current = position;
            if (position !== null) carryPiecesTo(position);
          }}
          {...(tool === "inspect" && carriedPieces === null ? selecting(board) : {})}
          onDrag={(drag, layout) => {
            const on = target();
            if (on !== null) dragging.current = dragOver(on, layout, dragging.current, drag);
          }}
          onKeyDown={(event, focused, layout) => {
            const on = target();
            if (on !== null) paintKey(on, layout, event, focused);
          }}
        />
      </div>
    </section>
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

/** What a board shows that is not the active one. */
const NOTHING_ACTIVE = { selection: [], carried: null, carriedPieces: null, frame: null, notice: null } as const;

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
