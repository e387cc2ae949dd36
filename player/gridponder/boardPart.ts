// The board of a level in play: fitted into its stage, its films run, the pointer's presses told from beginning to end.
import type { BoardView, Position } from "../../shared/base/boardView";
import { type Disposable, disposeAll } from "../../shared/base/disposable";
import { stateView } from "../../shared/dialects/gridponder/text/board/stateView";
import type { TurnRecord } from "../../shared/engine/turnRecord";
import "../../renderer/board/board.css";
import type { BoardPointer } from "../../renderer/board/boardPointer";
import { createDrawSurface } from "../../renderer/board/drawSurface";
import { mountBoardPane } from "../../renderer/gridponder/board/boardPane";
import { sceneStyle } from "../../renderer/gridponder/board/sceneStyle";
import { motionPictures } from "../../renderer/gridponder/film/motionPictures";
import { FIRST_FRAME_MS, runFilm } from "../../renderer/gridponder/film/runFilm";
import { type FilmFrame, turnFilm } from "../../renderer/gridponder/film/turnFilm";
import { onThemeChange } from "../../renderer/ui/theme";
import { element } from "../page/dom";
import type { GesturePoint } from "./gesture";
import type { PlayedLevel } from "./playedLevel";

export interface BoardPart extends Disposable {
  /** Shows a board, after the film of the turn that led to it, if there is one; then calls `seen`. */
  show(view: BoardView, film: TurnRecord | null, moves: number, seen: () => void): void;
  /** The cell that keys have chosen; null for none. */
  setCursor(cell: Position | null): void;
  focus(): void;
}

/** CSS pixels around a fitted board. */
const MARGIN = 10;

const REDUCED = window.matchMedia("(prefers-reduced-motion: reduce)");

export function mountBoard(
  stage: HTMLElement,
  { level, texts, looks, sprites }: PlayedLevel,
  first: BoardView,
  pressed: (from: GesturePoint, to: GesturePoint) => void,
  space: () => void,
): BoardPart {
  const [board, decorations] = [element("canvas"), element("canvas")];
  const pane = element(
    "div",
    { class: "gw-board", role: "application", "aria-roledescription": "board", tabindex: "0" },
    element("div", { class: "gw-board-stage", "aria-hidden": "true" }, board, decorations),
  );
  stage.replaceChildren(pane);
  const surfaces = { board: createDrawSurface(board), decorations: createDrawSurface(decorations) };
  let view = first;
  let from: BoardPointer | null = null;
  let running: Disposable | null = null;
  const style = () => sceneStyle({ looks, sprites, showsIdle: !REDUCED.matches });
  const part = mountBoardPane(pane, surfaces, style(), MARGIN, {
    board: () => view,
    pointer(event) {
      if (event.phase === "down") from = event.button === 0 ? event : null;
      if (event.phase === "up" && from !== null) pressed(from, event);
      if (event.phase === "up" || event.phase === "cancel") from = null;
    },
    isFine: () => false,
    // Other keys are the page's: they work wherever the focus is.
    key: () => undefined,
    space,
    pending: () => sprites.pending(),
  });
  const theme = onThemeChange(() => part.scene.setStyle(style()));
  const draw = (next: BoardView, motion: FilmFrame["motion"] | null): void => {
    part.scene.setBoard(next);
    part.scene.setMotion(motion);
    pane.dataset["moving"] = String(motion !== null);
  };
  for (const path of motionPictures(texts)) sprites.get(path);

  return {
    show(next, turn, moves, seen) {
      running?.dispose();
      view = next;
      pane.setAttribute("aria-label", `Board, move ${moves}`);
      pane.dataset["moves"] = String(moves);
      const avatar = stateView(next).avatar?.position;
      if (avatar) pane.dataset["avatar"] = avatar.join();
      part.control.setBoard(level.id, next);
      const film = turn === null || REDUCED.matches ? null : turnFilm(turn, texts, level.debug.systems);
      const firstFrame = film?.at(FIRST_FRAME_MS) ?? null;
      if (film === null || firstFrame === null) {
        draw(next, null);
        seen();
        return;
      }
      draw(firstFrame.board, firstFrame.motion);
      running = runFilm(film, 1, (frame) => {
        draw(frame?.board ?? next, frame?.motion ?? null);
        if (frame === null) seen();
      });
    },
    setCursor(cell) {
      part.scene.setDecorations(cell === null ? [] : [{ kind: "cursor", at: cell }]);
    },
    focus: () => pane.focus({ preventScroll: true }),
    dispose() {
      running?.dispose();
      disposeAll([theme, part]);
    },
  };
}
