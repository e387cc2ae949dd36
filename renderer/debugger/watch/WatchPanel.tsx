// Cells, variables, counts and conditions, as they are at the debugger's cursor and were over the session.
import { type ReactElement, useMemo, useRef, useState } from "react";
import { watchText } from "../../../shared/engine/breakpoints/watches";
import { addWatch, replaceWatch, useWatches } from "../../session/run/breakpoints";
import { useIsVisible } from "../../ui/useIsVisible";
import { NewWatch } from "./NewWatch";
import { WatchRow } from "./WatchRow";
import { useConditionTurns, useConditions } from "./useConditions";
import "../debugPanel.css";
import "./watch.css";

const NOTHING_WATCHED =
  "Watch a variable by its name, a cell as 2,1, a count as #crate, or a condition of the rule language.";

export function WatchPanel(): ReactElement {
  const watches = useWatches();
  const section = useRef<HTMLElement>(null);
  const isVisible = useIsVisible(section);
  const conditions = useMemo(
    () => watches.flatMap((watch) => (isVisible && watch.kind === "condition" ? [watch.condition] : [])),
    [watches, isVisible],
  );
  const answers = useConditions(conditions);
  const turns = useConditionTurns(conditions);
  const [edited, setEdited] = useState<number | null>(null);
  const written = edited === null ? undefined : watches[edited];
  return (
    <section ref={section} className="gw-debug-panel gw-watch" aria-label="Watch" data-context="debug">
      <NewWatch
        // The field begins anew with each watch that is to be written in another way.
        key={written === undefined ? "new" : watchText(written)}
        edited={written === undefined ? null : watchText(written)}
        onWatch={(watch) => {
          if (edited === null || written === undefined) addWatch(watch);
          else replaceWatch(edited, watch);
          setEdited(null);
        }}
        onCancel={() => {
          setEdited(null);
          if (edited !== null) section.current?.querySelectorAll<HTMLElement>(".gw-watch-name")[edited]?.focus();
        }}
      />
      <ul className="gw-watch-list">
        {watches.length === 0 ? <li className="gw-watch-hint">{NOTHING_WATCHED}</li> : null}
        {watches.map((watch, index) => {
          const at = watch.kind === "condition" ? conditions.indexOf(watch.condition) : -1;
          return (
            <WatchRow
              key={watchText(watch)}
              watch={watch}
              index={index}
              answer={at < 0 ? undefined : answers?.[at]}
              answers={at < 0 ? null : (turns?.map((turn) => turn[at] ?? null) ?? null)}
              isVisible={isVisible}
              onEdit={() => setEdited(index)}
            />
          );
        })}
      </ul>
    </section>
  );
}
