import { afterEach, expect, it, vi } from "vitest";
import {
  dropAboutPack,
  showAboutPack,
  showDecision,
  showDone,
  showNotice,
  showRefusal,
  useNoticePlace,
} from "./toasts";

interface Shown {
  readonly title: string;
  readonly duration: number;
  readonly onDismiss?: () => void;
}

interface Options extends Omit<Shown, "title"> {
  readonly id?: string;
}

const sonner = vi.hoisted(() => ({ shown: [] as Shown[], closed: [] as unknown[] }));

vi.mock(import("sonner"), () => {
  const error = (title: string, { id, ...options }: Options): unknown => {
    const number = sonner.shown.push({ title, ...options });
    return id ?? number;
  };
  const dismiss = (id: unknown): unknown => sonner.closed.push(id);
  return { toast: { error, info: error, success: error, message: error, dismiss } } as never;
});

afterEach(() => {
  dropAboutPack();
  sonner.shown.length = sonner.closed.length = 0;
});

const WAY = { label: "Entities", run: () => undefined };

it("a refusal goes away by itself, also with a way to where the thing can be done", () => {
  showRefusal("No kind is chosen", "Choose one.");
  showRefusal("No kind is chosen", "Choose one.", WAY);
  expect(sonner.shown.map(({ duration }) => duration)).toEqual([8000, 12_000]);
});

it("a decision about a pack, and what is to be known of it, stay until the pack is closed", () => {
  showDecision("a.json changed on the disk", "You have unsaved edits in it.", WAY);
  showAboutPack("This is your own copy of the sample", "It lies in /documents.");
  expect(sonner.shown.map(({ duration }) => duration)).toEqual([Infinity, Infinity]);
  dropAboutPack();
  dropAboutPack();
  expect(sonner.closed).toEqual([1, 2]);
});

it("what was refused, done or exported in a pack goes with it; how the pack was opened stays", () => {
  showRefusal("The caret is not in a rule", "Put it into one.");
  showNotice("The rule does not fire.", WAY);
  showDone("Removed 2 breakpoints", "On two rules.", WAY);
  showDone("The pack was saved as a copy", "You are working on the copy now.");
  showDone("The pack was exported", "pack.zip: 4 files", WAY);
  dropAboutPack();
  expect(sonner.closed).toEqual([1, 2, "Removed 2 breakpoints", "The pack was exported"]);
});

it("a notice that keeps clear of what is below it raises all others with it, until it is closed", () => {
  showDone("Replacing the recorded solution", "7 moves give way.", WAY, 200);
  showDone("Checked all solutions", "All win.");
  expect(useNoticePlace.getState().raised).toBe(200);
  sonner.shown[0]?.onDismiss?.();
  expect(useNoticePlace.getState().raised).toBe(0);
});
