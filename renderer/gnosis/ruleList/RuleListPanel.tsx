// The active rules in the order in which they run, with what became of each in the event in view; rules are switched on
// and off here.
import { ListOrdered } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { type RuleFate, ruleFates } from "../../../shared/dialects/gnosis/presentation/ruleFates";
import { usePackSource } from "../../documents/packSource";
import { setCursor, startPlay } from "../../session/play/playCommands";
import { boardAtCursor, shownTurn } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { reveal } from "../../session/pack/textPlaces";
import { showPanel } from "../../session/window/shellPort";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Select } from "../../ui/Field";
import { writePlace } from "../state/writePlace";
import { LANES, type RuleRow, rowsByEvent, ruleRows } from "./ruleRows";
import "../console/console.css";
import "./ruleList.css";

/** By the rules' ids; null while no event was published, so that no rule has one. */
type Fates = ReadonlyMap<string, RuleFate> | null;

export function RuleListPanel(): ReactElement {
  const pack = usePackSource();
  const board = usePlayStore(boardAtCursor);
  const turn = usePlayStore(shownTurn);
  const level = usePlayStore((state) => state.level);
  const [trigger, setTrigger] = useState("");
  const listed = board?.state["rules"];
  const file = level?.file ?? "";
  const rows = useMemo(() => ruleRows(pack, file, listed), [pack, file, listed]);
  const fates = useMemo(
    () => (turn === undefined || level === null || turn.action === null ? null : ruleFates(turn, level.debug)),
    [turn, level],
  );
  if (level === null || board === null) {
    return (
      <EmptyState
        icon={ListOrdered}
        title="Nothing has been played yet"
        text="The rules stand here in the order in which they run."
      >
        <Button onClick={() => void startPlay()}>Open the console</Button>
      </EmptyState>
    );
  }
  const triggers = Array.from(new Set(rows.map((row) => row.trigger))).sort();
  const shown = rows.filter((row) => trigger === "" || row.trigger === trigger);
  return (
    <section className="gw-rule-list" aria-label="Rule list" data-context="debug">
      <Select
        aria-label="Event"
        options={[{ value: "", title: "all events" }, ...triggers.map((each) => ({ value: each, title: each }))]}
        value={triggers.includes(trigger) ? trigger : ""}
        onChange={({ target }) => setTrigger(target.value)}
      />
      {LANES.map(({ title, categories }) => (
        <Lane
          key={title}
          title={title}
          rows={shown.filter(({ category }) => (categories as readonly string[]).includes(category))}
          isMixed={categories.length > 1}
          fates={fates}
        />
      ))}
      <Lane title="Others" rows={shown.filter(({ category }) => category === "")} isMixed={false} fates={fates} />
    </section>
  );
}

interface LaneProps {
  readonly title: string;
  readonly rows: readonly RuleRow[];
  /** Whether its rules are of several categories, which each of them then says. */
  readonly isMixed: boolean;
  readonly fates: Fates;
}

function Lane({ title, rows, isMixed, fates }: LaneProps): ReactElement | null {
  if (rows.length === 0) return null;
  return (
    <section className="gw-console-section" aria-label={title}>
      <h3>{title}</h3>
      {rowsByEvent(rows).map(([event, own]) => (
        <section key={event} aria-label={event === "" ? "no event" : event}>
          {event === "" ? null : <h4 className="gw-listed-event">{event}</h4>}
          <ol className="gw-console-lines">
            {own.map((row) => (
              <Rule key={row.id} row={row} showsCategory={isMixed} fates={fates} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

interface RuleProps {
  readonly row: RuleRow;
  readonly showsCategory: boolean;
  readonly fates: Fates;
}

function Rule({ row, showsCategory, fates }: RuleProps): ReactElement {
  const fate = fates?.get(row.id) ?? null;
  const { id, order, isAssigned, category, isEnabled, place } = row;
  const show = (): void => {
    if (place === null) return;
    reveal(place.file, place.at);
    showPanel("editor");
  };
  return (
    <li className="gw-listed-rule" data-fate={fate === null ? "none" : fate.ran > 0 ? "ran" : "failed"}>
      <input
        type="checkbox"
        aria-label={`${id} is on`}
        checked={isEnabled}
        disabled={place === null}
        onChange={({ target }) => {
          if (place === null) return;
          // A rule is on unless the file says otherwise.
          writePlace({ ...place, steps: [...place.steps, "enabled"] }, target.checked ? undefined : false);
        }}
      />
      <span
        className="gw-rule-order"
        title={isAssigned ? "Assigned in the order of registration" : "Its own executionOrder"}
      >
        {isAssigned ? `(${order})` : order}
      </span>
      <button
        type="button"
        className="gw-console-line"
        onClick={() => (fate === null ? show() : setCursor(fate.record))}
      >
        <strong>{id}</strong> {showsCategory ? <small>{category.toLowerCase()}</small> : null}
        {fates === null ? null : <span className="gw-rule-fate">{fateText(fate)}</span>}
      </button>
    </li>
  );
}

function fateText(fate: RuleFate | null): string {
  if (fate === null) return "not matched";
  const times = fate.ran + fate.failed;
  return times > 1 ? `${fate.text} · ran ${fate.ran} of ${times} times` : fate.text;
}
