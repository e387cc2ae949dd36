// What a press in a text leaves behind in the page, with Monaco's own monitor of presses.
import { expect, test, vi } from "vitest";

// Monaco asks for these as it is loaded.
vi.stubGlobal(
  "window",
  Object.assign(new EventTarget(), { location: { href: "" }, matchMedia: () => new EventTarget() }),
);
vi.stubGlobal("navigator", { userAgent: "" });
vi.stubGlobal("document", {});
vi.stubGlobal("HTMLElement", EventTarget);
vi.stubGlobal("customElements", { get: () => EventTarget });
const { GlobalEditorPointerMoveMonitor } = await import("monaco-editor/editor/browser/editorDom.js");
const { endPressesWithText } = await import("./endedPresses");
endPressesWithText();

/** A place for listeners that says which it has. */
function listened() {
  const types: string[] = [];
  return {
    types,
    addEventListener: (type: string) => void types.push(type),
    removeEventListener: (type: string) => void types.splice(types.indexOf(type), 1),
  };
}

/** Begins a press in a text; gives the page, the text's element, and what ends it. */
function pressed() {
  const page = listened();
  const text = { ...listened(), ownerDocument: page, setPointerCapture() {}, releasePointerCapture() {} };
  const monitor = new GlobalEditorPointerMoveMonitor(text);
  const ends: string[] = [];
  monitor.startMonitoring(
    text,
    1,
    1,
    () => undefined,
    () => void ends.push("end"),
  );
  return { page, text, monitor, ends };
}

test("a press whose text goes first leaves nothing in the page, and does nothing more", () => {
  const { page, text, monitor, ends } = pressed();
  expect([page.types, text.types]).toEqual([["keydown"], ["pointermove", "pointerup"]]);
  monitor.dispose();
  expect([page.types, text.types, ends]).toEqual([[], [], []]);
});

test("a press that ends before its text leaves nothing either", () => {
  const { page, text, monitor, ends } = pressed();
  monitor.stopMonitoring();
  expect([page.types, text.types, ends]).toEqual([[], [], ["end"]]);
  monitor.dispose();
  expect([page.types, text.types, ends]).toEqual([[], [], ["end"]]);
});
