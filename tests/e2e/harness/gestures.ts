// Makes a move the way a player does, following the pack's theme and game: keys, swipes, taps, buttons, lists. Reads
// the texts by itself, so that it does not share the program's own reading of them.
import { type Page, expect } from "@playwright/test";
import { type Cell, boardOf, clickCell, drag } from "./board";
import type { PackCopy } from "./packCopy";

export type Move = Readonly<Record<string, unknown>> & { readonly action: string };

interface Binding {
  readonly gesture: string;
  readonly action: string;
  readonly key?: string;
  readonly buttonId?: string;
  readonly paramMapping?: Readonly<Record<string, string>>;
}

interface DeclaredAction {
  readonly id: string;
  readonly params?: Readonly<Record<string, { readonly type: string; readonly values?: readonly unknown[] }>>;
}

/** How a pack is played. */
export interface PackGestures {
  readonly bindings: readonly Binding[];
  readonly actions: readonly DeclaredAction[];
}

/**
 * Reads the gestures from the texts of a pack; without a map of gestures the language's defaults apply (files.md,
 * controls).
 */
export function gesturesOf(pack: PackCopy): PackGestures {
  const { actions } = JSON.parse(pack.read("game.json")) as { readonly actions: readonly DeclaredAction[] };
  const theme = pack.has("theme.json") ? (JSON.parse(pack.read("theme.json")) as Json) : {};
  const own = (theme["controls"] as { readonly gestureMap?: readonly Binding[] } | undefined)?.gestureMap ?? [];
  if (own.length > 0) return { bindings: own, actions };
  const types = ({ params = {} }: DeclaredAction): readonly string[] => Object.values(params).map(({ type }) => type);
  const swiped = actions.find(
    (action) =>
      types(action).includes("direction") && types(action).every((type) => ["direction", "position"].includes(type)),
  );
  const tapped = actions.find((action) => types(action).join() === "position");
  const bindings: Binding[] = actions
    .filter((action) => types(action).length === 0)
    .map(({ id }) => ({ gesture: "button", action: id, buttonId: id }));
  const paramOf = (action: DeclaredAction, type: string): string =>
    Object.entries(action.params ?? {}).find(([, param]) => param.type === type)?.[0] ?? "";
  if (swiped !== undefined) {
    const mapping = {
      [paramOf(swiped, "direction")]: "swipe_direction",
      [paramOf(swiped, "position")]: "tap_position",
    };
    bindings.push({ gesture: "swipe_cardinal", action: swiped.id, paramMapping: mapping });
  }
  if (tapped !== undefined) {
    const mapping = { [paramOf(tapped, "position")]: "tap_position" };
    bindings.push({ gesture: "tap_cell", action: tapped.id, paramMapping: mapping });
  }
  return { bindings, actions };
}

type Json = Readonly<Record<string, unknown>>;

const ARROWS: Readonly<Record<string, string>> = {
  up: "ArrowUp",
  down: "ArrowDown",
  left: "ArrowLeft",
  right: "ArrowRight",
};
const STEPS: Readonly<Record<string, Cell>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/**
 * Makes a move on the board in play and returns what was done, in a word. A swipe is a drag where it begins at a
 * certain cell, or for every other move (`byHand`); else an arrow key.
 */
export async function makeMove(page: Page, gestures: PackGestures, move: Move, byHand: boolean): Promise<string> {
  const ways = gestures.bindings.filter(({ action }) => action === move.action);
  const way = (gesture: string): Binding | undefined => ways.find((each) => each.gesture === gesture);
  const key = way("key_press");
  const swipe = way("swipe_cardinal");
  const tap = way("tap_cell");
  const button = way("button");
  if (key?.key !== undefined && !(byHand && button !== undefined)) {
    await boardOf(page).focus();
    await page.keyboard.press(key.key);
    return `key ${key.key}`;
  }
  if (button !== undefined) {
    await page
      .getByRole("group", { name: "Actions" })
      .getByRole("button", { name: words(button.buttonId) })
      .click();
    return "button";
  }
  if (swipe !== undefined) return makeSwipe(page, swipe, move, byHand);
  if (tap !== undefined) {
    await clickCell(page, move[paramFor(tap, "tap_position")] as Cell);
    return "tap";
  }
  return chooseFromLists(page, gestures, move);
}

async function makeSwipe(page: Page, swipe: Binding, move: Move, byHand: boolean): Promise<string> {
  const direction = String(move[paramFor(swipe, "swipe_direction")]);
  const [dx, dy] = STEPS[direction]!;
  const from = move[paramFor(swipe, "tap_position")] as Cell | undefined;
  if (from === undefined && !byHand) {
    await boardOf(page).focus();
    await page.keyboard.press(ARROWS[direction]!);
    return "arrow";
  }
  // Where the start does not matter: from a corner inwards, so that the whole drag lies on the board.
  const [x, y] = from ?? [dx < 0 ? 1 : 0, dy < 0 ? 1 : 0];
  await drag(page, [
    [x, y],
    [x + dx, y + dy],
  ]);
  return "drag";
}

async function chooseFromLists(page: Page, { actions }: PackGestures, move: Move): Promise<string> {
  const params = Object.keys(actions.find(({ id }) => id === move.action)?.params ?? {});
  const form = page.locator(".gw-action-form").filter({ has: page.getByRole("button", { name: words(move.action) }) });
  for (const param of params) {
    await form.getByLabel(words(param)).selectOption({ label: String(move[param]) });
  }
  await form.getByRole("button", { name: words(move.action) }).click();
  return "lists";
}

function paramFor({ paramMapping = {} }: Binding, source: string): string {
  return Object.entries(paramMapping).find(([, mapped]) => mapped === source)?.[0] ?? "";
}

/** Matches `flood_red` as the window writes it, with or without a key after it. */
function words(id = ""): RegExp {
  const text = id.replaceAll(/[_-]+/g, " ");
  return new RegExp(`^${text}\\s*\\w?$`, "i");
}

/** Waits until the level in play is won. */
export async function expectSolved(page: Page): Promise<void> {
  await expect(page.locator(".gw-play-outcome")).toContainText("Solved");
}
