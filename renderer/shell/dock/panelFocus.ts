// The keyboard's focus among the parts of the window: into a panel, and on to the next part. Knows the page, not the
// dock.
import { defined } from "../../../shared/base/defined";
import type { PanelId } from "../../dialect/dialectPanels";
import { activateOtherSide } from "../../session/pack/packStore";
import { playStore } from "../../session/play/playStore";
import { afterFrame } from "../../ui/useAfterFrame";
import { isFocusFree } from "../../ui/isFocusFree";
import { openModal } from "../commands/keyOwner";
import { tabStops } from "./tabStops";

/** Where the focus was in a part when a key took it on to another. */
const leftAt = new WeakMap<Element, HTMLElement>();

/** Gives the focus to what a panel is for; false when it cannot have it yet. */
function focusPanel(id: PanelId): boolean {
  const panel = document.querySelector(`[data-panel="${id}"]`);
  return panel !== null && focusWithin(panel);
}

/**
 * Frames in which a panel that was behind others comes into the page, what rested in it is drawn, and the host has said
 * what it shows: 5 s.
 */
const MOST_FRAMES = 300;

/** The same, once the panel can have it; not after the focus was given to something else meanwhile. */
export function focusPanelSoon(id: PanelId): void {
  const { activeElement } = document;
  tryEachFrame(
    () => focusPanel(id),
    () => isFocusFree(activeElement),
  );
}

/**
 * Gives the focus to what one works on in a pack that was just opened: its board, or the pack's tree where that is not in
 * view. Not while anything else has the focus: what was turned to meanwhile keeps it, and a dialog is answered first. Nor
 * once a game was asked for: its board takes the focus when it comes.
 */
export function focusOpenedPack(): void {
  const isFree = (): boolean => isFocusFree(null) && playStore.getState().mode === "edit";
  tryEachFrame(
    () => isFree() && focusWorkPlace(),
    () => isFree() || openModal() !== null,
  );
}

/** Gives the focus to the welcome page that comes in the place of a pack, so that keys go on there. */
export function focusWelcome(): void {
  const { activeElement } = document;
  tryEachFrame(
    () => {
      const first = document.querySelector<HTMLElement>(".gw-welcome button");
      first?.focus();
      return first !== null;
    },
    () => isFocusFree(activeElement),
  );
}

/** False while panels are still being drawn. */
function focusWorkPlace(): boolean {
  const panels = [...document.querySelectorAll("[data-panel]")];
  if (panels.length === 0 || panels.some((panel) => panel.getAttribute("aria-busy") === "true")) return false;
  const seen = (["board", "pack", "editor"] as const).filter((id) =>
    panels.some((panel) => panel.getAttribute("data-panel") === id && isInView(panel)),
  );
  // A game of cards has no board, and arrow keys would change what is chosen above its table.
  const isOnChoice = (): boolean => document.activeElement instanceof HTMLSelectElement;
  return seen.some((id) => focusPanel(id) && !isOnChoice()) || isOnChoice();
}

/** Tries until something can be done that needs a panel in view: at once and then once a frame, while it is wanted. */
export function tryEachFrame(run: () => boolean, isWanted = () => true, frames = MOST_FRAMES): void {
  if (run() || frames === 0) return;
  requestAnimationFrame(() => {
    if (isWanted()) tryEachFrame(run, isWanted, frames - 1);
  });
}

/** Returns whether a panel can be seen. */
export function isPanelInView(id: PanelId): boolean {
  const panel = document.querySelector(`[data-panel="${id}"]`);
  return panel !== null && isInView(panel);
}

/** Returns whether what has the focus is in a panel. */
export function isFocusWithin(id: PanelId): boolean {
  return document.querySelector(`[data-panel="${id}"]`)?.contains(document.activeElement) === true;
}

/** From the part of the window with the focus on to the next one in view, around and around; -1 goes back. */
export function focusNextPart(step: 1 | -1): void {
  const parts = partsInView();
  const { activeElement } = document;
  const from = parts.findIndex((part) => part.contains(activeElement));
  const left = parts[from];
  if (left !== undefined && activeElement instanceof HTMLElement) leftAt.set(left, activeElement);
  const start = from < 0 && step < 0 ? 0 : from;
  for (let count = 1; count <= parts.length; count += 1) {
    const part = parts[(start + step * count + 2 * parts.length) % parts.length];
    if (part !== undefined && (focusAgain(part) || focusWithin(part))) return;
  }
}

/** Makes the other of two sides the active one, and gives it the focus in the panel that has it now. */
export function focusOtherSide(): void {
  activateOtherSide();
  const part = partsInView().find((each) => each.contains(document.activeElement));
  if (part !== undefined) afterFrame(() => focusWithin(part));
}

/** Title bar, panels column by column, status bar. */
export function partsInView(): readonly Element[] {
  const panels = [...document.querySelectorAll(".gw-panel")].filter(isInView);
  const places = new Map(panels.map((panel) => [panel, panel.getBoundingClientRect()]));
  panels.sort((a, b) => {
    const [one, other] = [defined(places.get(a)), defined(places.get(b))];
    return one.left - other.left || one.top - other.top;
  });
  return [...document.querySelectorAll(".gw-title-bar"), ...panels, ...document.querySelectorAll(".gw-status")];
}

function isInView(panel: Element): boolean {
  return panel.checkVisibility({ checkVisibilityCSS: true });
}

function focusAgain(part: Element): boolean {
  const element = leftAt.get(part);
  return element !== undefined && part.contains(element) && focus(element);
}

function focusWithin(part: Element): boolean {
  // On the board one wants to paint or play, in the text to type, not to walk through toolbars and tabs first.
  const side = part.querySelector('.gw-side[data-active="true"]') ?? part;
  const main = side.querySelector<HTMLElement>(
    ".gw-board, .monaco-editor :is(.native-edit-context, textarea), [role='tree'], [role='listbox']",
  );
  // Where rows take the keys, the tree itself does nothing with them.
  const row = main?.querySelector<HTMLElement>("[role='treeitem'][tabindex='0']") ?? null;
  // A name that is being typed in the tree comes before the tree.
  const field = (main ?? part).querySelector<HTMLElement>("[data-keys-first]");
  const first = field ?? row ?? main;
  if (first !== null && focus(first)) return true;
  return tabStops(part).some(focus);
}

function focus(element: HTMLElement): boolean {
  element.focus();
  return element === document.activeElement;
}
