// Watches: cells, fields, counts and conditions, with their value at the cursor and over the session.
import { type ReactElement, useMemo, useRef, useState } from "react";
import { defined } from "../../../shared/base/defined";
import type { Places } from "../../../shared/base/boardView";
import { hasPlaces, typedPlace } from "../../../shared/base/placeName";
import type { TracePresentation } from "../../../shared/engine/tracePresentation";
import { readWatch } from "../../../shared/engine/breakpoints/watches";
import { addWatch, replaceWatch, useWatches } from "../../session/run/breakpoints";
import { usePackPresentation } from "../../session/pack/packPresentation";
import { placesOf } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { useIsVisible } from "../../ui/useIsVisible";
import { hasCells } from "../hasCells";
import { NewWatch } from "./NewWatch";
import { WatchRow } from "./WatchRow";
import { useConditionTurns, useConditions } from "./useConditions";
import "../debugPanel.css";
import "./watch.css";

export function WatchPanel(): ReactElement {
  const texts = useWatches();
  const presentation = usePackPresentation();
  const places = usePlayStore(placesOf);
  const watches = useMemo(
    () => texts.map((text) => readWatch(text, presentation, places)),
    [texts, presentation, places],
  );
  const section = useRef<HTMLElement>(null);
  const isVisible = useIsVisible(section);
  const conditions = useMemo(
    () => watches.flatMap((watch) => (isVisible && watch?.kind === "condition" ? [watch.condition] : [])),
    [watches, isVisible],
  );
  const answers = useConditions(conditions);
  const turns = useConditionTurns(conditions);
  const [edited, setEdited] = useState<number | null>(null);
  const written = edited === null ? undefined : texts[edited];
  return (
    <section ref={section} className="gw-debug-panel gw-watch" aria-label="Watch" data-context="debug">
      <NewWatch
        // The field starts again for each watch that is edited.
        key={written ?? "new"}
        edited={written ?? null}
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
        {watches.length === 0 ? <li className="gw-watch-hint">{nothingWatched(presentation, places)}</li> : null}
        {watches.map((watch, index) => {
          if (watch === null) return null;
          const at = watch.kind === "condition" ? conditions.indexOf(watch.condition) : -1;
          return (
            <WatchRow
              key={texts[index]}
              name={defined(texts[index])}
              watch={watch}
              presentation={presentation}
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

function nothingWatched(presentation: TracePresentation, places: Places): string {
  const { words, isExpression } = presentation;
  const place = hasPlaces(places) ? ` a ${words.cell} as ${typedPlace(places, [2, 1])},` : "";
  const count = words.kind === undefined ? "" : ` a count as #${words.kind},`;
  const onBoard = hasCells(presentation) ? `${place}${count}` : "";
  return `Watch a ${words.field} by its name,${onBoard} or ${isExpression === undefined ? "a condition of the rule language" : `an expression such as ${words.condition ?? ""}`}.`;
}
