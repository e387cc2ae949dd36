// Several selected places of a game's first position: what stands there, changed on all of them as one step of undo.
import { type ReactElement, useId } from "react";
import type { Position } from "../../../shared/base/boardView";
import { placeName } from "../../../shared/base/placeName";
import { commonBrush, mixedAttributes, withChanges } from "../../../shared/dialects/gdl/text/paint/commonBrush";
import type { Brush } from "../../../shared/dialects/gdl/text/paint/brush";
import { Button } from "../../ui/Button";
import { placesText } from "../game/placesText";
import { BrushFields } from "./BrushFields";
import { useTablePaint } from "./paintStore";
import { type PlacedBrush, type TableTarget, brushAt, clearPlaces, paintPlaces } from "./painting";

export interface SeveralPlacesProps {
  readonly target: TableTarget;
  readonly places: readonly Position[];
}

export function SeveralPlaces({ target, places }: SeveralPlacesProps): ReactElement {
  const title = useId();
  const brush = useTablePaint((state) => state.brush);
  const standing = places.flatMap((place): readonly (readonly [Position, Brush])[] => {
    const there = brushAt(target, place);
    return there === null || there === undefined ? [] : [[place, there]];
  });
  const brushes = standing.map(([, there]) => there);
  const common = commonBrush(brushes);
  const change = (next: Brush, changed: string | null): void => {
    if (common === null) return;
    const placed = standing.map(([place, there]): PlacedBrush => [place, withChanges(there, common, next, changed)]);
    paintPlaces(target, placed, `Change ${standing.length} entities`);
  };
  const fill = (): void => {
    if (brush === null) return;
    const placed = places.map((place): PlacedBrush => [place, brush]);
    paintPlaces(target, placed, `Put ${brush.schema} on ${places.length} places`);
  };
  return (
    <section aria-labelledby={title}>
      <h4 id={title}>{`${places.length} places`}</h4>
      <p>{placesText(places.map((place) => placeName(target.board, place)))}</p>
      <p>{standingWords(standing.length, places.length)}</p>
      {common === null ? null : (
        <BrushFields index={target.index} brush={common} mixed={mixedAttributes(brushes)} onChange={change} />
      )}
      <div className="gw-inspector-actions">
        {brush === null ? null : <Button onClick={fill}>Put the brush on all</Button>}
        {standing.length === 0 ? null : <Button onClick={() => clearPlaces(target, places)}>Remove all</Button>}
      </div>
    </section>
  );
}

function standingWords(count: number, places: number): string {
  if (count === 0) return "Nothing stands on them.";
  return count === places ? "Something stands on each." : `Something stands on ${count} of them.`;
}
