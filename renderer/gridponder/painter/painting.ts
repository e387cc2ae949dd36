// Makes the changes that tools and commands ask for: edits of the level's document, and what the paint store holds.
import { PAINT_COMMANDS } from "../../../shared/commands/paint";
import { type PaintState, usePaintStore } from "./paintStore";
import type { PaintTarget } from "./paintTarget";
import type { Change } from "./tools/tool";
import type { Hit } from "./tools/gesture";

const store = usePaintStore;

/** Makes a change, its edits as one step of undo. `hit`: what the pointer is over now, where a pointer made it. */
export function perform({ document }: Pick<PaintTarget, "document">, change: Change, hit?: Hit | null): void {
  const { gesture, edits, choices, notice } = change;
  if (edits !== undefined) document.apply(edits, toolTitle(store.getState().tool));
  const over = change.hit === undefined ? hit : change.hit;
  const next: Partial<PaintState> = {
    ...choices,
    gesture,
    ...(notice === undefined ? {} : { notice }),
    ...(over === undefined ? {} : { hit: over }),
  };
  if (isNews(store.getState(), next)) store.setState(next);
}

/** Returns what a tool is called, as in the Paint menu. */
function toolTitle(tool: string): string {
  return PAINT_COMMANDS.find(({ id }) => id === `tool.${tool}`)?.title ?? "Paint";
}

/** A move of the pointer within a cell often changes nothing: then nobody need look. */
function isNews(state: PaintState, next: Partial<PaintState>): boolean {
  return (Object.keys(next) as (keyof PaintState)[]).some((name) => next[name] !== state[name]);
}

/** Tells the designer something, on the status line and to screen readers. */
export function say(notice: string): void {
  store.setState({ notice });
}
