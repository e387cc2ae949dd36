// The bar at the window's head: the arrangement, the search box, and the panels in view.
import { Menu } from "@base-ui/react/menu";
import { Bug, Check, CircleQuestionMark, LayoutPanelLeft, Lightbulb, Pencil, Play, Search } from "lucide-react";
import type { ReactElement } from "react";
import { accelerator } from "../ui/accelerator";
import { IconButton } from "../ui/Button";
import { type Segment, Segments } from "../ui/Segments";
import { ARRANGEMENTS, type ArrangementId } from "./dock/arrangements";
import { runCommand } from "./commands/run";
import { togglePanel } from "./dock/dock";
import { useDialectUi } from "../dialect/openDialect";
import { hasArrangement, panelTitle, panelsOf } from "./dock/panels";
import { useShellStore } from "./shellStore";
import { useCommandKeys } from "../session/window/keyMap";
import "./titleBar.css";

const SEGMENTS: readonly Segment<ArrangementId>[] = [
  { id: "design", icon: Pencil, ...ARRANGEMENTS.design },
  { id: "play", icon: Play, ...ARRANGEMENTS.play },
  { id: "debug", icon: Bug, ...ARRANGEMENTS.debug },
];

const WITH_INSIGHT: readonly Segment<ArrangementId>[] = [
  ...SEGMENTS,
  { id: "insight", icon: Lightbulb, ...ARRANGEMENTS.insight },
];

export function TitleBar(): ReactElement {
  const keys = useCommandKeys();
  const arrangement = useShellStore((state) => state.arrangement);
  const ui = useDialectUi();
  const hasGuide = panelTitle(ui, "guide") !== null;
  const segments = hasArrangement(ui, "insight") ? WITH_INSIGHT : SEGMENTS;
  return (
    <header className="gw-title-bar">
      <Segments
        label="Arrangement"
        segments={segments.map((segment) => ({ ...segment, ...keysOf(keys(`arrange.${segment.id}`)) }))}
        value={arrangement}
        onChoose={(id) => runCommand(`arrange.${id}`)}
      />
      <button type="button" className="gw-command-centre" onClick={() => runCommand("view.quickOpen")}>
        <Search size={14} aria-hidden />
        <span>Go to level, file or command</span>
        <kbd>{accelerator(keys("view.quickOpen") ?? "")}</kbd>
      </button>
      <div className="gw-title-bar-end">
        <PanelsMenu />
        {hasGuide ? (
          <IconButton icon={CircleQuestionMark} label="Guide" onClick={() => runCommand("help.guide")} />
        ) : null}
      </div>
    </header>
  );
}

function keysOf(keys: string | undefined): { readonly keys?: string } {
  return keys === undefined ? {} : { keys };
}

/** All panels with a mark at those that are open; choosing the one in front hides it, any other comes to the front. */
function PanelsMenu(): ReactElement {
  const shown = useShellStore((state) => state.panels);
  const panels = panelsOf(useDialectUi());
  return (
    <Menu.Root>
      <Menu.Trigger className="gw-button" data-variant="quiet">
        <LayoutPanelLeft size={15} aria-hidden />
        Panels
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="gw-menu-place" align="end" sideOffset={4}>
          <Menu.Popup className="gw-menu">
            {panels.map(({ id, title }) => (
              <Menu.CheckboxItem
                key={id}
                className="gw-menu-item"
                closeOnClick
                checked={shown.includes(id)}
                onCheckedChange={() => togglePanel(id)}
              >
                <span className="gw-menu-check">
                  <Menu.CheckboxItemIndicator>
                    <Check size={14} aria-hidden />
                  </Menu.CheckboxItemIndicator>
                </span>
                {title}
              </Menu.CheckboxItem>
            ))}
            <Menu.Separator className="gw-menu-separator" />
            <Menu.Item className="gw-menu-item" onClick={() => runCommand("view.resetLayout")}>
              <span className="gw-menu-check" />
              Reset Arrangement
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
