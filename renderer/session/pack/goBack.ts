// Go Back and Go Forward: follows the caret of the text, and takes it to where it was.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { documents } from "../../documents/documents";
import { perPackStore } from "../../state/windowStore";
import { type CaretPlace, type CaretTrail, NO_TRAIL, stepInTrail, withCaret } from "./caretTrail";
import { textCaret } from "./textCaret";
import { reveal, textPlaces } from "./textPlaces";

/** The caret counts as being at a place once it has rested there for so long: a file that is opened moves it twice. */
const REST_MS = 150;

const caretTrail = perPackStore<CaretTrail>(() => NO_TRAIL);

/** Notes where the caret rests, and where it is when a place is asked for; until disposed. */
export function followCaret(): Disposable {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = textCaret.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(noteCaret, REST_MS);
  });
  // The caret goes there only when the text is drawn.
  const unsubscribePlaces = textPlaces.subscribe(({ revealed }, before) => {
    if (revealed !== before.revealed && revealed?.isSelected === true) noteCaret();
  });
  return disposable(() => {
    clearTimeout(timer);
    unsubscribe();
    unsubscribePlaces();
  });
}

/** Takes the caret a step back or forward; nothing at the end of the trail. */
export function goInTrail(by: 1 | -1): void {
  noteCaret();
  const trail = stepInTrail(caretTrail.getState(), by, (path) => documents.get(path) !== undefined);
  const place = trail?.places[trail.at];
  if (trail === null || place === undefined) return;
  const { path, line, column } = place;
  reveal(path, { line, column, endLine: line, endColumn: column });
  caretTrail.setState(trail);
}

function noteCaret(): void {
  const place = caretPlace();
  if (place !== null) caretTrail.setState(withCaret(caretTrail.getState(), place));
}

function caretPlace(): CaretPlace | null {
  const { caret } = textCaret.getState();
  const document = caret === null ? undefined : documents.get(caret.path);
  if (caret === null || document === undefined) return null;
  const { lineNumber, column } = document.model.getPositionAt(caret.offset);
  return { path: caret.path, line: lineNumber, column };
}
