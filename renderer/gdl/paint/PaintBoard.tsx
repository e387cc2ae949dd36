// The Board panel while a game is edited: the board with which it begins, to be painted on.
import { Brush as BrushIcon, Dices, Eraser, MousePointer2, Move } from "lucide-react";
import { type ReactElement, useMemo, useRef, useState } from "react";
import type { Position } from "../../../shared/base/boardView";
import type { EditProps } from "../../dialect/dialectUi";
import { selectFile, usePackStore } from "../../session/pack/packStore";
import { startPlay } from "../../session/play/playCommands";
import { showPanel } from "../../session/window/shellPort";
import { entityDrop } from "../../board/entityDrag";
import { Button } from "../../ui/Button";
import { documents } from "../../documents/documents";
import { packSource, usePackSource } from "../../documents/packSource";
import { EmptyState } from "../../ui/EmptyState";
import { Select } from "../../ui/Field";
import { type Segment, Segments } from "../../ui/Segments";
import { Toolbar } from "../../ui/Toolbar";
import { TableCanvas } from "../table/TableCanvas";
import { useStart } from "../pack/TablePicture";
import { entityWords } from "../table/describePlace";
import { NO_MARKS } from "../table/drawTable";
import { useGameImages, useGameLooks } from "../pack/gameLooks";
import { spotOf, tableLayout } from "../table/layout";
import { indexGame } from "../../../shared/dialects/gdl/text/names/gameIndex";
import { entityOf } from "../../../shared/dialects/gdl/text/paint/brush";
import { hasOwnPosition, removeOwnPosition } from "../../../shared/dialects/gdl/text/paint/ownPosition";
import { spaced } from "../game/spaced";
import { ZoneCards } from "./ZoneCards";
import { type PaintToolId, chooseTool, useTablePaint } from "./paintStore";
import { arrangedBoard, paintedBoard } from "./paintedBoard";
import { selectionWords } from "./placeSelection";
import { boardIn, dropBrush, placeAtPoint } from "./tableDrop";
import { type TableTarget, beginsWithSetup, paintAt, tableTarget } from "./painting";
import { type Dragging, dragOver, paintKey, selecting } from "./tableTools";
import "./paint.css";

export function PaintBoard({ file, isActive }: EditProps): ReactElement {
  return <Start key={file} file={file} isActive={isActive} />;
}

const TOOLS: readonly Segment<PaintToolId>[] = [
  {
    id: "inspect",
    title: "Select",
    icon: MousePointer2,
    purpose:
      "Click a place to inspect it, with Shift or Ctrl several; drag a piece to move it, or from an empty place to select",
    keys: "V",
  },
  {
    id: "brush",
    title: "Brush",
    icon: BrushIcon,
    purpose: "Paint the entity chosen in the Entities panel",
    keys: "B",
  },
  {
    id: "eraser",
    title: "Eraser",
    icon: Eraser,
    purpose: "Take pieces off the board; so does the right button",
    keys: "X",
  },
];
const NETWORK_TOOLS: readonly Segment<PaintToolId>[] = [
  ...TOOLS,
  { id: "arrange", title: "Arrange", icon: Move, purpose: "Drag the nodes of the network to where they are drawn" },
];

