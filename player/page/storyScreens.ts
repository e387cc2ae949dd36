// Screens without a board: a story between levels, and the end of the pack.
import { capital } from "../../shared/base/capital";
import { button, element } from "./dom";
import type { PageMoves, Screen } from "./screen";
import type { PageEntry } from "./pageLanguage";
import type { Progress } from "./progress";

type Story = Extract<PageEntry, { readonly kind: "story" }>;

export function storyScreen(pack: string, starts: string, { title, text, image }: Story, moves: PageMoves): Screen {
  const continueButton = button("Continue", moves.next, { isPrimary: true });
  const story = element(
    "article",
    { class: "page-story", "aria-label": title ?? "Story" },
    image === null ? null : element("img", { src: image, alt: "" }),
    title === null ? null : element("h2", {}, title),
    text === null ? null : element("p", {}, text),
    continueButton,
  );
  return {
    title: pack,
    element: story,
    tools: [button(capital(starts), moves.showLevels)],
    opened() {
      continueButton.focus();
      moves.announce([title, text].filter((part) => part !== null).join(". "));
    },
    closed: () => undefined,
    press: () => false,
  };
}

export function endScreen(pack: string, starts: string, count: number, { solved }: Progress, moves: PageMoves): Screen {
  const total = [...solved.values()].reduce((sum, each) => sum + each, 0);
  const words = `${solved.size} of ${count} ${starts} solved, in ${total} ${total === 1 ? "move" : "moves"}.`;
  const choose = button(capital(starts), moves.showLevels, { isPrimary: true });
  const end = element(
    "article",
    { class: "page-story", "aria-label": "The end" },
    element("h2", {}, "The end"),
    element("p", {}, words),
    choose,
    button("From the start", () => moves.go(0)),
  );
  return {
    title: pack,
    element: end,
    tools: [],
    opened() {
      choose.focus();
      moves.announce(`The end. ${words}`);
    },
    closed: () => undefined,
    press: () => false,
  };
}
