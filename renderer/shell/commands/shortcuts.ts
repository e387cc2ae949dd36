// Keys pressed anywhere in the window, as commands.
import { isPress, pressOfEvent } from "../../ui/keyPress";
import type { Command } from "../../../shared/commands/command";
import type { CommandId } from "../../../shared/commands/commands";
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { useKeyMap } from "../../session/window/keyMap";
import { isMac } from "../../ui/accelerator";
import { playStore } from "../../session/play/playStore";
import { type KeyContext, beginsChord, commandOfKey } from "../accelerators";
import { beginPair, endPair, isPairBegun, tellNoPair } from "./keyPairs";
import { tabStops } from "../dock/tabStops";
import { keyOwner, openModal, popupKind } from "./keyOwner";
import { runCommand } from "./run";

/** Listens until disposed. What a part of the window took for itself (`preventDefault`) is left alone. */
export function listenToKeys(): Disposable {
  // Monaco would take F8, Ctrl+P and the like before the event gets here, hence the commands that are always heard
  // are taken on the way down.
  const down = (event: KeyboardEvent): void => press(event, "capture");
  const up = (event: KeyboardEvent): void => press(event, "bubble");
  window.addEventListener("keydown", down, { capture: true });
  window.addEventListener("keydown", up);
  window.addEventListener("mouseup", pressOfMouse);
  window.addEventListener("blur", endPair);
  return disposable(() => {
    window.removeEventListener("blur", endPair);
    window.removeEventListener("mouseup", pressOfMouse);
    window.removeEventListener("keydown", down, { capture: true });
    window.removeEventListener("keydown", up);
  });
}

/** The buttons at the side of a mouse, as `MouseEvent.button`. */
const MOUSE_COMMANDS: Readonly<Record<number, CommandId>> = { 3: "edit.back", 4: "edit.forward" };

function pressOfMouse(event: MouseEvent): void {
  const id = MOUSE_COMMANDS[event.button];
  if (id === undefined || openModal() !== null) return;
  event.preventDefault();
  runCommand(id);
}

function commandsNow(): readonly Command[] {
  return useKeyMap.getState().commands;
}

function press(event: KeyboardEvent, phase: "capture" | "bubble"): void {
  if (event.defaultPrevented || event.isComposing) return;
  if (phase === "capture" && keyOwner(event.target) === "nobody") return holdBack(event);
  if (phase === "capture" && pressOfPair(event)) return;
  if (phase === "capture" && isOwnKey(event)) return;
  if (phase === "bubble" && isSelectAll(event) && !isTyping(event.target)) return event.preventDefault();
  const command = commandOfKey(commandsNow(), pressOfEvent(event), contextOf(event));
  if (command === null || (command.when === "always") !== (phase === "capture")) return;
  event.preventDefault();
  event.stopPropagation();
  runCommand(command.id);
}

/** Keeps a key from what is behind a dialog. The dialog itself closes by Escape, and Tab leads into it. */
function holdBack(event: KeyboardEvent): void {
  if (event.key === "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  const modal = openModal();
  if (event.key === "Tab" && modal !== null)
    tabStops(modal)
      .at(event.shiftKey ? -1 : 0)
      ?.focus();
}

/**
 * Takes the second of two keys, and notes the first; gives whether the press is settled by that. The text has pairs of
 * its own that begin alike: it gets the first, and the second too, so that it waits for no other one.
 */
function pressOfPair(event: KeyboardEvent): boolean {
  if (["Control", "Shift", "Alt", "Meta"].includes(event.key)) return true;
  // The first key held down is no second one.
  if (event.repeat && isPairBegun()) {
    event.preventDefault();
    return true;
  }
  const first = endPair();
  const own = pressOfEvent(event);
  if (first === null) {
    if (!beginsChord(commandsNow(), own, isMac())) return false;
    beginPair(own);
    if (!isTyping(event.target)) event.preventDefault();
    return true;
  }
  const command = commandOfKey(commandsNow(), own, contextOf(event), first);
  if (command !== null) {
    event.preventDefault();
    runCommand(command.id);
  } else if (!isInText(event.target)) {
    // It means nothing by itself, and Escape only ends the waiting.
    event.preventDefault();
    event.stopPropagation();
    if (own.key !== "Escape") tellNoPair(first, own);
  }
  return true;
}

/** In the text, which knows pairs of its own. */
function isInText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".monaco-editor") !== null;
}

function contextOf(event: KeyboardEvent): KeyContext {
  return {
    mac: isMac(),
    typing: isTyping(event.target),
    playing: playStore.getState().mode === "play",
    painting: isPainting(),
    popup: keyOwner(event.target) === "popup" ? popupKind() : null,
    isSettled: isSettled(event.target),
  };
}

/** Ctrl+A would select every field of the window that nobody is typing in. */
function isSelectAll({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === "a";
}

/** A key that means something of its own to a part of the window, which says so by `data-own-keys`. */
function isOwnKey(event: KeyboardEvent): boolean {
  if (!(event.target instanceof Element)) return false;
  const own = event.target.closest<HTMLElement>("[data-own-keys]")?.dataset["ownKeys"] ?? "";
  return own.split(" ").some((keys) => keys !== "" && isPress(event, keys));
}

/** Tools are chosen by letters where painting is what the keys are for: not in a list that one searches by typing. */
function isPainting(): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  return activeElement.closest('[data-panel="board"], [data-panel="palette"], [data-panel="layers"]') !== null;
}

/** Returns a field of a form in which nothing is being typed. */
function isSettled(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.closest("[data-document]") === null) return false;
  return target instanceof HTMLSelectElement || target.dataset["draft"] === "false";
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(".monaco-editor") !== null) return true;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "range", "button"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
