import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { GdlLooks } from "../../../shared/dialects/gdl/presentation/looks";
import type { Zone } from "../game/gameState";
import { ZoneShelf } from "./ZoneShelf";

const looks: Partial<GdlLooks> = { cardBack: "" };
const hand: Zone = {
  name: "hand_ann",
  cards: [
    { id: 1, entity: { kind: "card", params: { rank: 7 } } },
    { id: 2, entity: { kind: "card", params: { rank: 9 } } },
    { id: null, entity: null },
    { id: null, entity: null, handle: "#3" },
    { id: null, entity: null, handle: "#4" },
  ],
};

/** Of each card: whether it is a button, and its title. */
function cards(onTry?: () => void): readonly (readonly (string | undefined)[])[] {
  const found = shelf(onTry).matchAll(/<(button|span)[^>]*class="gw-playing-card"[^>]*>/g);
  return [...found].map(([tag, kind]) => [kind, /title="([^"]*)"/.exec(tag)?.[1]]);
}

function shelf(onTry?: () => void): string {
  return renderToStaticMarkup(
    <ZoneShelf
      zones={[hand]}
      looks={looks as GdlLooks}
      next={
        new Map([
          ["#1", []],
          ["#3", []],
        ])
      }
      begun={[]}
      onChoose={() => undefined}
      onTry={onTry}
    />,
  );
}

it("a card that no move goes on with can be tried in play, so that it is told why", () => {
  const why = "No move goes on with it: the Moves panel says why";
  expect(cards(() => undefined)).toEqual([
    ["button", undefined],
    ["button", why],
    ["span", undefined],
    ["button", undefined],
    ["span", undefined],
  ]);
  expect(cards()).toEqual([
    ["button", undefined],
    ["span", undefined],
    ["span", undefined],
    ["button", undefined],
    ["span", undefined],
  ]);
});

it("the number of a hidden card is nowhere", () => {
  expect(shelf()).not.toMatch(/#[34]/);
});
