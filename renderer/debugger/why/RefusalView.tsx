// Why the last action was refused, or what stopped the one in view, when it led to nothing.
import { type ReactElement, useMemo } from "react";
import { whyRefused } from "../../../shared/engine/explain/whyCell";
import { type Stop, whyStopped } from "../../../shared/engine/explain/whyStopped";
import { refusalText } from "../../../shared/engine/explain/whyText";
import { setCursor } from "../../session/play/playCommands";
import { type PlayedLevel, shownTurn } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { GoButton } from "../GoButton";

export function RefusalView({ level }: { readonly level: PlayedLevel }): ReactElement | null {
  const refused = usePlayStore((state) => (state.refusedAction === null ? null : state.refusedTurn));
  const shown = usePlayStore(shownTurn);
  const turn = refused ?? shown;
  const stops = useMemo((): readonly Stop[] => (turn === undefined ? [] : whyStopped(turn, level)), [turn, level]);
  const answer = refused === null ? null : whyRefused(refused, level.offers);
  const last = stops.at(-1);
  if (answer === null && last === undefined) return null;
  return (
    <>
      {refused === null || answer === null ? null : (
        <h3 className="gw-why-refusal">{refusalText(refused, level, answer)}</h3>
      )}
      {last === undefined ? null : <h3 className="gw-why-refusal">{last.text}</h3>}
      {/* The records of a refused turn are not those of the turn in view. */}
      {refused !== null
        ? null
        : stops.map((stop) => (
            <GoButton
              key={stop.record}
              text={stop === last ? "Show it in the turn" : stop.text}
              go={() => setCursor(stop.record)}
            />
          ))}
    </>
  );
}
