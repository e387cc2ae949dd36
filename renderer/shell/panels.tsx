// Every panel of the window: its name, what it shows, and where it stands in a fresh layout.
import type { FunctionComponent } from "react";
import { BreakpointsPanel } from "../debugger/BreakpointsPanel";
import { TurnPanel } from "../debugger/TurnPanel";
import { RulesPanel } from "../debugger/RulesPanel";
import { WatchPanel } from "../debugger/WatchPanel";
import { WhyPanel } from "../debugger/WhyPanel";
import { EditorPanel } from "../editor/EditorPanel";
import { ProblemsPanel } from "../editor/ProblemsPanel";
import { SearchPanel } from "../editor/SearchPanel";
import { ExplorerPanel } from "../explorer/ExplorerPanel";
import { OverviewPanel } from "../overview/OverviewPanel";
import { InspectorPanel } from "../painter/InspectorPanel";
import { LayersPanel } from "../painter/LayersPanel";
import { PalettePanel } from "../painter/PalettePanel";
import { SolutionPanel } from "../play/SolutionPanel";
import { BoardPanel } from "./BoardPanel";

export interface PanelPlace {
  /** The panel it stands beside or shares a group with; null: the whole window's edge. */
  readonly of: PanelId | null;
  readonly direction: "left" | "right" | "above" | "below" | "within";
  /** Wanted width or height in pixels, by direction. */
  readonly size?: number;
}

export interface Panel {
  readonly id: string;
  readonly title: string;
  readonly component: FunctionComponent;
  readonly place: PanelPlace | null;
}

export type PanelId =
  | "board"
  | "turn"
  | "why"
  | "breakpoints"
  | "watch"
  | "rules"
  | "solution"
  | "problems"
  | "search"
  | "pack"
  | "editor"
  | "palette"
  | "layers"
  | "inspector"
  | "overview";

/** In the order in which a fresh layout is built: a panel comes after the one it stands beside. */
export const PANELS = [
  { id: "board", title: "Board", component: BoardPanel, place: null },
  { id: "turn", title: "Turn", component: TurnPanel, place: { of: null, direction: "below", size: 220 } },
  { id: "why", title: "Why", component: WhyPanel, place: { of: "turn", direction: "within" } },
  {
    id: "breakpoints",
    title: "Breakpoints",
    component: BreakpointsPanel,
    place: { of: "turn", direction: "within" },
  },
  { id: "watch", title: "Watch", component: WatchPanel, place: { of: "turn", direction: "within" } },
  { id: "rules", title: "Rules", component: RulesPanel, place: { of: "turn", direction: "within" } },
  { id: "solution", title: "Solution", component: SolutionPanel, place: { of: "turn", direction: "within" } },
  { id: "problems", title: "Problems", component: ProblemsPanel, place: { of: "turn", direction: "within" } },
  { id: "search", title: "Search", component: SearchPanel, place: { of: "turn", direction: "within" } },
  { id: "pack", title: "Pack", component: ExplorerPanel, place: { of: null, direction: "left", size: 232 } },
  { id: "editor", title: "Text", component: EditorPanel, place: { of: "board", direction: "left", size: 440 } },
  { id: "palette", title: "Entities", component: PalettePanel, place: { of: "board", direction: "right", size: 248 } },
  { id: "layers", title: "Layers", component: LayersPanel, place: { of: "palette", direction: "within" } },
  { id: "overview", title: "Overview", component: OverviewPanel, place: { of: "board", direction: "within" } },
  { id: "inspector", title: "Inspector", component: InspectorPanel, place: { of: "palette", direction: "below" } },
] as const satisfies readonly (Panel & { readonly id: PanelId })[];
