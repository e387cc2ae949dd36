// The chosen place of a game's first position: what stands there, with its attributes, and what the players have. Or the
// form of the file that is shown as text.
import { FileJson, Grid3x3, MousePointer2 } from "lucide-react";
import { type ReactElement, useEffect, useMemo } from "react";
import type { BoardView, Position } from "../../../shared/base/boardView";
import { placeName } from "../../../shared/base/placeName";
import { usePackSource } from "../../documents/packSource";
import { FileForm, hasFileForm } from "../../forms/FileForm";
import { usePackStore } from "../../session/pack/packStore";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Segments } from "../../ui/Segments";
import { placesText } from "../game/placesText";
import { useStart } from "../pack/start";
import { tableLayout } from "../table/layout";
import { BoardFields } from "./BoardFields";
import { BrushFields } from "./BrushFields";
import { PlayerValues } from "./PlayerValues";
import { SeveralPlaces } from "./SeveralPlaces";
import { chooseBrush, useTablePaint } from "./paintStore";
import { paintedBoard } from "./paintedBoard";
import { selectedOn } from "./placeSelection";
import { type TableTarget, brushAt, paintAt, tableTarget } from "./painting";

export function InspectorPanel(): ReactElement {
  const path = usePackStore((state) => state.activeFile);
  const level = usePackStore((state) => state.activeLevelFile);
  const file = usePackSource().files.get(path ?? "");
  const prefersFile = useTablePaint((state) => state.prefersFile);
  // A place that is chosen is seen.
  useEffect(
    () =>
      useTablePaint.subscribe(({ selection }, before) => {
        if (selection.length > 0 && selection !== before.selection) useTablePaint.setState({ prefersFile: false });
      }),
    [],
  );
  const game = level === null ? <Nothing /> : <Inspector file={level} />;
  if (path === null || path === level || !hasFileForm(file)) return game;
  return (
    <div className="gw-table-inspected">
      <div className="gw-table-inspected-choice">
        <Segments
          label="Inspected"
          value={prefersFile ? "file" : "game"}
          segments={[
            { id: "game", title: "Game", icon: Grid3x3, purpose: "The game on the board and its places" },
            { id: "file", title: path, icon: FileJson, purpose: `${path} as a form` },
          ]}
          onChoose={(id) => useTablePaint.setState({ prefersFile: id === "file" })}
        />
      </div>
      {prefersFile ? (
        <div className="gw-table-file-form" data-file={path}>
          <FileForm key={path} path={path} open={GAME_OPEN} />
        </div>
      ) : (
        game
      )}
    </div>
  );
}

/** What designers change most; the rest of game.json is set up once. */
const GAME_OPEN: ReadonlySet<string> = new Set(["metadata", "players", "topology"]);

function Nothing(): ReactElement {
  return (
    <EmptyState
      icon={MousePointer2}
      title="Nothing is selected"
      text="Click a place of the board to see and change what stands there."
    />
  );
}

function Inspector({ file }: { readonly file: string }): ReactElement {
  const pack = usePackSource();
  const { board: made, at } = useStart(file);
  const { selection, painted, onSetup } = useTablePaint();
  const board = useMemo(
    () => (made === null ? null : paintedBoard(made, painted, file, at)),
    [made, painted, file, at],
  );
  const target = board === null ? null : tableTarget(pack, file, board, at, onSetup);
  if (target === null) return <Nothing />;
  const places = selectedOn(tableLayout(target.board), selection);
  const [selected] = places;
  return (
    <div className="gw-table-inspector">
      {target.board.cells.length === 0 ? null : selected === undefined ? (
        <p>Click a place of the board while editing to see and change what stands there.</p>
      ) : places.length === 1 ? (
        <Place target={target} position={selected} />
      ) : (
        <SeveralPlaces target={target} places={places} />
      )}
      <PlayerValues target={target} />
      <BoardFields pack={pack} target={target} node={places.length === 1 ? nodeAt(target.board, selected) : null} />
    </div>
  );
}

/** The name of the selected node of a network. */
function nodeAt({ geometry }: BoardView, selected: Position | undefined): string | null {
  return selected === undefined || geometry?.kind !== "nodes" ? null : (geometry.names[selected[0]] ?? null);
}

interface PlaceProps {
  readonly target: TableTarget;
  readonly position: Position;
}

function Place({ target, position }: PlaceProps): ReactElement {
  const name = placeName(target.board, position);
  const brush = brushAt(target, position);
  const joined = neighboursOf(target.board, position);
  return (
    <section aria-label={`Place ${name}`} data-place={name}>
      <h4>{name}</h4>
      {joined.length === 0 ? null : <p>{`Joined with ${placesText(joined)}`}</p>}
      {brush === undefined ? (
        <p>What stands here is put there by effects of the set-up. Change it in the text.</p>
      ) : brush === null ? (
        <p>Nothing stands here. Choose an entity in the Entities panel and paint it.</p>
      ) : (
        <>
          <BrushFields
            index={target.index}
            brush={brush}
            onChange={(next) => paintAt(target, position, next, { name: `Change ${next.schema}` })}
          />
          <div className="gw-inspector-actions">
            <Button onClick={() => chooseBrush(brush)}>Use as brush</Button>
            <Button onClick={() => paintAt(target, position, null, { name: `Remove ${brush.schema}` })}>Remove</Button>
          </div>
        </>
      )}
    </section>
  );
}

/** The nodes that an edge joins with one; special edges are marked. */
function neighboursOf({ geometry }: BoardView, [node]: Position): readonly string[] {
  if (geometry?.kind !== "nodes") return [];
  return geometry.edges.flatMap(([from, to, special]) => {
    const other = from === node ? to : to === node ? from : null;
    const name = other === null ? undefined : geometry.names[other];
    return name === undefined ? [] : [special ? `${name} (special)` : name];
  });
}
