// The panels in the dock: arranged afresh or as remembered for a pack, shown, hidden. The shell's store receives the
// arrangement in use and the panels in view.
import type { DockviewApi, SerializedDockview } from "dockview-react";
import { type Disposable, disposable, disposeAll } from "../../../shared/base/disposable";
import { ARRANGEMENTS, type ArrangementId, areasOf } from "./arrangements";
import { freshLayout } from "./freshLayout";
import { addPanel, arrangedPanels, fitPanels, shownPanels } from "./dockPanels";
import { type KeptSizes, keepSizes } from "./keptSizes";
import { createLayoutMemory } from "./layoutMemory";
import { unshrinking } from "./panelSizes";
import type { PanelId } from "../../dialect/dialectPanels";
import type { DialectUi } from "../../dialect/dialectUi";
import { dialectUi } from "../../dialect/openDialect";
import { plainUi } from "../../dialect/plainUi";
import { hasArrangement, isPanel, panelTitle, panelsOf } from "./panels";
import { forgetDropPlace } from "./dropPlace";
import { focusPanelSoon } from "./panelFocus";
import { followPanels } from "./panelsInView";
import { NOTHING_REMEMBERED, type RememberedLayouts, readLayouts, writeLayouts } from "./rememberedLayouts";
import { rememberLayout, rememberedLayout } from "../settings";
import { onOtherPack, usePackStore } from "../../session/pack/packStore";
import { useShellStore } from "../shellStore";
import { wholeLayout } from "./wholeLayout";

let dock: DockviewApi | null = null;
let sizes: KeptSizes | null = null;
/** The language for which the panels are arranged. */
let arrangedFor: DialectUi = plainUi;
let remembered: RememberedLayouts = NOTHING_REMEMBERED;
/** What was asked of the dock after a pack was opened and before its panels were arranged. */
const asked: ((api: DockviewApi) => void)[] = [];
onOtherPack(() => void asked.splice(0));
const memory = createLayoutMemory(
  () => writeLayouts(rememberShown()),
  (root, layout) => void rememberLayout(root, layout),
);
window.addEventListener("pagehide", () => memory.flush());

/** Asks something of the dock: at once, or when a pack that was just opened has one; never on the welcome page. */
function onceDocked(ask: (api: DockviewApi) => void): void {
  if (dock !== null) ask(dock);
  else if (usePackStore.getState().listing !== null) asked.push(ask);
}

/** Runs something that needs the panels of the open pack: at once, or when they are arranged. */
export function onceArranged(run: () => void): void {
  onceDocked(run);
}

/** Takes over the dock while it is there: without one, as on the welcome page, panels are neither shown nor hidden. */
export function takeDock(api: DockviewApi): Disposable {
  dock = api;
  sizes = keepSizes(api);
  memory.follow(null);
  const parts = [
    followPanels(
      (listener) => api.onDidLayoutChange(listener),
      () => shownPanels(api),
    ),
    api.onDidLayoutChange(() => memory.changed()),
  ];
  return disposable(() => {
    disposeAll(parts);
    // Written from the dock as it is now.
    memory.follow(null);
    dock = sizes = null;
    forgetDropPlace(api.groups);
  });
}

/** Gives the dock another extent: the board takes what changes, the other panels keep their sizes where they fit. */
export function resizeDock({ width, height }: { readonly width: number; readonly height: number }): void {
  if (dock === null) return;
  dock.layout(width, height);
  sizes?.fit();
}

/** Arranges the panels as remembered for a pack; again when its language has become known since. */
export function showLayoutOf(root: string, ui: DialectUi): void {
  if (dock === null) return;
  if (root === memory.root) {
    // While the language's name is being typed it is not known: the panels stay.
    if (ui === arrangedFor || ui === plainUi) return;
    arrangedFor = ui;
    return layOutFresh();
  }
  // What waits to be written is of the language before.
  memory.follow(null);
  arrangedFor = ui;
  remembered = readLayouts(rememberedLayout(root));
  arrange(dock, hasArrangement(ui, remembered.current) ? remembered.current : "design");
  memory.follow(root);
  for (const ask of asked.splice(0)) ask(dock);
}

/** Brings another arrangement into view, as it was left; the one in use is kept for when it is chosen again. */
export function showArrangement(id: ArrangementId): void {
  onceDocked((api) => {
    if (api.hasMaximizedGroup()) api.exitMaximizedGroup();
    if (id === useShellStore.getState().arrangement) return;
    rememberShown();
    arrange(api, id);
    memory.changed();
  });
}

