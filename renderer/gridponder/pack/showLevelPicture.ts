// Keeps a canvas showing a level as its text stands now: follows edits, the game's looks, images and the theme, and
// draws only while the canvas is in sight. A list may have hundreds: none of this is React's work.
import { type Disposable, disposable, disposeAll } from "../../../shared/base/disposable";
import { followTexts } from "../../documents/packSource";
import { usePackStore } from "../../session/pack/packStore";
import { type Theme, currentTheme, onThemeChange } from "../../ui/theme";
import { afterFrame } from "../../ui/useAfterFrame";
import { watchSight } from "../../ui/useIsVisible";
import { drawQueue } from "../../board/drawQueue";
import type { Looks } from "../board/looks";
import { packLooksNow } from "./packLooks";
import { type LevelBoard, shownBoardNow } from "./shownBoard";
import type { SpriteStore } from "../../board/spriteStore";
import { drawThumbnail } from "../board/thumbnail";

/** All that a picture shows. */
interface Shown {
  readonly board: LevelBoard | null;
  readonly looks: Looks;
  readonly sprites: SpriteStore;
  readonly theme: Theme;
  /** Images that were still on their way when it was drawn. */
  readonly pending: number;
}

/**
 * Shows the level of a file in `canvas`, `size` CSS pixels at its longer side at most, until disposed; hides the canvas
 * while there is no board. `place` is what is seen or not: a hidden canvas has no place of its own.
 */
export function showLevelPicture(place: Element, canvas: HTMLCanvasElement, file: string, size: number): Disposable {
  let shown: Shown | null = null;
  let asked: Disposable | null = null;
  let news: Disposable | null = null;

  const draw = (): void => {
    asked = null;
    const { board, looks, sprites } = now(file);
    canvas.hidden = board?.ok !== true;
    if (board?.ok === true) drawThumbnail(canvas, board.value, { looks, sprites }, size);
    // Only now: drawing asks for images.
    shown = now(file);
  };
  const ask = (): void => {
    if (asked === null && !isSame(shown, now(file))) asked = drawQueue.add(draw);
  };
  const rest = (): void => {
    asked?.dispose();
    news?.dispose();
    asked = news = null;
  };
  const sight = watchSight(place, (isInSight) => {
    rest();
    if (!isInSight) return;
    news = followLooks(ask);
    ask();
  });
  return disposable(() => {
    sight.dispose();
    rest();
  });
}

function now(file: string): Shown {
  const { looks, sprites } = packLooksNow();
  return { board: shownBoardNow(file), looks, sprites, theme: currentTheme(), pending: sprites.pending() };
}

function isSame(shown: Shown | null, next: Shown): boolean {
  if (shown === null || shown.board !== next.board || shown.looks !== next.looks) return false;
  const hasImages = shown.pending === 0 || shown.pending === next.pending;
  return hasImages && shown.sprites === next.sprites && shown.theme === next.theme;
}

/** Tells, once a frame has shown what was done, of anything that a picture may depend on. */
function followLooks(tell: () => void): Disposable {
  let { sprites } = packLooksNow();
  const later = (): void => {
    waits = afterFrame(look);
  };
  const look = (): void => {
    const next = packLooksNow().sprites;
    if (next !== sprites) {
      images.dispose();
      images = next.settled.on(later);
      sprites = next;
    }
    tell();
  };
  let waits: Disposable | null = null;
  let images = sprites.settled.on(later);
  const leaveTexts = followTexts(later);
  const leavePack = usePackStore.subscribe(({ listing }, before) => {
    if (listing !== before.listing) later();
  });
  const theme = onThemeChange(later);
  return disposable(() => {
    disposeAll([images, theme]);
    waits?.dispose();
    leaveTexts();
    leavePack();
  });
}
