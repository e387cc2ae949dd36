// Counts what the page does between two moments: elements that React created or updated, and how often the page was
// asked for a size, which forces layout. Counts do not depend on how busy the machine is.
import type { Page } from "@playwright/test";

type WithWork = typeof globalThis & {
  workBefore?: ReadonlyMap<Element, unknown>;
  measures?: number;
};

/** Starts counting. Call it once per page to count size queries. */
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
      return key === undefined ? null : Reflect.get(element, key);
    };
    state.workBefore = new Map(
      Array.from(document.querySelectorAll("*"), (element) => [element, propertiesOf(element)] as const),
    );
  });
}

export interface Work {
  /** How many elements that match a selector were created or rendered with other properties, by selector. */
  readonly rendered: Readonly<Record<string, number>>;
  /** How often an element's height was read. */
  readonly measures: number;
}

/** Returns what was done since `watchWork`. */
export async function workDone(page: Page, selectors: readonly string[]): Promise<Work> {
  return page.evaluate((list) => {
    const { workBefore, measures } = globalThis as WithWork;
    const isRendered = (element: Element): boolean => {
      const key = Object.keys(element).find((name) => name.startsWith("__reactProps"));
      const now = key === undefined ? null : Reflect.get(element, key);
      return workBefore?.get(element) !== now;
    };
    const count = (selector: string): number =>
      Array.from(document.querySelectorAll(selector)).filter((element) => isRendered(element)).length;
    return { rendered: Object.fromEntries(list.map((each) => [each, count(each)])), measures: measures ?? 0 };
  }, selectors);
}