function Start({ file, isActive }: EditProps): ReactElement {
  const { board: made, at } = useStart(file);
  const isCheckWaiting = usePackStore((state) => state.isCheckWaiting);
  const pack = usePackSource();
  const looks = useGameLooks();
  const images = useGameImages();
  const { tool, brush, painted, arranged, onSetup, ...active } = useTablePaint();
  const { selection, carried, frame, notice } = isActive ? active : NOTHING_ACTIVE;
  const board = useMemo(
    () => (made === null ? null : arrangedBoard(paintedBoard(made, painted, file, at), arranged, file, at)),
    [made, painted, arranged, file, at],
  );
  const dragging = useRef<Dragging | null>(null);
  const [dropPlace, setDropPlace] = useState<Position | null>(null);
  const marks = useMemo(() => {
    const layout = board === null ? null : tableLayout(board);
    const places = dropPlace === null ? selection : [...selection, dropPlace];
    const spots = places.map((at) => (layout === null ? -1 : spotOf(layout, at)));
    const chosen = [...spots, carried?.spot ?? -1].filter((each) => each >= 0);
    return chosen.length === 0 && frame === null ? NO_MARKS : { ...NO_MARKS, chosen, moved: carried, frame };
  }, [board, selection, dropPlace, carried, frame]);
  // Before the first check has answered it is not known whether there is one.
  if (board === null && at === 0 && !isCheckWaiting) return <div aria-busy />;
  if (board === null)
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
  const target = () => tableTarget(packSource(), file, board, onSetup);
  const choose = (position: Position): void => {
    const on = target();
    if (tool === "inspect") useTablePaint.setState({ selection: [position] });
    // A press has painted already, and then this changes nothing; the Enter key has not.
    else if (on !== null && tool === "eraser") paintAt(on, position, null, true);
    else if (on !== null && brush !== null) paintAt(on, position, brush, true);
  };
  const drop = entityDrop({
    placeAt: (x, y, onto) => (isActive ? placeAtPoint(onto, tableLayout(board), x, y) : null),
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
    <section className="gw-table-painter" aria-label="Painter" data-context="paint">
      <Toolbar label="Tools">
        {board.cells.length === 0 ? null : (
          <Segments
            label="Tool"
            segments={board.geometry?.kind === "nodes" ? NETWORK_TOOLS : TOOLS}
            value={tool}
            onChoose={chooseTool}
          />
        )}
        <WhereToPaint file={file} />
        <UseSetup file={file} />
        <span className="gw-paint-words" aria-live="polite">
          {notice ?? (tool === "brush" ? words : selectionWords(board, selection))}
        </span>
      </Toolbar>
      {board.cells.length === 0 ? <CardTable target={target()} /> : null}
      <div
        className="gw-table-edit"
        hidden={board.cells.length === 0}
        data-own-keys="CmdOrCtrl+A CmdOrCtrl+Space"
        {...drop}
      >
        <TableCanvas
          board={board}
          looks={looks}
          images={images}
          label={`Board of ${file}`}
          fitKey={file}
          marks={marks}
          onChoose={choose}
          {...(tool === "inspect" ? selecting(board) : {})}
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
const NOTHING_ACTIVE = { selection: [], carried: null, frame: null, notice: null } as const;

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

const WHERE = [
  { value: "game", title: "this game" },
  { value: "setup", title: "all games" },
];

/** A game without a position of its own begins with the set-up, which can be painted on, too. */
function WhereToPaint({ file }: { readonly file: string }): ReactElement | null {
  const onSetup = useTablePaint((state) => state.onSetup);
  const isOpen = beginsWithSetup(usePackSource(), file);
  if (!isOpen) return null;
  return (
    <Select
      aria-label="Paint on"
      title="All games without a position of their own begin with the set-up of the rules"
      options={WHERE}
      value={onSetup ? "setup" : "game"}
      onChange={({ target }) => useTablePaint.setState({ onSetup: target.value === "setup" })}
    />
  );
}

/** A game with a position of its own can begin with the set-up again. */
function UseSetup({ file }: { readonly file: string }): ReactElement | null {
  const source = usePackSource().files.get(file);
  if (source?.role !== "start" || !hasOwnPosition(source.tree)) return null;
  return (
    <Button
      title="Removes the position of this game: it begins with the set-up of the rules, as all games without one do"
      onClick={() => {
        const document = documents.get(file);
        document?.apply(removeOwnPosition({ text: document.text(), tree: document.tree() }), "Use set-up of all games");
      }}
    >
      Use set-up of all games
    </Button>
  );
}
