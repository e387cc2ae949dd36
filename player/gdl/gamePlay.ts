// A board game in play in a part of the page: the table, whose turn it is, and every legal move by taps and keys.
import { readPlace } from "../../shared/base/placeName";
import type { GdlLooks } from "../../shared/dialects/gdl/presentation/looks";
import { movePath } from "../../shared/engine/moveTries";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { GameAction } from "../../shared/engine/turnRecord";
import type { SpriteStore } from "../../renderer/board/spriteStore";
import { type Zone, gameState } from "../../renderer/gdl/game/gameState";
import { byPlace, withHandles } from "../../renderer/gdl/game/hiddenCards";
import { type Begun, actorsOf, choiceAfter, choose } from "../../renderer/gdl/game/moveChoice";
import { outcomeWords } from "../../renderer/gdl/game/outcomeWords";
import { seenMove } from "../../renderer/gdl/game/seenMove";
import { describePlace } from "../../renderer/gdl/table/describePlace";
import { element } from "../page/dom";
import { type LevelSession, createLevelSession } from "../page/levelSession";
import type { LevelPlay, PlayListener } from "../page/pageLanguage";
import { moveButtons, seatRows, valueRows, zoneRows } from "./gameSide";
import { GameStage } from "./gameStage";
import { refusedWords } from "./refusal";
import { type SeatView, createSeatView } from "./seatView";
import { type SeenPosition, hasSecrets, moverOf, seenBy } from "./seats";
import { type TablePart, mountTablePart } from "./tablePart";
import { viewChoice } from "./viewChoice";

export interface PlayedGame {
  readonly level: PlayableLevel;
  readonly looks: GdlLooks;
  readonly sprites: SpriteStore;
  /** Names of values that are part of the rules and never change: they are not shown. */
  readonly fixed: ReadonlySet<string>;
}

/** What is chosen of the next move. */
interface Choice {
  readonly begun: Begun;
  /** The message about the place chosen last, when it leads to no move; else null. */
  readonly refusal: string | null;
}

const NOTHING_CHOSEN: Choice = { begun: [], refusal: null };

export class GamePlay implements LevelPlay {
  private readonly session: LevelSession;
  /** Some player may not see all of the game. */
  private readonly isSecret: boolean;
  private readonly view: SeatView;
  private readonly stage: GameStage;
  private readonly table: TablePart;
  private choice = NOTHING_CHOSEN;
  /** The zones as they are shown, with the hidden cards that moves name. */
  private shelves: readonly Zone[] = [];

  constructor(
    place: HTMLElement,
    private readonly game: PlayedGame,
    private readonly listener: PlayListener,
  ) {
    const { level, looks, sprites } = game;
    this.session = createLevelSession(level);
    this.isSecret = hasSecrets(level, this.session.state);
    this.view = createSeatView(this.isSecret);
    this.stage = new GameStage(place);
    this.table = mountTablePart(this.stage.table, looks, sprites, this.choose);
    this.show();
  }

  readonly undo = (): void => this.step(this.session.undo, "Move undone.");
  readonly redo = (): void => this.step(this.session.redo, "Move redone.");
  readonly restart = (): void => this.step(this.session.restart, "Restarted.");
  readonly hint = (): void => undefined;

  /** Gives the focus to the board; in a game of cards alone to the first card or move. */
  readonly focus = (): void => {
    if (this.stage.table.hidden) this.stage.focusFirst();
    else this.table.focus();
  };

  press(event: KeyboardEvent): boolean {
    if (!event.shiftKey && this.moveCursor(event.key)) return true;
    if (event.key === "Escape" && this.choice !== NOTHING_CHOSEN) {
      this.drop();
      this.show();
      return true;
    }
    const at = this.table.cursor();
    if ((event.key !== "Enter" && event.key !== " ") || at === null) return false;
    this.choose(at);
    return true;
  }

  dispose(): void {
    this.table.dispose();
  }

