import { afterEach, expect, it, vi } from "vitest";
import { dropDecisions, showDecision, showRefusal } from "./toasts";

interface Shown {
  readonly title: string;
  readonly duration: number;
}

const sonner = vi.hoisted(() => ({ shown: [] as Shown[], closed: [] as unknown[] }));

vi.mock(import("sonner"), () => {
  const error = (title: string, { duration }: { readonly duration: number }): number =>
    sonner.shown.push({ title, duration });
  const dismiss = (id: unknown): unknown => sonner.closed.push(id);
  return { toast: { error, dismiss } } as never;
});

afterEach(() => {
  sonner.shown.length = sonner.closed.length = 0;
});

const WAY = { label: "Entities", run: () => undefined };

it("a refusal goes away by itself, also with a way to where the thing can be done", () => {
  showRefusal("No kind is chosen", "Choose one.");
  showRefusal("No kind is chosen", "Choose one.", WAY);
  expect(sonner.shown.map(({ duration }) => duration)).toEqual([8000, 12_000]);
});

it("a decision stays until it is made, or its pack is closed", () => {
  showDecision("a.json changed on the disk", "You have unsaved edits in it.", WAY);
  expect(sonner.shown).toEqual([{ title: "a.json changed on the disk", duration: Infinity }]);
  dropDecisions();
  dropDecisions();
  expect(sonner.closed).toEqual([1]);
});
