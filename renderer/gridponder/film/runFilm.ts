// Runs a film from frame to frame. Knows the clock; knows nothing of boards.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import type { FilmFrame, TurnFilm } from "./turnFilm";

/** The first picture is not the board before the move, which is there already, but one frame into it. */
export const FIRST_FRAME_MS = 16;

/** Shows the frames after the first one, at `rate` times their speed; null once the film is over, and then no more. */
export function runFilm(film: TurnFilm, rate: number, show: (frame: FilmFrame | null) => void): Disposable {
  const beganAtMs = performance.now() - FIRST_FRAME_MS;
  let request = requestAnimationFrame(function next() {
    const frame = film.at((performance.now() - beganAtMs) * rate);
    if (frame !== null) request = requestAnimationFrame(next);
    show(frame);
  });
  return disposable(() => cancelAnimationFrame(request));
}
