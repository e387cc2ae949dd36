// The page of a pack: which of its screens is shown, and how far the player has come. Knows no language.
import { element } from "./dom";
import type { PageEntry, PageGame } from "./pageLanguage";
import { levelScreen } from "./levelScreen";
import { levelsScreen } from "./levelsScreen";
import {
  type Progress,
  type ProgressStorage,
  NO_PROGRESS,
  keepProgress,
  keptProgress,
  readProgress,
  withSolved,
} from "./progress";
import type { PageMoves, Screen } from "./screen";
import { endScreen, storyScreen } from "./storyScreens";

export interface PageOfPack {
  readonly title: string;
  /** What the game is about; "" where nothing is known. */
  readonly about: string;
  /** Names the pack's progress in the storage. */
  readonly key: string;
  readonly game: PageGame;
  readonly storage: ProgressStorage | null;
}

/** Shows the pack in `place` from where its player left it. */
export function showPage(place: HTMLElement, { title, about, key, game, storage }: PageOfPack): void {
  const levels = new Set(game.entries.flatMap((entry) => (entry.kind === "level" ? [entry.id] : [])));
  let progress: Progress = readProgress(keptProgress(storage, key), game.entries.length, levels);
  let shown: Screen | null = null;

  const heading = element("h1", { class: "page-title" });
  const tools = element("div", { class: "page-tools" });
  const bar = element("header", { class: "page-bar" }, heading, tools);
  const main = element("main", { class: "page-main" });
  const live = element("div", { class: "visually-hidden", role: "status", "aria-live": "polite" });
  place.replaceChildren(bar, main, live);

  const keep = (next: Progress): void => {
    progress = next;
    keepProgress(storage, key, next);
  };
  const show = (screen: Screen): void => {
    shown?.closed();
    shown = screen;
    heading.textContent = screen.title;
    tools.replaceChildren(...screen.tools);
    main.replaceChildren(screen.element);
    main.scrollTop = 0;
    document.title = screen.title === title ? title : `${screen.title} – ${title}`;
    screen.opened();
  };
  const screenOf = (entry: PageEntry | undefined): Screen => {
    if (entry === undefined) return endScreen(title, game.words.starts, levels.size, progress, moves);
    if (entry.kind === "story") return storyScreen(title, game.words.starts, entry, moves);
    return levelScreen(game, entry, moves);
  };
  const moves: PageMoves = {
    next: () => moves.go(progress.index + 1),
    go(index) {
      keep({ ...progress, index: Math.min(index, game.entries.length) });
      show(screenOf(game.entries[progress.index]));
    },
    showLevels: () => show(levelsScreen({ title, about }, game, progress, moves)),
    solved: (id, count) => keep(withSolved(progress, id, count)),
    reset() {
      keep(NO_PROGRESS);
      moves.showLevels();
      moves.announce("Your progress is forgotten.");
    },
    announce(text) {
      // The same words again are read out only where the text has changed.
      live.textContent = live.textContent === text ? `${text}\u00a0` : text;
    },
  };
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    // A focused button is pressed by these.
    if (event.target instanceof HTMLButtonElement && (event.key === "Enter" || event.key === " ")) return;
    if (shown?.press(event) === true) event.preventDefault();
  });
  moves.go(progress.index);
}
