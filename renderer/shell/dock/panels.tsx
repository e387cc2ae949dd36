// Every panel of the window: what it shows, and the area it belongs to. Panels of an area stand in this order. Which of
// them there are, and under which titles, is for the language of the open pack to say.
import type { FunctionComponent } from "react";
import { BecausePanel } from "../../debugger/why/BecausePanel";
import { BreakpointsPanel } from "../../debugger/breakpoints/BreakpointsPanel";
import { ComparePanel } from "../../debugger/compare/ComparePanel";
import { TurnPanel } from "../../debugger/turn/TurnPanel";
import { RulesPanel } from "../../debugger/rules/RulesPanel";
import { WatchPanel } from "../../debugger/watch/WatchPanel";
import { WhyPanel } from "../../debugger/why/WhyPanel";
import type { OwnPanel, PanelId } from "../../dialect/dialectPanels";
import type { DialectUi } from "../../dialect/dialectUi";
import { EditorPanel } from "../../editor/EditorPanel";
import { ProblemsPanel } from "../../editor/problems/ProblemsPanel";
import { SearchPanel } from "../../editor/search/SearchPanel";
import { ExplorerPanel } from "../../explorer/ExplorerPanel";
import { OverviewPanel } from "../../overview/OverviewPanel";
import { MutatePanel } from "../../solver/mutate/MutatePanel";
import { SolverPanel } from "../../solver/SolverPanel";
import type { AreaId, ArrangementId } from "./arrangements";
import { BoardPanel } from "./BoardPanel";
import { ownPanel } from "./OwnPanel";
import { HistoryPanel } from "../history/HistoryPanel";
import { GuidePanel } from "../help/GuidePanel";

export interface Panel {
  readonly component: FunctionComponent;
  readonly area: AreaId;
  /** In no arrangement by default; opened only on request. */
  readonly onDemand?: boolean;
  /** Updates nothing while it is hidden behind another panel. Absent: it keeps updating. */
  readonly rests?: boolean;
  /** Shows what is played in full: covered while the designer plays as one who may not see everything. */
  readonly showsAll?: boolean;
}

/** A panel as the language of a pack calls it. */
export interface NamedPanel extends Panel {
  readonly id: PanelId;
  readonly title: string;
}

export const PANELS: Readonly<Record<PanelId, Panel>> = {
  pack: { component: ExplorerPanel, area: "side" },
  editor: { component: EditorPanel, area: "text" },
  board: { component: BoardPanel, area: "board" },
  overview: { component: OverviewPanel, area: "board", rests: true, showsAll: true },
  rules: { component: RulesPanel, area: "board", rests: true },
  palette: { component: ownPanel("palette"), area: "paint", rests: true },
  ruleList: { component: ownPanel("ruleList"), area: "paint", rests: true },
  layers: { component: ownPanel("layers"), area: "paint", rests: true },
  inspector: { component: ownPanel("inspector"), area: "inspect", rests: true, showsAll: true },
  solution: { component: ownPanel("solution"), area: "lower", rests: true, showsAll: true },
  turn: { component: TurnPanel, area: "lower", showsAll: true },
  views: { component: ownPanel("views"), area: "lower", rests: true, showsAll: true },
  count: { component: ownPanel("count"), area: "lower", rests: true, showsAll: true },
  balance: { component: ownPanel("balance"), area: "lower", rests: true, showsAll: true },
  problems: { component: ProblemsPanel, area: "lower", rests: true },
  search: { component: SearchPanel, area: "lower" },
  moves: { component: ownPanel("moves"), area: "why", rests: true, showsAll: true },
  why: { component: WhyPanel, area: "why", rests: true, showsAll: true },
  because: { component: BecausePanel, area: "why", rests: true, showsAll: true },
  compare: { component: ComparePanel, area: "why", rests: true, showsAll: true },
  watch: { component: WatchPanel, area: "watch", rests: true, showsAll: true },
  calls: { component: ownPanel("calls"), area: "watch", rests: true },
  breakpoints: { component: BreakpointsPanel, area: "watch", rests: true, showsAll: true },
  solver: { component: SolverPanel, area: "insight", rests: true },
  mutate: { component: MutatePanel, area: "insight", rests: true },
  history: { component: HistoryPanel, area: "inspect", onDemand: true, rests: true },
  guide: { component: GuidePanel, area: "text", onDemand: true },
};

export const PANEL_IDS = Object.keys(PANELS).filter(isPanel);

/** Returns what a language calls a panel; null for one that it has no use for. */
export function panelTitle(ui: DialectUi, id: PanelId): string | null {
  const common: Readonly<Partial<Record<PanelId, string>>> = ui.panels;
  const own: Readonly<Partial<Record<PanelId, OwnPanel>>> = ui.ownPanels;
  return common[id] ?? own[id]?.title ?? null;
}

/** Returns whether packs of a language have an arrangement: insight is for languages with a solver. */
export function hasArrangement(ui: DialectUi, id: ArrangementId): boolean {
  return id !== "insight" || panelTitle(ui, "solver") !== null;
}

/** Returns the panels for packs of a language. */
export function panelsOf(ui: DialectUi): readonly NamedPanel[] {
  return PANEL_IDS.flatMap((id) => {
    const title = panelTitle(ui, id);
    return title === null ? [] : [{ ...PANELS[id], id, title }];
  });
}

export function isPanel(id: string): id is PanelId {
  return Object.hasOwn(PANELS, id);
}