  /** Chooses a place, a card or a zone: it begins a move, goes on with one or makes it. */
  private readonly choose = (name: string): void => {
    const { level } = this.game;
    const seat = this.seat();
    const { state } = this.session;
    const seen = seenBy(level, state, seat);
    const { begun } = this.choice;
    const chosen = choose(seen.moves, begun, name);
    if (chosen.kind === "play") return this.play(chosen.move);
    const refusal = refusedWords({ level, state, seen, seat, isSecret: this.isSecret }, begun, name, chosen);
    this.choice = chosen.begun.length === 0 && refusal === null ? NOTHING_CHOSEN : { begun: chosen.begun, refusal };
    this.show();
    const words = refusal ?? (chosen.begun.length === 0 ? "Nothing chosen." : `${chosen.begun.join(" to ")}.`);
    this.listener.announce(byPlace(words, this.shelves));
  };

  private readonly play = (move: GameAction): void => {
    this.drop();
    const before = this.mover();
    const turn = this.session.act(move);
    this.show();
    const mover = this.mover();
    const words = this.wordsOf(move, before);
    this.listener.announce(
      turn.accepted ? `${words}. ${mover === null ? "" : `${mover} to move.`}` : `${words} is not legal.`,
    );
  };

  private step(to: () => unknown, words: string): void {
    if (to() === false) return;
    this.drop();
    this.show();
    this.listener.announce(words);
  }

  private drop(): void {
    this.choice = NOTHING_CHOSEN;
  }

  /** Moves the cursor by an arrow key. False: it is another key, or there is no place. */
  private moveCursor(key: string): boolean {
    const { board } = this.seen();
    const name = this.table.moveCursor(key);
    const position = name === null ? null : readPlace(board, name);
    if (position === null) return false;
    this.listener.announce(describePlace(board, position));
    return true;
  }

  private mover(): string | null {
    const { state, turn } = this.session;
    return moverOf(this.game.level, state, gameState(turn.after.state).current);
  }

  /** Returns the seat whose view is shown; null for everything. */
  private seat(): string | null {
    return this.view.seatFor(this.mover());
  }

  private seen(): SeenPosition {
    return seenBy(this.game.level, this.session.state, this.seat());
  }

  /** Returns a move as whoever looks next may know it. */
  private wordsOf(move: GameAction, mover: string | null): string {
    const words = this.game.level.presentation.actionText(move);
    const seat = this.seat();
    if (seat === null || !this.isSecret) return words;
    return seenMove(move, words, { seat, state: gameState(this.seen().board.state), mover });
  }

  private show(): void {
    const { session, view, stage, listener } = this;
    const over = outcomeWords(session.turn.after.state["outcome"]);
    const seat = over === null ? this.seat() : null;
    if (over !== null) view.forget();
    listener.tools({ canUndo: session.canUndo, canRedo: session.canRedo, hint: null });
    listener.outcome(over === null ? null : { kind: "over", title: over, detail: "", moves: session.moves });
    if (seat !== null && view.isCovered(seat)) {
      return stage.cover(seat, () => {
        view.look(seat);
        this.show();
        this.focus();
      });
    }
    stage.uncover();
    this.showTo(seat);
  }

  /** Shows the position to a seat (null: to everybody). */
  private showTo(seat: string | null): void {
    const { level, looks, fixed } = this.game;
    const { begun, refusal } = this.choice;
    const { board, moves } = seenBy(level, this.session.state, seat);
    const { action, after } = this.session.turn;
    const choice = choiceAfter(moves, begun);
    const state = gameState(board.state);
    const shelves = seat === null ? state.zones : withHandles(state.zones, gameState(after.state).zones);
    this.shelves = shelves;
    this.table.show(board, {
      chosen: begun,
      targets: begun.length === 0 ? [] : [...choice.next.keys()],
      last: action === null ? [] : movePath(action),
    });
    const chooseView = (next: SeatView["choice"]): void => {
      this.view.choose(next);
      this.show();
    };
    const parts = {
      hasPlaces: board.cells.length > 0,
      zones: zoneRows(shelves, looks, { next: choice.next, begun, choose: this.choose }),
      above: [
        ...viewChoice(level.players, this.view.choice, chooseView),
        seatRows(state, looks, actorsOf(moves), fixed),
        ...(refusal === null ? [] : [element("p", { class: "page-refused" }, byPlace(refusal, shelves))]),
        moveButtons(moves, begun, choice, shelves, this.play),
      ],
      below: [valueRows(state, fixed)],
    };
    this.stage.show(parts, this.focus);
  }
}
