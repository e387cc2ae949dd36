// Every panel of the window: its name, what it shows, and the area it belongs to. Panels of an area stand in this order.
import type { FunctionComponent } from "react";
import { BecausePanel } from "../../debugger/why/BecausePanel";
import { BreakpointsPanel } from "../../debugger/breakpoints/BreakpointsPanel";
import { ComparePanel } from "../../debugger/compare/ComparePanel";
import { TurnPanel } from "../../debugger/turn/TurnPanel";
import { RulesPanel } from "../../debugger/rules/RulesPanel";
import { WatchPanel } from "../../debugger/watch/WatchPanel";
import { WhyPanel } from "../../debugger/why/WhyPanel";
import { EditorPanel } from "../../editor/EditorPanel";
import { ProblemsPanel } from "../../editor/problems/ProblemsPanel";
import { SearchPanel } from "../../editor/search/SearchPanel";
import { ExplorerPanel } from "../../explorer/ExplorerPanel";
import { OverviewPanel } from "../../overview/OverviewPanel";
import { InspectorPanel } from "../../gridponder/painter/inspector/InspectorPanel";
import { LayersPanel } from "../../gridponder/painter/palette/LayersPanel";
import { PalettePanel } from "../../gridponder/painter/palette/PalettePanel";
import { SolutionPanel } from "../../gridponder/play/SolutionPanel";
import type { AreaId } from "./arrangements";
import { BoardPanel } from "./BoardPanel";
import { GuidePanel } from "../help/GuidePanel";

export interface Panel {
  readonly id: string;
  readonly title: string;
  readonly component: FunctionComponent;
  readonly area: AreaId;
  /** In no arrangement by itself; it comes when it is asked for. */
  readonly onDemand?: boolean;
  /** Follows nothing while it is behind another: what it does is only to be looked at. Absent: it goes on. */
  readonly rests?: boolean;
}

export const PANELS = [
  { id: "pack", title: "Pack", component: ExplorerPanel, area: "side" },
  { id: "editor", title: "Text", component: EditorPanel, area: "text" },
  { id: "board", title: "Board", component: BoardPanel, area: "board" },
  { id: "overview", title: "Overview", component: OverviewPanel, area: "board", rests: true },
  { id: "rules", title: "Rules", component: RulesPanel, area: "board", rests: true },
  { id: "palette", title: "Entities", component: PalettePanel, area: "paint", rests: true },
  { id: "layers", title: "Layers", component: LayersPanel, area: "paint", rests: true },
  { id: "inspector", title: "Inspector", component: InspectorPanel, area: "inspect", rests: true },
  { id: "solution", title: "Solution", component: SolutionPanel, area: "lower", rests: true },
  { id: "turn", title: "Turn", component: TurnPanel, area: "lower" },
  { id: "problems", title: "Problems", component: ProblemsPanel, area: "lower", rests: true },
  { id: "search", title: "Search", component: SearchPanel, area: "lower" },
  { id: "why", title: "Why", component: WhyPanel, area: "why", rests: true },
  { id: "because", title: "Because", component: BecausePanel, area: "why", rests: true },
  { id: "compare", title: "Compare", component: ComparePanel, area: "why", rests: true },
  { id: "watch", title: "Watch", component: WatchPanel, area: "watch", rests: true },
  { id: "breakpoints", title: "Breakpoints", component: BreakpointsPanel, area: "watch", rests: true },
  { id: "guide", title: "Guide", component: GuidePanel, area: "text", onDemand: true },
] as const satisfies readonly Panel[];

export type PanelId = (typeof PANELS)[number]["id"];

/** The panel of an id. */
export function panelOf(id: PanelId): Panel {
  return PANELS.find((panel) => panel.id === id)!;
}

export function isPanel(id: string): id is PanelId {
  return PANELS.some((panel) => panel.id === id);
}
