// The panels of a dock: which are there, and where one comes that was not. Knows no arrangement in use.
import type { DockviewApi } from "dockview-react";
import { type AreaId, placeFor } from "./arrangements";
import { MINIMUM } from "./freshLayout";
import type { KeptSizes } from "./keptSizes";
import type { PanelId } from "../../dialect/dialectPanels";
import { dialectUi } from "../../dialect/openDialect";
import { type NamedPanel, PANELS, isPanel, panelTitle, panelsOf } from "./panels";

/** Returns the panels that are there, those behind others too. */
export function shownPanels(api: DockviewApi): readonly PanelId[] {
  return api.panels.map(({ id }) => id).filter(isPanel);
}

/** Returns the panels of the open pack that an arrangement has; others come when they are asked for. */
export function arrangedPanels(): readonly NamedPanel[] {
  return panelsOf(dialectUi()).filter(({ onDemand }) => onDemand !== true);
}

/** Closes panels for which the pack's language has no use, and gives the others the titles that it has for them. */
export function fitPanels(api: DockviewApi): void {
  for (const panel of api.panels) {
    const title = isPanel(panel.id) ? panelTitle(dialectUi(), panel.id) : null;
    if (title === null) panel.api.close();
    else if (panel.title !== title) panel.api.setTitle(title);
  }
}

/** Adds a panel beside those of its kind, with the size that it had, where `sizes` knows one; `inactive`: behind them. */
export function addPanel(api: DockviewApi, sizes: KeptSizes | null, id: PanelId, inactive = false): void {
  const { area } = PANELS[id];
  const shown = shownPanels(api);
  const place = placeFor(area, new Set(shown.map((panel): AreaId => PANELS[panel].area)));
  const beside = place.area === null ? undefined : shown.find((panel) => PANELS[panel].area === place.area);
  const { size, direction } = place;
  const drawn = size === undefined ? {} : direction === "below" ? { height: size } : { width: size };
  const add = (): void =>
    void api.addPanel({
      id,
      title: panelTitle(dialectUi(), id) ?? id,
      component: id,
      inactive,
      // Monaco and Konva keep what they show while another tab is in front.
      renderer: "always",
      ...MINIMUM,
      ...("width" in drawn ? { initialWidth: drawn.width } : {}),
      ...("height" in drawn ? { initialHeight: drawn.height } : {}),
      position:
        beside === undefined || place.area === null
          ? { direction: direction === "within" ? "right" : direction }
          : { referencePanel: beside, direction },
    });
  if (sizes === null) add();
  else sizes.add(add, drawn);
}
