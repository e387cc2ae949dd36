// What the page does between two moments, counted: elements that React made anew or gave other properties, and how often
// the page was asked for a size, which makes it lay everything out. Counts say what a clock on a busy machine cannot.
import type { Page } from "@playwright/test";

type WithWork = typeof globalThis & {
  workBefore?: ReadonlyMap<Element, unknown>;
  measures?: number;
};

/** Begins to count; once for a page is enough to watch its questions for sizes. */
export async function watchWork(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = globalThis as WithWork;
    const isWatching = state.measures !== undefined;
    state.measures = 0;
    const read = (name: "scrollHeight" | "clientHeight" | "offsetHeight", of: object): void => {
      const own = Object.getOwnPropertyDescriptor(of, name)!;
      Object.defineProperty(of, name, {
        configurable: true,
        get(this: Element): unknown {
          state.measures! += 1;
          return own.get!.call(this);
        },
      });
    };
    if (!isWatching) {
      read("scrollHeight", Element.prototype);
      read("clientHeight", Element.prototype);
      read("offsetHeight", HTMLElement.prototype);
    }
    const propertiesOf = (element: Element): unknown => {
      const key = Object.keys(element).find((name) => name.startsWith("__reactProps"));
      return key === undefined ? null : (element as unknown as Record<string, unknown>)[key];
    };
    state.workBefore = new Map(
      Array.from(document.querySelectorAll("*"), (element) => [element, propertiesOf(element)] as const),
    );
  });
}

export interface Work {
  /** How many elements that a selector finds were made anew or rendered with other properties, by selector. */
  readonly rendered: Readonly<Record<string, number>>;
  /** How often something asked how high an element is. */
  readonly measures: number;
}

/** What was done since `watchWork`. */
export async function workDone(page: Page, selectors: readonly string[]): Promise<Work> {
  return page.evaluate((asked) => {
    const { workBefore, measures } = globalThis as WithWork;
    const isRendered = (element: Element): boolean => {
      const key = Object.keys(element).find((name) => name.startsWith("__reactProps"));
      const now = key === undefined ? null : (element as unknown as Record<string, unknown>)[key];
      return workBefore?.get(element) !== now;
    };
    const count = (selector: string): number =>
      Array.from(document.querySelectorAll(selector)).filter((element) => isRendered(element)).length;
    return { rendered: Object.fromEntries(asked.map((each) => [each, count(each)])), measures: measures ?? 0 };
  }, selectors);
}
