// What the game is about, all levels with their boards small, which of them are solved, and the way to start over.
import { disposeAll } from "../../shared/base/disposable";
import { capital } from "../../shared/base/capital";
import { counted } from "../../shared/base/counted";
import { button, element } from "./dom";
import type { PageMoves, Screen } from "./screen";
import type { PageEntry, PageGame } from "./pageLanguage";
import type { Progress } from "./progress";

/** CSS pixels of a small board at its longer side. */
const SMALL = 132;

export function levelsScreen(
  { title, about }: { readonly title: string; readonly about: string },
  game: PageGame,
  progress: Progress,
  moves: PageMoves,
): Screen {
  const levels = game.entries.flatMap((entry, index) => (entry.kind === "level" ? [{ entry, index }] : []));
  const cards = levels.map(({ entry, index }, place) => cardOf(entry, place + 1, progress, () => moves.go(index)));
  const current = levels.findIndex(({ index }) => index >= progress.index);
  const screen = element(
    "section",
    { class: "page-levels", "aria-label": capital(game.words.starts) },
    game.cover === null ? null : element("img", { class: "page-cover", src: game.cover, alt: "" }),
    about === "" ? null : element("p", { class: "page-about" }, about),
    element("ol", { class: "page-cards" }, ...cards.map(({ element: card }) => element("li", {}, card))),
    resetRow(progress, game.words.starts, moves),
  );
  const drawn = cards.map(
    ({ canvas, id }) =>
      () =>
        game.drawSmall(id, canvas, SMALL),
  );
  const pictures = drawWhenSeen(
    cards.map(({ canvas }) => canvas),
    drawn,
  );
  const focusedCard = cards[Math.max(0, current)]?.element;
  return {
    title,
    element: screen,
    tools: [button("Continue playing", () => moves.go(progress.index))],
    opened() {
      focusedCard?.focus({ preventScroll: true });
      focusedCard?.scrollIntoView({ block: "nearest" });
      moves.announce(`${counted(levels.length, game.words.start, game.words.starts)}, ${progress.solved.size} solved.`);
    },
    closed: pictures,
    press: () => false,
  };
}

interface Card {
  readonly id: string;
  readonly element: HTMLButtonElement;
  readonly canvas: HTMLCanvasElement;
}

type Level = Extract<PageEntry, { readonly kind: "level" }>;

function cardOf({ id, title }: Level, number: number, { solved }: Progress, play: () => void): Card {
  const moves = solved.get(id);
  const state = moves === undefined ? "" : `Solved in ${moves}`;
  const canvas = element("canvas", { width: "1", height: "1", "aria-hidden": "true" });
  const card = element(
    "button",
    { type: "button", class: "page-card", "data-solved": moves === undefined ? null : "true" },
    element("span", { class: "page-card-board" }, canvas),
    element("span", { class: "page-card-title" }, `${number}. ${title}`),
    element("span", { class: "page-card-state" }, state),
  );
  card.addEventListener("click", play);
  return { id, element: card, canvas };
}

/** Draws each canvas when it comes into sight; returns what ends that. */
function drawWhenSeen(
  canvases: readonly HTMLCanvasElement[],
  draw: readonly (() => { dispose(): void })[],
): () => void {
  const drawn: { dispose(): void }[] = [];
  const observer = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) {
      const make = draw[canvases.findIndex((canvas) => canvas === target)];
      if (!isIntersecting || make === undefined) continue;
      observer.unobserve(target);
      drawn.push(make());
    }
  });
  for (const canvas of canvases) observer.observe(canvas);
  return () => {
    observer.disconnect();
    disposeAll(drawn);
  };
}

/** Asks once more before anything is forgotten. */
function resetRow({ solved, index }: Progress, starts: string, moves: PageMoves): HTMLElement | null {
  if (solved.size === 0 && index === 0) return null;
  const row = element("p", { class: "page-reset" });
  const ask = (): void => {
    const no = button("Keep it", rest);
    row.replaceChildren(`Forget which ${starts} are solved? `, button("Forget", moves.reset), " ", no);
    no.focus();
  };
  const rest = (): void => row.replaceChildren(button("Reset progress…", ask));
  rest();
  return row;
}
