// What stands beside a table: whose turn it is, the moves without a place, the zones with their cards, and values.
import type { GdlLooks } from "../../shared/dialects/gdl/presentation/looks";
import type { GameAction } from "../../shared/engine/turnRecord";
import { type Card, type GameState, type NamedValue, type Zone, isTold } from "../../renderer/gdl/game/gameState";
import {
  type Begun,
  type MoveChoice,
  buttonWords,
  endWords,
  plainMoves,
  saidMoves,
} from "../../renderer/gdl/game/moveChoice";
import { byPlace, inPlaceOrder, moveNameOf } from "../../renderer/gdl/game/hiddenCards";
import { spaced } from "../../renderer/gdl/game/spaced";
import { cardWords } from "../../renderer/gdl/table/describePlace";
import { button, element } from "../page/dom";

/** More buttons than this are no choice any more. */
const MOST_BUTTONS = 40;
/** Of a larger zone the top cards are shown. */
const MOST_CARDS = 24;

/**
 * Returns the players, who may move, and what each has. `actors`: those who may act, where several may; `fixed`: names
 * of values that are part of the rules.
 */
export function seatRows(
  { players, current }: GameState,
  looks: GdlLooks,
  actors: readonly string[],
  fixed: ReadonlySet<string>,
): HTMLElement {
  const isToMove = (name: string): boolean => (actors.length === 0 ? name === current : actors.includes(name));
  const seats = players.length > 0 ? players : looks.seats.map((name) => ({ name, values: [] }));
  const rows = seats.map(({ name, values: own }) => {
    const mark = element("span", { class: "page-seat", "aria-hidden": "true" });
    mark.style.background = looks.colorOf(name);
    return element(
      "li",
      { "aria-current": isToMove(name) ? "true" : null },
      mark,
      element("span", {}, name),
      element("span", { class: "page-muted" }, isToMove(name) ? "to move" : ""),
      element("span", { class: "page-seat-values" }, own.filter(isToldBeside(fixed)).map(valueWords).join(" · ")),
    );
  });
  return element("ol", { class: "page-seats", "aria-label": "Players" }, ...rows);
}

/** Returns the turn, its phase and the values of the game but those that are part of the rules. */
export function valueRows({ phase, turn, values }: GameState, fixed: ReadonlySet<string>): HTMLElement {
  const facts: readonly (readonly [string, string])[] = [
    ...(turn === null ? [] : [["Turn", String(turn)] as const]),
    ...(phase === null ? [] : [["Phase", spaced(phase)] as const]),
    ...values.filter(isToldBeside(fixed)).map(({ name, text }) => [spaced(name), text] as const),
  ];
  return element(
    "dl",
    { class: "page-facts" },
    ...facts.flatMap(([name, text]) => [element("dt", {}, name), element("dd", {}, text)]),
  );
}

/**
 * Returns the buttons of the moves that no place leads to: those without places, or how a begun move can end. `zones`:
 * with the hidden cards that moves name.
 */
export function moveButtons(
  moves: readonly GameAction[],
  begun: Begun,
  { complete }: MoveChoice,
  zones: readonly Zone[],
  play: (move: GameAction) => void,
): HTMLElement {
  const plain = inPlaceOrder(plainMoves(moves), zones);
  const shown = begun.length > 0 ? complete : plain.slice(0, MOST_BUTTONS);
  const said = saidMoves(shown, moves);
  const words = (move: GameAction, index: number): string =>
    begun.length === 0 ? buttonWords(said[index] ?? move) : endWords(move, complete);
  const left = plain.length - MOST_BUTTONS;
  return element(
    "section",
    { class: "page-actions", "aria-label": begun.length > 0 ? "Finish the move" : "Moves" },
    begun.length > 0 ? element("p", {}, byPlace(`${begun.join(" → ")} …`, zones)) : null,
    ...shown.map((move, index) => button(byPlace(words(move, index), zones), () => play(move))),
    begun.length === 0 && left > 0 ? element("p", {}, `And ${left} more.`) : null,
  );
}

/** A move that is being chosen, place by place. */
export interface Choosing {
  /** What it can begin or go on with. */
  readonly next: MoveChoice["next"];
  readonly begun: Begun;
  readonly choose: (name: string) => void;
}

/** Returns the zones as rows of cards. What a move can begin or go on with is a button. */
export function zoneRows(zones: readonly Zone[], looks: GdlLooks, choosing: Choosing): readonly HTMLElement[] {
  const { next, choose } = choosing;
  return zones.map(({ name, cards }) =>
    element(
      "section",
      { class: "page-zone", "aria-label": spaced(name) },
      next.has(name) ? button(spaced(name), () => choose(name)) : element("span", {}, spaced(name)),
      element("span", { class: "page-muted" }, ` ${cards.length}`),
      element("div", { class: "page-hand" }, ...cards.slice(-MOST_CARDS).map((card) => cardOf(card, looks, choosing))),
    ),
  );
}

function cardOf(card: Card, looks: GdlLooks, { next, begun, choose }: Choosing): HTMLElement {
  const words = card.entity === null ? looks.cardBack || "hidden" : cardWords(card.entity);
  const name = moveNameOf(card);
  if (name !== null && next.has(name)) return button(words, () => choose(name));
  return element("span", { class: "page-hand-card", "data-chosen": name !== null && begun.includes(name) }, words);
}

/** What never changes says nothing of how a game goes. */
function isToldBeside(fixed: ReadonlySet<string>): (value: NamedValue) => boolean {
  return (value) => isTold(value) && !fixed.has(value.name);
}

function valueWords({ name, text }: NamedValue): string {
  return `${spaced(name)} ${text}`;
}
