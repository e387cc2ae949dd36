// What a player may see of the moment in view, beside all there is: as boards and as JSON.
import { Eye, EyeOff } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import type { SeatView } from "../../../shared/engine/levelSupport";
import { usePlayStore } from "../../session/play/playStore";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Field, Select } from "../../ui/Field";
import { ZoneShelf } from "../play/ZoneShelf";
import { gameState } from "../game/gameState";
import { playAs } from "../play/playAs";
import { useSeatView } from "../play/useSeatView";
import { TablePicture } from "../pack/TablePicture";
import { useGameLooks } from "../pack/gameLooks";
import { type ViewLine, viewLines } from "./viewLines";
import "../resultsPanel.css";
import "./views.css";

export function ViewsPanel(): ReactElement {
  const isPlayed = usePlayStore((state) => state.turns.length > 0);
  return (
    <section className="gw-views" aria-label="Views">
      {isPlayed ? (
        <Views />
      ) : (
        <EmptyState
          icon={Eye}
          title="Nothing has been played yet"
          text="Play the game: this shows what each player may see, beside all there is."
        />
      )}
    </section>
  );
}

function Views(): ReactElement {
  const [chosen, setChosen] = useState<string>();
  const all = useSeatView(null).view;
  const seats = useMemo(() => (all === null ? [] : gameState(all.board.state).players.map(({ name }) => name)), [all]);
  const seat = chosen !== undefined && seats.includes(chosen) ? chosen : (seats[0] ?? "");
  const seen = useSeatView(seat, seat !== "").view;
  if (all === null) return <EmptyState icon={EyeOff} title="Everybody sees everything here" />;
  return (
    <>
      <div className="gw-results-head">
        <Field label="Player" layout="row">
          {(control) => (
            <Select
              {...control}
              options={seats.map((name) => ({ value: name, title: name }))}
              value={seat}
              onChange={({ target: { value } }) => setChosen(value)}
            />
          )}
        </Field>
        <span className="gw-views-hidden" aria-live="polite">
          {seen === null ? "" : hiddenWords(seen.hidden)}
        </span>
        <Button onClick={() => playAs(seat)}>{`Play as ${seat}`}</Button>
      </div>
      {seen === null ? null : <Pair seat={seat} seen={seen} all={all} />}
    </>
  );
}

function hiddenWords(hidden: number): string {
  if (hidden === 0) return "Nothing is hidden";
  return hidden === 1 ? "1 thing is hidden" : `${hidden} things are hidden`;
}

interface PairProps {
  readonly seat: string;
  readonly seen: SeatView;
  readonly all: SeatView;
}

function Pair({ seat, seen, all }: PairProps): ReactElement {
  const [left, right] = useMemo(() => viewLines(seen.json, all.json), [seen, all]);
  return (
    <div className="gw-views-pair">
      <View title={`What ${seat} sees`} view={seen} lines={left} />
      <View title="All there is" view={all} lines={right} />
    </div>
  );
}

const PICTURE = 180;
const NOTHING: ReadonlyMap<string, unknown> = new Map();
const NOBODY: readonly string[] = [];

interface ViewProps {
  readonly title: string;
  readonly view: SeatView;
  readonly lines: readonly ViewLine[];
}

function View({ title, view, lines }: ViewProps): ReactElement {
  const looks = useGameLooks();
  const { zones } = useMemo(() => gameState(view.board.state), [view]);
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      {view.board.cells.length === 0 ? null : <TablePicture view={view.board} size={PICTURE} />}
      <ZoneShelf zones={zones} looks={looks} next={NOTHING} begun={NOBODY} onChoose={() => undefined} />
      <pre>
        {lines.map(({ text, isDifferent }, index) => (
          <span key={index} data-different={isDifferent ? true : undefined}>
            {`${text}\n`}
          </span>
        ))}
      </pre>
    </section>
  );
}
