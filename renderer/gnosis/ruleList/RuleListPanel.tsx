// The active rules in the order in which they run, with what became of each in the event in view; rules are switched on
// and off here.
import { ListOrdered, Plus } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { ruleFates } from "../../../shared/dialects/gnosis/presentation/ruleFates";
import { usePackSource } from "../../documents/packSource";
import { startPlay } from "../../session/play/playCommands";
import { boardAtCursor, shownTurn } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Select } from "../../ui/Field";
import { MenuButton } from "../../ui/MenuButton";
import { RowMenu } from "../../ui/RowMenu";
import { type RowRename, useRowRename } from "../../ui/useRowRename";
import { type Fates, ListedRule, RuleItems } from "./ListedRule";
import { ruleChoices } from "./ruleChoices";
import { LANES, type RuleRow, rowsByEvent, ruleRows } from "./ruleRows";
import "../console/console.css";
import "./ruleList.css";

export function RuleListPanel(): ReactElement {
  const pack = usePackSource();
  const board = usePlayStore(boardAtCursor);
  const turn = usePlayStore(shownTurn);
  const level = usePlayStore((state) => state.level);
  const [trigger, setTrigger] = useState("");
  const renaming = useRowRename();
  const listed = board?.state["rules"];
  const file = level?.file ?? "";
  const debug = usePlayStore(({ isStale, level: played }) => (isStale ? played?.debug : undefined));
  const played = useMemo(() => (debug === undefined ? null : new Set(debug.rules.map(({ id }) => id))), [debug]);
  const rows = useMemo(() => ruleRows(pack, file, listed, played), [pack, file, listed, played]);
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
        <MenuButton label="Add Rule" icon={Plus} choices={ruleChoices()} />
      </EmptyState>
    );
  }
  const triggers = Array.from(new Set(rows.map((row) => row.trigger))).sort();
  const items = (id: string | null): ReactElement => (
    <RuleItems row={rows.find((row) => row.id === id)} renaming={renaming} />
  );
  const shown = rows.filter((row) => trigger === "" || row.trigger === trigger);
  return (
    <section className="gw-rule-list" aria-label="Rule List" data-context="debug">
      <div className="gw-rule-list-tools">
        <Select
          aria-label="Event"
          options={[{ value: "", title: "all events" }, ...triggers.map((each) => ({ value: each, title: each }))]}
          value={triggers.includes(trigger) ? trigger : ""}
          onChange={({ target }) => setTrigger(target.value)}
        />
        <MenuButton label="Add Rule" icon={Plus} choices={ruleChoices()} />
      </div>
      <RowMenu renaming={renaming} items={items}>
        {LANES.map(({ title, categories }) => (
          <Lane
            key={title}
            title={title}
            rows={shown.filter(({ category }) => (categories as readonly string[]).includes(category))}
            isMixed={categories.length > 1}
            fates={fates}
            renaming={renaming}
          />
        ))}
        <Lane
          title="Others"
          rows={shown.filter(({ category }) => category === "")}
          isMixed={false}
          fates={fates}
          renaming={renaming}
        />
      </RowMenu>
    </section>
  );
}

interface LaneProps {
  readonly title: string;
  readonly rows: readonly RuleRow[];
  /** Whether its rules are of several categories, which each of them then says. */
  readonly isMixed: boolean;
  readonly fates: Fates;
  readonly renaming: RowRename;
}

function Lane({ title, rows, isMixed, fates, renaming }: LaneProps): ReactElement | null {
  if (rows.length === 0) return null;
  return (
    <section className="gw-console-section" aria-label={title}>
      <h3>{title}</h3>
      {rowsByEvent(rows).map(([event, own]) => (
        <section key={event} aria-label={event === "" ? "no event" : event}>
          {event === "" ? null : <h4 className="gw-listed-event">{event}</h4>}
          <ol className="gw-console-lines">
            {own.map((row) => (
              <ListedRule key={row.id} row={row} showsCategory={isMixed} fates={fates} renaming={renaming} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
