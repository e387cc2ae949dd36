// The table of a game in play: drawn as in the program, places chosen by pointer and keys.
import type { BoardView } from "../../shared/base/boardView";
import { type Disposable, disposeAll } from "../../shared/base/disposable";
import { placeName, readPlace } from "../../shared/base/placeName";
import type { GdlLooks } from "../../shared/dialects/gdl/presentation/looks";
import "../../renderer/board/board.css";
import { boardColors } from "../../renderer/board/boardColors";
import { createDrawSurface } from "../../renderer/board/drawSurface";
import type { SpriteStore } from "../../renderer/board/spriteStore";
import { drawTable } from "../../renderer/gdl/table/drawTable";
import { type TableLayout, spotOf, spotTowards, tableLayout } from "../../renderer/gdl/table/layout";
import { mountTable } from "../../renderer/gdl/table/tablePane";
import { onThemeChange } from "../../renderer/ui/theme";
import { element } from "../page/dom";

/** Places by their names. */
export interface PlaceMarks {
  readonly chosen: readonly string[];
  readonly targets: readonly string[];
  readonly last: readonly string[];
}

export interface TablePart extends Disposable {
  show(board: BoardView, marks: PlaceMarks): void;
  /** Moves the cursor by an arrow key; gives the place's name, null for another key. */
  moveCursor(key: string): string | null;
  /** The place of the cursor; null for none. */
  cursor(): string | null;
  focus(): void;
}

const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function mountTablePart(
  stage: HTMLElement,
  looks: GdlLooks,
  sprites: SpriteStore,
  choose: (place: string) => void,
): TablePart {
  const canvas = element("canvas");
  const pane = element(
    "div",
    {
      class: "gw-board",
      role: "application",
      "aria-roledescription": "board",
      "aria-label": "Board in play",
      tabindex: "0",
    },
    element("div", { class: "gw-board-stage", "aria-hidden": "true" }, canvas),
  );
  stage.replaceChildren(pane);
  let board: BoardView | null = null;
  let layout: TableLayout = tableLayout({ width: 1, height: 1 });
  let marks: PlaceMarks = { chosen: [], targets: [], last: [] };
  let focus = -1;
  const nameOf = (spot: number): string | null => {
    const position = layout.spots[spot]?.position;
    return board === null || position === undefined ? null : placeName(board, position);
  };
  const table = mountTable(pane, createDrawSurface(canvas), {
    layout: () => layout,
    choose(spot) {
      focus = -1;
      const name = nameOf(spot);
      if (name !== null) choose(name);
    },
    // Keys are the page's: they work wherever the focus is.
    press: () => undefined,
    drag: () => undefined,
    point: () => undefined,
  });
  const draw = (): void => {
    if (board === null) return;
    const shown = board;
    const spotsOf = (names: readonly string[]): readonly number[] =>
      names.flatMap((name) => {
        const place = readPlace(shown, name);
        const spot = place === null ? -1 : spotOf(layout, place);
        return spot < 0 ? [] : [spot];
      });
    const { chosen, targets, last } = marks;
    const spots = { chosen: spotsOf(chosen), targets: spotsOf(targets), last: spotsOf(last), focus, outlined: [] };
    const scene = { board, layout, looks, sprites, colors: boardColors(), marks: spots, hasNames: true };
    table.show((context, pitch) => drawTable(context, scene, pitch));
  };
  const subscriptions = [sprites.settled.on(draw), onThemeChange(draw)];

  return {
    show(next, nextMarks) {
      board = next;
      layout = tableLayout(next);
      marks = nextMarks;
      table.fit("game", layout);
      draw();
    },
    moveCursor(key) {
      const direction = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined;
      if (direction === undefined) return null;
      const next = spotTowards(layout, focus, direction);
      if (next >= 0) focus = next;
      draw();
      return nameOf(focus);
    },
    cursor: () => nameOf(focus),
    focus: () => pane.focus({ preventScroll: true }),
    dispose: () => disposeAll([...subscriptions, table]),
  };
}
