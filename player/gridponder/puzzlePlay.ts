// A puzzle in play in a part of the page: the board with its films, how the game stands, what can be done.
import type { Position } from "../../shared/base/boardView";
import { disposeAll } from "../../shared/base/disposable";
import { stateView } from "../../shared/dialects/gridponder/text/board/stateView";
import { readHintStops } from "../../shared/dialects/gridponder/text/levels/goldPath";
import type { GameAction, TurnRecord } from "../../shared/engine/turnRecord";
import { describeCell } from "../../renderer/gridponder/board/describeCell";
import { type Controls, actionOfKey, actionOfTap, controlsOf } from "../../renderer/gridponder/controls/controls";
import { element } from "../page/dom";
import type { LevelPlay, PlayListener } from "../page/pageLanguage";
import { actionRow } from "./actionRow";
import { type BoardPart, mountBoard } from "./boardPart";
import { cursorAfter } from "./cellCursor";
import { type GesturePoint, actionOfGesture } from "./gesture";
import { type HintPlayer, createHintPlayer } from "./hintPlayer";
import { guideOf, showHud } from "./hud";
import type { PlayedLevel } from "./playedLevel";
import { type LevelSession, createLevelSession, hintsOf } from "../page/levelSession";
import { outcomeOf } from "./outcome";
import { turnWords } from "./turnWords";

export class PuzzlePlay implements LevelPlay {
  private readonly session: LevelSession;
  private readonly controls: Controls;
  private readonly board: BoardPart;
  private readonly hud = element("div", { class: "page-hud" });
  private readonly hints: HintPlayer;
  /** The cell that keys have chosen. */
  private cursor: Position | null = null;

  constructor(
    place: HTMLElement,
    private readonly played: PlayedLevel,
    private readonly listener: PlayListener,
  ) {
    const { level, file, texts } = played;
    this.session = createLevelSession(level);
    this.controls = controlsOf(texts.theme, level.offers);
    this.hints = createHintPlayer(hintsOf(level.solution, readHintStops(file.tree)), {
      begin: this.beginHint,
      play: this.play,
    });
    const stage = element("div", { class: "page-stage" });
    place.replaceChildren(stage, this.sideOf(played));
    const { after } = this.session.turn;
    this.board = mountBoard(stage, played, after, this.gesture, () => this.pressKey(" ", false));
    this.show(null);
  }

  readonly undo = (): void => this.move(this.session.undo, "Undone.");
  readonly redo = (): void => this.move(this.session.redo, "Redone.");
  readonly restart = (): void => this.move(this.session.restart, "Restarted.");

  readonly hint = (): void => {
    this.hints.show();
    this.board.focus();
  };

  readonly focus = (): void => this.board.focus();

  press({ key, shiftKey }: KeyboardEvent): boolean {
    return this.pressKey(key, shiftKey);
  }

  dispose(): void {
    disposeAll([this.board, { dispose: this.hints.stop }]);
  }

  /** Returns what stands beside the board: what the level's author says of it, the state of play, and actions. */
  private sideOf({ file, texts }: PlayedLevel): HTMLElement {
    const guide = guideOf(file.value, texts.game);
    const parts = [
      guide === null ? null : element("p", { class: "page-guide" }, guide),
      this.hud,
      actionRow(this.controls, this.act),
    ];
    const side = element("aside", { class: "page-side", "aria-label": "State of play" });
    side.append(...parts.filter((each) => each !== null));
    return side;
  }

  /** Shows the turn in view, at the end of its film if there is one. */
  private show(film: TurnRecord | null): void {
    const { session, listener } = this;
    const { turn, moves, canUndo, canRedo } = session;
    listener.tools({ canUndo, canRedo, hint: this.hints.label });
    listener.outcome(null);
    showHud(this.hud, this.played, turn, moves);
    // How it ended is told when the way there has been seen.
    this.board.show(turn.after, film, moves, () => {
      const outcome = outcomeOf(turn, moves);
      if (outcome !== null) listener.outcome(outcome);
    });
  }

  /** Plays an action of the player, who stops a hint by it. */
  private readonly act = (action: GameAction): void => {
    this.hints.stop();
    this.play(action);
  };

  private readonly play = (action: GameAction): void => {
    const { texts, looks } = this.played;
    const { goals } = this.session.turn;
    const turn = this.session.act(action);
    this.listener.announce(turnWords(turn, goals, texts.game, looks));
    if (turn.accepted) this.show(turn);
  };

  /** Returns to the start of the level, from which a hint shows moves. */
  private readonly beginHint = (moves: number): void => {
    this.session.restart();
    this.show(null);
    this.listener.announce(`Hint: the first ${moves} moves.`);
  };

  /** Moves to another turn. `step` returns false where there is none. */
  private move(step: () => boolean | void, words: string): void {
    this.hints.stop();
    if (step() === false) return;
    this.show(null);
    this.listener.announce(words);
  }

  private readonly gesture = (from: GesturePoint, to: GesturePoint): void => {
    this.cursor = null;
    this.board.setCursor(null);
    this.actIf(actionOfGesture(this.controls, from, to));
  };

  /** Plays what a key means, or moves the cursor. Returns false for a key without a meaning. */
  private pressKey(key: string, isShifted: boolean): boolean {
    if (this.moveCursor(key, isShifted) || this.tapAtCursor(key)) return true;
    if (isShifted) return false;
    const at = this.cursor ?? stateView(this.session.turn.after).avatar?.position ?? null;
    return this.actIf(actionOfKey(this.controls, key, at));
  }

  /** Moves the cursor by an arrow key, in a game that is tapped; where the arrow keys play moves, with Shift. */
  private moveCursor(key: string, isShifted: boolean): boolean {
    const { taps, swipes } = this.controls;
    if (taps.length === 0 || (swipes.length > 0 && !isShifted)) return false;
    const { after } = this.session.turn;
    const next = cursorAfter(key, this.cursor, after);
    if (next === null) return false;
    this.cursor = next;
    this.board.setCursor(next);
    this.listener.announce(describeCell(after, this.played.looks, next));
    return true;
  }

  private tapAtCursor(key: string): boolean {
    if (this.cursor === null || (key !== "Enter" && key !== " ")) return false;
    return this.actIf(actionOfTap(this.controls, this.cursor));
  }

  /** Plays an action if there is one. Returns whether there was. */
  private actIf(action: GameAction | null): boolean {
    if (action !== null) this.act(action);
    return action !== null;
  }
}
