// The zones of a game as rows of cards beside its board. Cards that a move can begin or go on with are buttons, and
// in play so are the others: choosing one asks why.
import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { GdlLooks } from "../../../shared/dialects/gdl/presentation/looks";
import { cardWords } from "../table/describePlace";
import type { Card, Zone } from "../game/gameState";
import { moveNameOf } from "../game/hiddenCards";
import { spaced } from "../game/spaced";

interface ZoneShelfProps {
  readonly zones: readonly Zone[];
  readonly looks: GdlLooks;
  /** What can be chosen, by how a move names it: a zone, or a card as `#` and its number. */
  readonly next: ReadonlyMap<string, unknown>;
  readonly begun: readonly string[];
  readonly onChoose: (name: string) => void;
  /** A card was chosen that no move goes on with. Absent: nothing is played here. */
  readonly onTry?: ((name: string) => void) | undefined;
  /** A zone was clicked with the Control or Command key held. */
  readonly onMark?: (zone: string) => void;
  /** A zone or a card was clicked with the Alt key held. */
  readonly onAsk?: (name: string) => void;
  /** Zones that breakpoints stop at, and whether these are switched on. */
  readonly marked?: ReadonlyMap<string, boolean>;
}

/** Of a larger zone the top ones are shown. */
const MOST_CARDS = 24;
/** On a table of cards a larger zone has a row of its own. */
const MANY_CARDS = 8;

export function ZoneShelf(props: ZoneShelfProps): ReactElement | null {
  const { zones, looks, next, begun, onChoose, onTry, marked } = props;
  const shelf = useHeldClicks(props);
  if (zones.length === 0) return null;
  return (
    <section ref={shelf} className="gw-zones" aria-label="Zones">
      {zones.map(({ name, cards }) => (
        <div key={name} className="gw-zone" data-zone={name} data-many={cards.length > MANY_CARDS}>
          <span className="gw-zone-name">
            {marked?.has(name) === true ? (
              <span
                className="gw-zone-break"
                data-on={marked.get(name)}
                title={`Breakpoint where ${spaced(name)} changes`}
              />
            ) : null}
            {next.has(name) ? (
              <button type="button" className="gw-zone-target" onClick={() => onChoose(name)}>
                {spaced(name)}
              </button>
            ) : (
              spaced(name)
            )}
            <span className="gw-zone-count">{cards.length}</span>
          </span>
          <ol>
            {cards.slice(-MOST_CARDS).map((card, index) => (
              <li key={card.id ?? index}>
                <CardFace {...{ card, looks, next, begun, onChoose, onTry }} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** Clicks with a key held are no moves: they are taken before the buttons have them. Returns what takes the shelf. */
function useHeldClicks({ onMark, onAsk }: ZoneShelfProps): (shelf: HTMLElement | null) => void {
  const [shelf, setShelf] = useState<HTMLElement | null>(null);
  const latest = useRef({ onMark, onAsk });
  useLayoutEffect(() => {
    latest.current = { onMark, onAsk };
  });
  useEffect(() => {
    const take = (event: MouseEvent): void => {
      const { target, altKey, ctrlKey, metaKey } = event;
      if (!(target instanceof Element) || !(altKey || ctrlKey || metaKey)) return;
      const zone = target.closest<HTMLElement>("[data-zone]")?.dataset["zone"];
      const card = target.closest<HTMLElement>("[data-card]")?.dataset["card"];
      if (zone === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (altKey) latest.current.onAsk?.(card ?? zone);
      else latest.current.onMark?.(zone);
    };
    shelf?.addEventListener("click", take, true);
    return () => shelf?.removeEventListener("click", take, true);
  }, [shelf]);
  return setShelf;
}

interface CardFaceProps extends Pick<ZoneShelfProps, "looks" | "next" | "begun" | "onChoose" | "onTry"> {
  readonly card: Card;
}

function CardFace({ card, looks, next, begun, onChoose, onTry }: CardFaceProps): ReactElement {
  const words = card.entity === null ? looks.cardBack || "hidden" : cardWords(card.entity);
  const name = moveNameOf(card);
  const isSeen = card.id !== null;
  const face = {
    className: "gw-playing-card",
    "data-card": isSeen && name !== null ? name : undefined,
    "data-hidden": card.entity === null,
    "data-chosen": name !== null && begun.includes(name),
  };
  const goesOn = name !== null && next.has(name);
  // Why no move goes on with a hidden card might tell what it is.
  const choose = goesOn ? onChoose : isSeen ? onTry : undefined;
  if (name === null || choose === undefined) return <span {...face}>{words}</span>;
  return (
    <button
      type="button"
      {...face}
      data-goes-on={goesOn}
      title={goesOn ? undefined : "No move goes on with it: the Moves panel says why"}
      onClick={() => choose(name)}
    >
      {words}
    </button>
  );
}
