// Makes the changes that tools and commands ask for: edits of the level's document, and what the paint store holds.
import { layOutBoard } from "../../../shared/dialects/gridponder/text/board/board";
import type { Work } from "../../../shared/base/work";
import { PAINT_COMMANDS } from "../../../shared/commands/paint";
import type { TextEdit } from "../../../shared/text/edit";
import { type PaintState, usePaintStore } from "./paintStore";
import type { PaintTarget } from "./paintTarget";
import type { Change } from "./tools/tool";
import type { Hit } from "./tools/gesture";

const store = usePaintStore;

/** More edits than this are made in slices: they take longer than a frame. */
const MANY_EDITS = 5_000;

/**
 * Makes a change, its edits as one step of undo. `hit`: what the pointer is over now, where a pointer made it. Very many
 * edits, and what is worked out later, are made soon; until then the gesture stays, and with it the board as it will be.
 */
export function perform(
  { document, game }: Pick<PaintTarget, "document" | "game">,
  change: Change,
  hit?: Hit | null,
): void {
  const { edits = [], later } = change;
  const name = toolTitle(store.getState().tool);
  const over = change.hit === undefined ? hit : change.hit;
  const pointed = over === undefined ? {} : { hit: over };
  if (later === undefined && edits.length <= MANY_EDITS) {
    if (change.edits !== undefined) document.apply(change.edits, name);
    return show({ ...stateAfter(change), ...pointed });
  }
  show(later === undefined ? pointed : { ...stateAfter(change), ...pointed });
  let made = change;
  document.applySoon(edited(), name, {
    foresee: (tree) => layOutBoard(tree, game),
    show: () => show(stateAfter(made)),
  });

  function* edited(): Work<readonly TextEdit[]> {
    if (later !== undefined) made = yield* later;
    return made.edits ?? [];
  }
}

/** What the paint store holds after a change. */
function stateAfter({ gesture, choices, notice }: Change): Partial<PaintState> {
  return { ...choices, gesture, ...(notice === undefined ? {} : { notice }) };
}

/** A move of the pointer within a cell often changes nothing: then nobody need look. */
function show(next: Partial<PaintState>): void {
  const state = store.getState();
  if ((Object.keys(next) as (keyof PaintState)[]).some((name) => next[name] !== state[name])) store.setState(next);
}

/** Returns what a tool is called, as in the Paint menu. */
function toolTitle(tool: string): string {
  return PAINT_COMMANDS.find(({ id }) => id === `tool.${tool}`)?.title ?? "Paint";
}

/** Tells the designer something, on the status line and to screen readers. */
export function say(notice: string): void {
  store.setState({ notice });
}
