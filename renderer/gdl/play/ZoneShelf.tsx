// The zones of a game as rows of cards beside its board. Cards that a move can begin or go on with are buttons.
import type { ReactElement } from "react";
import type { GdlLooks } from "../../../shared/dialects/gdl/presentation/looks";
import { entityWords } from "../table/describePlace";
import type { Card, Zone } from "../game/gameState";
import { spaced } from "../game/spaced";

interface ZoneShelfProps {
  readonly zones: readonly Zone[];
  readonly looks: GdlLooks;
  /** What can be chosen, by how a move names it: a zone, or a card as `#` and its number. */
  readonly next: ReadonlyMap<string, unknown>;
  readonly begun: readonly string[];
  readonly onChoose: (name: string) => void;
}

/** Of a larger zone the top ones are shown. */
const MOST_CARDS = 24;

export function ZoneShelf({ zones, looks, next, begun, onChoose }: ZoneShelfProps): ReactElement | null {
  if (zones.length === 0) return null;
  return (
    <section className="gw-zones" aria-label="Zones">
      {zones.map(({ name, cards }) => (
        <div key={name} className="gw-zone">
          <span className="gw-zone-name">
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
                <CardFace {...{ card, looks, next, begun, onChoose }} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

interface CardFaceProps extends Omit<ZoneShelfProps, "zones"> {
  readonly card: Card;
}

function CardFace({ card, looks, next, begun, onChoose }: CardFaceProps): ReactElement {
  const words = card.entity === null ? looks.cardBack || "hidden" : cardWords(card.entity);
  const name = card.id === null ? null : `#${card.id}`;
  if (name === null || !next.has(name))
    return (
      <span className="gw-card" data-hidden={card.entity === null} data-chosen={name !== null && begun.includes(name)}>
        {words}
      </span>
    );
  return (
    <button type="button" className="gw-card" onClick={() => onChoose(name)}>
      {words}
    </button>
  );
}

/** All short attributes of a card, as on its face: `7 hearts`. */
function cardWords(entity: NonNullable<Card["entity"]>): string {
  const faces = Object.entries(entity.params).flatMap(([name, value]) =>
    name !== "owner" && name !== "visible_to" && (typeof value === "string" || typeof value === "number")
      ? [String(value)]
      : [],
  );
  return faces.length === 0 ? entityWords(entity) : faces.join(" ");
}
