// What is behind another panel or scrolled out of sight needs no pictures and no answers.
import { type RefObject, useEffect, useState } from "react";
import { type Disposable, disposable } from "../../shared/base/disposable";

type SightListener = (isInSight: boolean) => void;

const listeners = new Map<Element, SightListener>();

/** One for all elements: hundreds may come at once. */
let observer: IntersectionObserver | null = null;

function tellAll(entries: readonly IntersectionObserverEntry[]): void {
  // Of one that came and went meanwhile, the last counts.
  const last = new Map(entries.map(({ target, isIntersecting }) => [target, isIntersecting]));
  for (const [target, isInSight] of last) listeners.get(target)?.(isInSight);
}

/** Tells when an element comes into sight, and when it leaves it. One listener an element. */
export function watchSight(element: Element, listener: SightListener): Disposable {
  observer ??= new IntersectionObserver(tellAll);
  const watching = observer;
  listeners.set(element, listener);
  watching.observe(element);
  return disposable(() => {
    watching.unobserve(element);
    listeners.delete(element);
  });
}

/**
 * Returns whether an element can be seen at all: false while its panel is behind another, or before it is scrolled to.
 */
export function useIsVisible(element: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const sight = watchSight(element.current, setVisible);
    return () => sight.dispose();
  }, [element]);
  return isVisible;
}
