// A level in play: the game's own part, the tools that any game has, and how it ended.
import { capital } from "../../shared/base/capital";
import { button, element } from "./dom";
import type { PageMoves, Screen } from "./screen";
import type { LevelPlay, PageEntry, PageGame, PageOutcome, PlayTools } from "./pageLanguage";

type Level = Extract<PageEntry, { readonly kind: "level" }>;

export function levelScreen(game: PageGame, { id, title }: Level, moves: PageMoves): Screen {
  let play: LevelPlay | null = null;
  const undo = button("Undo", () => play?.undo(), { key: "z" });
  const redo = button("Redo", () => play?.redo(), { key: "y" });
  const restart = button("Restart", () => play?.restart());
  const hint = button("Hint", () => play?.hint());
  const place = element("div", { class: "page-play" });
  const outcomePlace = element("div", { class: "page-outcome-place" });
  const screen = element("section", { class: "page-level", "aria-label": title }, place, outcomePlace);

  const showTools = (tools: PlayTools): void => {
    setEnabled(undo, tools.canUndo, play);
    setEnabled(redo, tools.canRedo, play);
    setEnabled(restart, tools.canUndo, play);
    hint.hidden = tools.hint === null;
    hint.textContent = tools.hint;
  };
  const showOutcome = (outcome: PageOutcome | null): void => {
    if (outcome === null) return outcomePlace.replaceChildren();
    if (outcome.kind === "won") moves.solved(id, outcome.moves);
    const { banner, first } = outcomeBanner(outcome, () => play, moves);
    outcomePlace.replaceChildren(banner);
    // At once, for a key may follow in the next moment.
    if (outcome.kind === "won") first.focus();
    moves.announce([outcome.title, outcome.detail].join(" "));
  };
  const press = (event: KeyboardEvent): boolean => {
    if (play === null) return false;
    if (play.press(event)) return true;
    if (event.shiftKey) return false;
    const key = event.key.toLowerCase();
    const act = key === "z" || key === "backspace" ? play.undo : key === "y" ? play.redo : null;
    if (key === "escape") moves.showLevels();
    else if (act === null) return false;
    act?.();
    return true;
  };

  return {
    title,
    element: screen,
    tools: [button(capital(game.words.starts), moves.showLevels), undo, redo, restart, hint],
    opened() {
      const opened = game.play(id, place, { announce: moves.announce, tools: showTools, outcome: showOutcome });
      if (opened.ok) {
        play = opened.value;
        play.focus();
        return;
      }
      for (const tool of [undo, redo, restart, hint]) tool.hidden = true;
      const continueButton = button("Continue", moves.next, { isPrimary: true });
      place.replaceChildren(
        element(
          "article",
          { class: "page-story" },
          element("h2", {}, title),
          element("p", {}, opened.refusal),
          continueButton,
        ),
      );
      continueButton.focus();
      moves.announce(opened.refusal);
    },
    closed() {
      play?.dispose();
      play = null;
    },
    press,
  };
}

/** A button that rests gives the focus to the board: the keys are to go on working. */
function setEnabled(tool: HTMLButtonElement, isEnabled: boolean, play: LevelPlay | null): void {
  const hadFocus = document.activeElement === tool;
  tool.disabled = !isEnabled;
  if (hadFocus && !isEnabled) play?.focus();
}

/** How a level ended, with what can be done; `first` is the button for going on. */
function outcomeBanner(
  { kind, title, detail }: PageOutcome,
  play: () => LevelPlay | null,
  moves: PageMoves,
): { readonly banner: HTMLElement; readonly first: HTMLButtonElement } {
  const first =
    kind === "won"
      ? button("Next", moves.next, { isPrimary: true })
      : button("Undo", () => play()?.undo(), { isPrimary: true });
  const banner = element(
    "div",
    { class: "page-outcome", "data-outcome": kind },
    element("p", {}, element("strong", {}, title), detail === "" ? null : ` ${detail}`),
    element(
      "span",
      { class: "page-outcome-choices" },
      button("Restart", () => play()?.restart()),
      first,
    ),
  );
  return { banner, first };
}
