// A level in play in a part of the page: the board with its films, how the game stands, what can be done.
import type { Position } from "../../shared/base/boardView";
import { type Disposable, disposeAll } from "../../shared/base/disposable";
import { stateView } from "../../shared/dialects/gridponder/text/board/stateView";
import { readHintStops } from "../../shared/dialects/gridponder/text/levels/goldPath";
import type { GameAction, TurnRecord } from "../../shared/engine/turnRecord";
import { describeCell } from "../../renderer/gridponder/board/describeCell";
import { actionOfKey, actionOfTap, controlsOf } from "../../renderer/gridponder/controls/controls";
import { element } from "../page/dom";
import type { LevelPlay, PlayListener } from "../page/pageLanguage";
import { actionRow } from "./actionRow";
import { mountBoard } from "./boardPart";
import { cursorAfter } from "./cellCursor";
import { type GesturePoint, actionOfGesture } from "./gesture";
import { createHintPlayer } from "./hintPlayer";
import { guideOf, showHud } from "./hud";
import type { PlayedLevel } from "./playedLevel";
import { createLevelSession, hintsOf } from "../page/levelSession";
import { outcomeOf } from "./outcome";
import { turnWords } from "./turnWords";

export function mountLevel(place: HTMLElement, played: PlayedLevel, listener: PlayListener): LevelPlay {
  const { level, file, texts, looks } = played;
  const session = createLevelSession(level);
  const controls = controlsOf(texts.theme, level.offers);
  let cursor: Position | null = null;

  const guide = guideOf(file.value, texts.game);
  const hud = element("div", { class: "page-hud" });
  const stage = element("div", { class: "page-stage" });
  const side = element("aside", { class: "page-side", "aria-label": "State of play" });
  const actions = actionRow(controls, (action) => act(action));
  side.append(
    ...[guide === null ? null : element("p", { class: "page-guide" }, guide), hud, actions].filter(
      (each) => each !== null,
    ),
  );
  place.replaceChildren(stage, side);
  const gesture = (from: GesturePoint, to: GesturePoint): void => {
    cursor = null;
    board.setCursor(null);
    actIf(actionOfGesture(controls, from, to));
  };
  const board = mountBoard(stage, played, session.turn.after, gesture, () => pressKey(" ", false));

  const show = (film: TurnRecord | null): void => {
    const { turn, moves } = session;
    listener.tools({
      canUndo: session.canUndo,
      canRedo: session.canRedo,
      hint: hints.label,
    });
    listener.outcome(null);
    showHud(hud, played, turn, moves);
    // How it ended is told when the way there has been seen.
    board.show(turn.after, film, moves, () => {
      const outcome = outcomeOf(turn, moves);
      if (outcome !== null) listener.outcome(outcome);
    });
  };
  const play = (action: GameAction): void => {
    const goals = session.turn.goals;
    const turn = session.act(action);
    listener.announce(turnWords(turn, goals, texts.game, looks));
    if (turn.accepted) show(turn);
  };
  const act = (action: GameAction): void => {
    hints.stop();
    play(action);
  };
  const move = (step: () => boolean | void, words: string): void => {
    hints.stop();
    if (step() === false) return;
    show(null);
    listener.announce(words);
  };
  const hints = createHintPlayer(hintsOf(level.solution, readHintStops(file.tree)), {
    begin(moves) {
      session.restart();
      show(null);
      listener.announce(`Hint: the first ${moves} moves.`);
    },
    play,
  });
  const moveCursor = (key: string, isShifted: boolean): boolean => {
    const isFree = controls.taps.length > 0 && (isShifted || controls.swipes.length === 0);
    const { after } = session.turn;
    const next = isFree ? cursorAfter(key, cursor, after) : null;
    if (next !== null) {
      cursor = next;
      board.setCursor(cursor);
      listener.announce(describeCell(after, looks, cursor));
      return true;
    }
    if (cursor === null || (key !== "Enter" && key !== " ")) return false;
    return actIf(actionOfTap(controls, cursor));
  };
  const actIf = (action: GameAction | null): boolean => {
    if (action !== null) act(action);
    return action !== null;
  };
  const pressKey = (key: string, isShifted: boolean): boolean => {
    if (moveCursor(key, isShifted)) return true;
    if (isShifted) return false;
    return actIf(actionOfKey(controls, key, cursor ?? stateView(session.turn.after).avatar?.position ?? null));
  };

  show(null);
  const parts: readonly Disposable[] = [board, { dispose: hints.stop }];
  return {
    undo: () => move(session.undo, "Undone."),
    redo: () => move(session.redo, "Redone."),
    restart: () => move(session.restart, "Restarted."),
    hint() {
      hints.show();
      board.focus();
    },
    focus: () => board.focus(),
    press: ({ key, shiftKey }) => pressKey(key, shiftKey),
    dispose: () => disposeAll(parts),
  };
}
