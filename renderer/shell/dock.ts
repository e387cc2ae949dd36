// The arrangement of the panels: a fresh one, the one remembered for a pack, and showing or hiding one of them.
import type { DockviewApi } from "dockview-react";
import { PANELS, type PanelId } from "./panels";
import { rememberLayout, rememberedLayout } from "./settings";

let dock: DockviewApi | null = null;
let shownRoot: string | null = null;

/** Takes over the dock once it is there. */
export function takeDock(api: DockviewApi): void {
  dock = api;
  layOutFresh();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (shownRoot !== null) void rememberLayout(shownRoot, JSON.stringify(api.toJSON()));
  };
  api.onDidLayoutChange(() => {
    // Dragging a divider tells a hundred times; the disk hears once.
    clearTimeout(timer);
    timer = setTimeout(remember, 500);
  });
  window.addEventListener("pagehide", () => {
    if (timer !== undefined) remember();
  });
}

/** Arranges the panels as remembered for a pack. */
export function showLayoutOf(root: string): void {
  if (dock === null || root === shownRoot) return;
  shownRoot = null;
  const remembered = rememberedLayout(root);
  if (remembered === null || !restore(dock, remembered)) layOutFresh();
  shownRoot = root;
}

/** Shows a panel, in its old place if it was hidden, and gives it the focus. */
export function showPanel(id: PanelId): void {
  if (dock === null) return;
  if (dock.getPanel(id) === undefined) addPanel(dock, id);
  dock.getPanel(id)?.api.setActive();
  // A panel that was behind others is in the page only with the next frame.
  if (!focusPanel(id)) requestAnimationFrame(() => focusPanel(id));
}

export function layOutFresh(): void {
  if (dock === null) return;
  dock.clear();
  for (const { id } of PANELS) addPanel(dock, id);
  for (const id of ["turn", "palette", "board"]) dock.getPanel(id)?.api.setActive();
}

/** False when the text is no layout that fits this version's panels; the dock is then to be laid out anew. */
function restore(api: DockviewApi, layout: string): boolean {
  try {
    api.fromJSON(JSON.parse(layout) as Parameters<DockviewApi["fromJSON"]>[0]);
    return api.panels.length > 0;
  } catch {
    return false;
  }
}

function addPanel(api: DockviewApi, id: PanelId): void {
  const { title, place } = PANELS.find((panel) => panel.id === id)!;
  const beside = place === null || place.of === null ? undefined : api.getPanel(place.of);
  const size = place !== null && "size" in place ? place.size : undefined;
  const vertical = place?.direction === "below";
  api.addPanel({
    id,
    title,
    component: id,
    // Monaco and Konva keep what they show while another tab is in front.
    renderer: "always",
    minimumWidth: 120,
    minimumHeight: 80,
    ...(size === undefined ? {} : vertical ? { initialHeight: size } : { initialWidth: size }),
    ...(place === null ? {} : { position: positionOf(place.direction, beside?.id) }),
  });
}

function positionOf(direction: "left" | "right" | "below" | "within", beside: string | undefined) {
  if (direction === "within" || beside !== undefined) {
    return beside === undefined ? { direction: "right" as const } : { referencePanel: beside, direction };
  }
  return { direction };
}

/** Gives the focus to what a panel is for; false when it cannot have it yet. */
function focusPanel(id: PanelId): boolean {
  const panel = document.querySelector(`[data-panel="${id}"]`);
  // In the text one wants to type, not to walk through the tabs of files.
  const text = panel?.querySelector<HTMLElement>(".monaco-editor :is(.native-edit-context, textarea)");
  const target = text ?? panel?.querySelector<HTMLElement>("[tabindex='0'], textarea, input, button, select");
  target?.focus();
  return target === document.activeElement;
}
