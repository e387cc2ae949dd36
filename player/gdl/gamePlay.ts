// A board game in play in a part of the page: the table, whose turn it is, and every legal move by taps and keys.
import { disposeAll } from "../../shared/base/disposable";
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
import { keepFocus } from "../page/keptFocus";
import { createLevelSession } from "../page/levelSession";
import type { LevelPlay, PlayListener } from "../page/pageLanguage";
import { showCurtain } from "./curtain";
import { moveButtons, seatRows, valueRows, zoneRows } from "./gameSide";
import { refusedWords } from "./refusal";
import { createSeatView } from "./seatView";
import { hasSecrets, moverOf, seenBy } from "./seats";
import { mountTablePart } from "./tablePart";
import { viewChoice } from "./viewChoice";

export interface PlayedGame<State> {
  readonly level: PlayableLevel<State>;
  readonly looks: GdlLooks;
  readonly sprites: SpriteStore;
  /** Names of values that are part of the rules and never change: they are not shown. */
  readonly fixed: ReadonlySet<string>;
}

export function mountGame<State>(
  place: HTMLElement,
  { level, looks, sprites, fixed }: PlayedGame<State>,
  listener: PlayListener,
): LevelPlay {
  const session = createLevelSession(level);
  const isSecret = hasSecrets(level, session.state);
  const view = createSeatView(isSecret);
  let begun: Begun = [];
  /** The message about the place chosen last, when it leads to no move; else null. */
  let refusal: string | null = null;
  /** The zones as they are shown, with the hidden cards that moves name. */
  let shelves: readonly Zone[] = [];

  const stage = element("div", { class: "page-stage" });
  const table = element("div", { class: "page-table" });
  const curtain = element("div", { class: "page-story page-curtain" });
  const cards = element("div", { class: "page-card-table" });
  stage.append(table, cards, curtain);
  const side = element("aside", { class: "page-side", "aria-label": "State of play" });
  place.replaceChildren(stage, side);
  const chooseName = (name: string): void => {
    const seat = view.seatFor(moverNow());
    const shown = { level, state: session.state, seen: seenBy(level, session.state, seat), seat, isSecret };
    const chosen = choose(shown.seen.moves, begun, name);
    if (chosen.kind === "play") return play(chosen.move);
    refusal = refusedWords(shown, begun, name, chosen);
    begun = chosen.begun;
    show();
    const words = refusal ?? (begun.length === 0 ? "Nothing chosen." : `${begun.join(" to ")}.`);
    listener.announce(byPlace(words, shelves));
  };
  const part = mountTablePart(table, looks, sprites, chooseName);

  const drop = (): void => {
    begun = [];
    refusal = null;
  };
  const moverNow = (): string | null => moverOf(level, session.state, gameState(session.turn.after.state).current);
  const seen = () => seenBy(level, session.state, view.seatFor(moverNow()));
  const play = (move: GameAction): void => {
    drop();
    const before = moverNow();
    const turn = session.act(move);
    show();
    const mover = moverNow();
    const words = wordsOf(move, before);
    listener.announce(
      turn.accepted ? `${words}. ${mover === null ? "" : `${mover} to move.`}` : `${words} is not legal.`,
    );
  };
  /** A move as whoever looks next may know it. */
  const wordsOf = (move: GameAction, mover: string | null): string => {
    const words = level.presentation.actionText(move);
    const seat = view.seatFor(moverNow());
    if (seat === null || !isSecret) return words;
    return seenMove(move, words, { seat, state: gameState(seen().board.state), mover });
  };
  const step = (to: () => unknown, words: string): void => {
    if (to() === false) return;
    drop();
    show();
    listener.announce(words);
  };

  function show(): void {
    const over = outcomeWords(session.turn.after.state["outcome"]);
    const seat = over === null ? view.seatFor(moverNow()) : null;
    const isCovered = seat !== null && view.isCovered(seat);
    if (over !== null) view.forget();
    listener.tools({ canUndo: session.canUndo, canRedo: session.canRedo, hint: null });
    listener.outcome(over === null ? null : { kind: "over", title: over, detail: "", moves: session.moves });
    curtain.hidden = !isCovered;
    table.hidden = isCovered;
    cards.hidden = isCovered;
    side.hidden = isCovered;
    if (isCovered) {
      return showCurtain(curtain, seat, () => {
        view.look(seat);
        show();
        focus();
      });
    }
    const { board, moves } = seenBy(level, session.state, seat);
    const choice = choiceAfter(moves, begun);
    const state = gameState(board.state);
    const { action, after } = session.turn;
    shelves = seat === null ? state.zones : withHandles(state.zones, gameState(after.state).zones);
    part.show(board, {
      chosen: begun,
      targets: begun.length === 0 ? [] : [...choice.next.keys()],
      last: action === null ? [] : movePath(action),
    });
    const zones = zoneRows(shelves, looks, choice.next, begun, chooseName);
    // A game of cards alone has no places: its zones are the table.
    const hasPlaces = board.cells.length > 0;
    table.hidden = !hasPlaces;
    cards.hidden = hasPlaces;
    const rows = [
      ...viewChoice(level.players, view.choice, (next) => {
        view.choose(next);
        show();
      }),
      seatRows(state, looks, actorsOf(moves), fixed),
      ...(refusal === null ? [] : [element("p", { class: "page-refused" }, byPlace(refusal, shelves))]),
      moveButtons(moves, begun, choice, shelves, play),
      ...(hasPlaces ? zones : []),
      valueRows(state, fixed),
    ];
    const replace = (): void => {
      cards.replaceChildren(...(hasPlaces ? [] : zones));
      side.replaceChildren(...rows);
    };
    keepFocus([cards, side], replace, focus);
  }

  /** Gives the focus to the board; in a game of cards alone to the first card or move. */
  function focus(): void {
    if (table.hidden) place.querySelector<HTMLElement>(".page-zone button, .page-actions button")?.focus();
    else part.focus();
  }

  const press = (event: KeyboardEvent): boolean => {
    const { board } = seen();
    const name = event.shiftKey ? null : part.moveCursor(event.key);
    const position = name === null ? null : readPlace(board, name);
    if (position !== null) {
      listener.announce(describePlace(board, position));
      return true;
    }
    if (event.key === "Escape" && (begun.length > 0 || refusal !== null)) {
      drop();
      show();
      return true;
    }
    const at = part.cursor();
    if ((event.key !== "Enter" && event.key !== " ") || at === null) return false;
    chooseName(at);
    return true;
  };

  show();
  return {
    undo: () => step(session.undo, "Move undone."),
    redo: () => step(session.redo, "Move redone."),
    restart: () => step(session.restart, "Restarted."),
    hint: () => undefined,
    focus,
    press,
    dispose: () => disposeAll([part]),
  };
}
