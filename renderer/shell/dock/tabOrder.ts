// Where Tab leads from one part of the window to the next: as they stand on the screen, each after the tabs of its own
// group. The dock keeps its panels in the page in the order in which they came. Within a part the page's order holds.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { partsInView } from "./panelFocus";
import { tabStops } from "./tabStops";

/** Listens until disposed. A control that uses Tab itself (`preventDefault`), such as the text, keeps it. */
export function listenToTab(): Disposable {
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Tab" || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (leavePart(event.shiftKey ? -1 : 1)) event.preventDefault();
  };
  window.addEventListener("keydown", press);
  return disposable(() => window.removeEventListener("keydown", press));
}

/** Goes on to the next part when the focus is at the end of one; false when the page's own order is right. */
function leavePart(step: 1 | -1): boolean {
  const { activeElement } = document;
  const parts = stopsOfParts();
  const from = parts.findIndex(({ part }) => part.contains(activeElement));
  if (from < 0 || parts[from]?.stops.at(step > 0 ? -1 : 0) !== activeElement) return false;
  const next = parts[(from + step + parts.length) % parts.length];
  next?.stops.at(step > 0 ? 0 : -1)?.focus();
  return true;
}

interface PartStops {
  readonly part: Element;
  /** Where Tab stops in it; never empty. */
  readonly stops: readonly HTMLElement[];
}

function stopsOfParts(): readonly PartStops[] {
  const heads = [...document.querySelectorAll(".dv-tabs-and-actions-container")];
  return partsInView()
    .flatMap((part) => [...heads.filter((head) => isOver(head, part)), part])
    .map((part) => ({ part, stops: tabStops(part) }))
    .filter(({ stops }) => stops.length > 0);
}

/** Returns whether the tabs of a group stand right over a panel. */
function isOver(head: Element, panel: Element): boolean {
  const [above, below] = [head.getBoundingClientRect(), panel.getBoundingClientRect()];
  return (
    panel.classList.contains("gw-panel") &&
    Math.abs(above.bottom - below.top) < 4 &&
    above.left < below.left + 4 &&
    above.right > below.left + 4
  );
}
