// A cell that is being typed by the name of its place.
import type { Places, Position } from "../../shared/base/boardView";
import { placeExample, readPlace, typedPlace } from "../../shared/base/placeName";
import { type Result, done, refused } from "../../shared/base/result";
import { placesOf } from "../session/play/playState";
import { usePlayStore } from "../session/play/playStore";
import { type Draft, useDraft } from "../ui/useDraft";

export interface CellDraft extends Draft {
  /** How a cell is typed. */
  readonly example: string;
}

/** Returns a draft of a field that shows a cell; an empty one, null, means any. */
export function useCellDraft(cell: Position | null, onCell: (cell: Position | null) => void): CellDraft {
  const places = usePlayStore(placesOf);
  const draft = useDraft(cell === null ? "" : typedPlace(places, cell), (text) => readCell(places, text), onCell);
  return { ...draft, example: placeExample(places) };
}

function readCell(places: Places, text: string): Result<Position | null, string> {
  if (text.trim() === "") return done(null);
  const cell = readPlace(places, text);
  if (cell !== null) return done(cell);
  const example = placeExample(places);
  return refused(places.geometry === undefined ? `${example}: two whole numbers` : `A place, such as ${example}.`);
}