/** Puts the arrangement in use back to how it was made. */
export function layOutFresh(): void {
  if (dock !== null) showFresh(dock, useShellStore.getState().arrangement);
}

/** Brings a panel to the front of its group; the focus stays where it is. Only what the pack's language has is shown. */
export function bringToFront(id: PanelId): void {
  if (panelTitle(dialectUi(), id) === null) return;
  onceDocked((api) => {
    if (api.getPanel(id) === undefined) addPanel(api, sizes, id);
    const panel = api.getPanel(id);
    // Behind one that fills the window it would not be seen.
    if (api.hasMaximizedGroup() && panel?.api.isMaximized() === false) api.exitMaximizedGroup();
    panel?.api.setActive();
  });
}

/** Brings a panel to the front of its group, the focus staying where it is, unless it was hidden. */
export function uncoverPanel(id: PanelId): void {
  if (dock?.getPanel(id) !== undefined) bringToFront(id);
}

/** Lets a panel's group fill the window, or shows all again. */
export function enlarge(id: PanelId | null): void {
  const panel = id === null ? undefined : dock?.getPanel(id);
  if (panel !== undefined) panel.api.maximize();
  else if (dock?.hasMaximizedGroup() === true) dock.exitMaximizedGroup();
}

/** Lets the panel with the focus fill the window; when one does, shows all again. */
export function switchEnlarged(): void {
  const id = dock?.hasMaximizedGroup() === true ? undefined : dock?.activePanel?.id;
  enlarge(id !== undefined && isPanel(id) ? id : null);
}

/** Shows a panel, beside those of its kind if it was hidden, and gives it the focus. */
export function showPanel(id: PanelId): void {
  bringToFront(id);
  focusPanelSoon(id);
}

/** Returns whether a panel is in view: neither hidden, nor behind another's tab or one that fills the window. */
export function isInFront(id: PanelId): boolean {
  const panel = dock?.getPanel(id)?.api;
  const isCovered = dock?.hasMaximizedGroup() === true && panel?.isMaximized() === false;
  return panel?.isVisible === true && !isCovered;
}

/** Hides a panel in view, and shows any other. */
export function togglePanel(id: PanelId): void {
  if (isInFront(id)) hidePanel(id);
  else showPanel(id);
}

export function hidePanel(id: PanelId): void {
  dock?.getPanel(id)?.api.close();
}

/** Returns all arrangements, with the one in use as it is now. */
function rememberShown(): RememberedLayouts {
  if (dock === null) return remembered;
  const { arrangement } = useShellStore.getState();
  // A pack in another language that begins with this layout has panels that nobody has hidden here.
  const known = panelsOf(arrangedFor).map(({ id }) => id);
  const whole = wholeLayout(dock.toJSON()) as SerializedDockview;
  // What is small only because the window is gets its size back where the layout comes into a larger one.
  const layout = { dock: { ...whole, grid: sizes?.unshrunk(whole.grid) ?? whole.grid }, known };
  remembered = { current: arrangement, layouts: { ...remembered.layouts, [arrangement]: layout } };
  return remembered;
}

function arrange(api: DockviewApi, id: ArrangementId): void {
  useShellStore.setState({ arrangement: id });
  const layout = remembered.layouts[id];
  if (layout === undefined || !restore(api, layout.dock)) {
    showFresh(api, id);
    return;
  }
  fitPanels(api);
  const areas = areasOf(ARRANGEMENTS[id].box);
  // The remembered layout says nothing of them: what would be in a fresh one gets its place, behind what is in view.
  for (const { id: panel, area } of arrangedPanels()) {
    const isNew = !layout.known.includes(panel) && api.getPanel(panel) === undefined;
    if (isNew && areas.includes(area)) addPanel(api, sizes, panel, true);
  }
}

function showFresh(api: DockviewApi, id: ArrangementId): void {
  const extent = { width: api.width || window.innerWidth, height: api.height || window.innerHeight };
  api.fromJSON(freshLayout(ARRANGEMENTS[id], arrangedPanels(), extent), { reuseExistingPanels: true });
  // What does not fit now is wanted still, when the window grows.
  sizes?.take(freshLayout(ARRANGEMENTS[id], arrangedPanels(), unshrinking(extent)).grid);
}

/** Returns false for a layout that does not fit this version's panels: the dock then needs a fresh layout. */
function restore(api: DockviewApi, layout: unknown): boolean {
  try {
    const whole = wholeLayout(layout) as SerializedDockview;
    api.fromJSON(whole, { reuseExistingPanels: true });
    sizes?.take(whole.grid);
    return api.panels.length > 0;
  } catch {
    return false;
  }
}
