// What can be painted: entities by players, as they look on the board.
import { Plus, Shapes } from "lucide-react";
import { type ReactElement, useEffect, useMemo, useRef } from "react";
import type { Entity } from "../../../shared/base/boardView";
import { defined } from "../../../shared/base/defined";
import { type Brush, brushKey, entityOf } from "../../../shared/dialects/gdl/text/paint/brush";
import { type GameIndex, indexGame } from "../../../shared/dialects/gdl/text/names/gameIndex";
import { lacksPlayers, paletteOf } from "../../../shared/dialects/gdl/text/paint/palette";
import { usePackSource } from "../../documents/packSource";
import { dragEntity } from "../../board/entityDrag";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { PieceSwatch } from "../table/PieceSwatch";
import { wordsInList } from "../table/describePlace";
import { useGameImages, useGameLooks } from "../pack/gameLooks";
import { NewEntity } from "./NewEntity";
import { chooseBrush, useTablePaint } from "./paintStore";
import { draggedBrush } from "./tableDrop";

const SWATCH = 26;

export function PalettePanel(): ReactElement {
  const pack = usePackSource();
  const groups = useMemo(() => paletteOf(pack), [pack]);
  const looks = useGameLooks();
  const isNew = useTablePaint((state) => state.addsEntity);
  const index = indexGame(pack);
  const { button, focusNext } = useFocusAfterNew(isNew);
  const addNew = (addsEntity: boolean): void => useTablePaint.setState({ addsEntity });
  const close = (isAdded: boolean): void => {
    focusNext(isAdded);
    addNew(false);
  };
  const add = isNew ? (
    <NewEntity pack={pack} index={index} onDone={close} />
  ) : (
    <Button ref={button} variant="quiet" icon={Plus} disabled={pack.game === null} onClick={() => addNew(true)}>
      New Entity…
    </Button>
  );
  if (groups.length === 0)
    return (
      <section className="gw-brushes" aria-label="Entities">
        <EmptyState icon={Shapes} title="Nothing to paint yet" text={whyNothing(index)} />
        {add}
      </section>
    );
  return (
    <section className="gw-brushes" aria-label="Entities">
      {lacksPlayers(index) ? <p className="gw-brushes-note">{NO_PLAYERS}</p> : null}
      {groups.map(({ owner, brushes }) => (
        <section key={owner ?? ""} aria-label={owner ?? "Nobody"}>
          <h4>
            {owner === null ? null : (
              <span className="gw-seat" style={{ background: looks.colorOf(owner) }} aria-hidden />
            )}
            {owner ?? "Nobody"}
          </h4>
          <BrushList brushes={brushes} index={index} />
        </section>
      ))}
      {add}
    </section>
  );
}

/** The form of a new entity had the focus: what was added gets it, else the button that opened the form. */
function useFocusAfterNew(isNew: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const next = useRef<"added" | "button" | null>(null);
  useEffect(() => {
    if (isNew) return;
    const brushes = button.current?.closest("section");
    const added = next.current === "added" ? brushes?.querySelector<HTMLElement>('[aria-pressed="true"]') : null;
    if (next.current !== null) (added ?? button.current)?.focus();
    next.current = null;
  }, [isNew]);
  const focusNext = (isAdded: boolean): void => {
    next.current = isAdded ? "added" : "button";
  };
  return { button, focusNext };
}

const NO_PLAYERS =
  'The rules name no players: "players" has no list of roles with names. Entities that belong to players are not listed.';

function whyNothing(index: GameIndex): string {
  return lacksPlayers(index) ? NO_PLAYERS : "Declare a sort of entities: it is listed here for each player.";
}

interface BrushListProps {
  readonly brushes: readonly Brush[];
  readonly index: GameIndex;
}

/** The owner is in the heading above. */
function BrushList({ brushes, index }: BrushListProps): ReactElement {
  const entities = useMemo(() => brushes.map((brush) => entityOf(brush, index)), [brushes, index]);
  const words = wordsInList(entities.map(({ kind, params }) => ({ kind, params: { ...params, owner: null } })));
  return (
    <ul>
      {brushes.map((brush, number) => (
        <li key={brushKey(brush)}>
          <BrushButton brush={brush} entity={defined(entities[number])} words={words[number] ?? ""} />
        </li>
      ))}
    </ul>
  );
}

interface BrushButtonProps {
  readonly brush: Brush;
  readonly entity: Entity;
  readonly words: string;
}

function BrushButton({ brush, entity, words }: BrushButtonProps): ReactElement {
  const looks = useGameLooks();
  const images = useGameImages();
  const isChosen = useTablePaint(
    (state) => state.tool === "brush" && state.brush !== null && brushKey(state.brush) === brushKey(brush),
  );
  return (
    <button
      type="button"
      className="gw-brush"
      aria-pressed={isChosen}
      title={titleOf(brush)}
      onClick={() => chooseBrush(brush)}
      draggable
      onDragStart={(event) => dragEntity(event, draggedBrush(brush))}
    >
      <PieceSwatch entity={entity} looks={looks} images={images} size={SWATCH} />
      <span>{words}</span>
    </button>
  );
}

function titleOf({ schema, attributes }: Brush): string {
  const values = Object.entries(attributes).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return [schema, ...values].join("\n");
}
