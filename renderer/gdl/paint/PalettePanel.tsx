// What can be painted: entities by players, as they look on the board.
import { Plus, Shapes } from "lucide-react";
import { type ReactElement, useEffect, useMemo, useRef } from "react";
import { type GameIndex, indexGame } from "../../../shared/dialects/gdl/text/names/gameIndex";
import { type BrushGroup, lacksPlayers, paletteOf } from "../../../shared/dialects/gdl/text/paint/palette";
import { usePackSource } from "../../documents/packSource";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { type RowRename, useRowRename } from "../../ui/useRowRename";
import { useGameLooks } from "../pack/gameLooks";
import { BrushList } from "./BrushList";
import { EntityMenu } from "./EntityMenu";
import { NewEntity } from "./NewEntity";
import { useTablePaint } from "./paintStore";

export function PalettePanel(): ReactElement {
  const pack = usePackSource();
  const groups = useMemo(() => paletteOf(pack), [pack]);
  const renaming = useRowRename();
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
      <EntityMenu groups={groups} renaming={renaming} onNew={() => addNew(true)}>
        {groups.map((group) => (
          <PlayerBrushes key={group.owner ?? ""} group={group} index={index} renaming={renaming} />
        ))}
      </EntityMenu>
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

interface PlayerBrushesProps {
  readonly group: BrushGroup;
  readonly index: GameIndex;
  readonly renaming: RowRename;
}

function PlayerBrushes({ group: { owner, brushes }, index, renaming }: PlayerBrushesProps): ReactElement {
  const looks = useGameLooks();
  return (
    <section aria-label={owner ?? "Nobody"}>
      <h4>
        {owner === null ? null : <span className="gw-seat" style={{ background: looks.colorOf(owner) }} aria-hidden />}
        {owner ?? "Nobody"}
      </h4>
      <BrushList brushes={brushes} index={index} renaming={renaming} />
    </section>
  );
}
