// The parts of the page that show a board game in play, and which of them are in view.
import { element } from "../page/dom";
import { keepFocus } from "../page/keptFocus";
import { showCurtain } from "./curtain";

/** What is shown of a position beside its board. */
interface ShownParts {
  /** A game of cards alone has no places: its zones are the table. */
  readonly hasPlaces: boolean;
  readonly zones: readonly HTMLElement[];
  /** What stands above the zones that are beside a table, and what below. */
  readonly above: readonly HTMLElement[];
  readonly below: readonly HTMLElement[];
}

export class GameStage {
  readonly table = element("div", { class: "page-table" });
  private readonly cards = element("div", { class: "page-card-table" });
  private readonly curtain = element("div", { class: "page-story page-curtain" });
  private readonly side = element("aside", { class: "page-side", "aria-label": "State of play" });

  constructor(private readonly place: HTMLElement) {
    const stage = element("div", { class: "page-stage" });
    stage.append(this.table, this.cards, this.curtain);
    place.replaceChildren(stage, this.side);
  }

  /** Hides the game until the player of a seat says that it is them who looks. */
  cover(seat: string, look: () => void): void {
    this.setCovered(true);
    showCurtain(this.curtain, seat, look);
  }

  uncover(): void {
    this.setCovered(false);
  }

  /** Shows the parts. When the control with the focus is gone and none is like it, `focus` is called. */
  show({ hasPlaces, zones, above, below }: ShownParts, focus: () => void): void {
    this.table.hidden = !hasPlaces;
    this.cards.hidden = hasPlaces;
    const replace = (): void => {
      this.cards.replaceChildren(...(hasPlaces ? [] : zones));
      this.side.replaceChildren(...above, ...(hasPlaces ? zones : []), ...below);
    };
    keepFocus([this.cards, this.side], replace, focus);
  }

  /** Gives the focus to the first card or move. */
  focusFirst(): void {
    this.place.querySelector<HTMLElement>(".page-zone button, .page-actions button")?.focus();
  }

  private setCovered(isCovered: boolean): void {
    this.curtain.hidden = !isCovered;
    this.table.hidden = isCovered;
    this.cards.hidden = isCovered;
    this.side.hidden = isCovered;
  }
}
