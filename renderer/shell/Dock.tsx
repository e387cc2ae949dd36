// The docked panels, each in its own frame.
import { DockviewDefaultTab, DockviewReact, type DockviewTheme, type IDockviewPanelHeaderProps } from "dockview-react";
import "dockview-react/dist/styles/dockview.css";
import { type FunctionComponent, type ReactElement, useEffect } from "react";
import { usePackStore } from "../session/packStore";
import { BoardModeSwitch } from "./BoardModeSwitch";
import "./dock.css";
import { showLayoutOf, takeDock } from "./dock";
import { PANELS } from "./panels";
import { PanelFrame } from "./PanelFrame";

const THEME: DockviewTheme = {
  name: "gridwright",
  className: "gw-dock",
  gap: 0,
  dndOverlayMounting: "absolute",
  dndPanelOverlay: "group",
};

const COMPONENTS: Record<string, FunctionComponent> = Object.fromEntries(
  PANELS.map(({ id, title, component: Content }) => [
    id,
    () => (
      <PanelFrame id={id} title={title}>
        <Content />
      </PanelFrame>
    ),
  ]),
);

export function Dock(): ReactElement {
  const root = usePackStore((state) => state.listing?.root ?? null);
  useEffect(() => {
    if (root !== null) showLayoutOf(root);
  }, [root]);
  return (
    <DockviewReact
      theme={THEME}
      components={COMPONENTS}
      defaultTabComponent={PanelTab}
      rightHeaderActionsComponent={BoardModeSwitch}
      disableFloatingGroups
      onReady={({ api }) => takeDock(api)}
    />
  );
}

function PanelTab(props: IDockviewPanelHeaderProps): ReactElement {
  return <DockviewDefaultTab {...props} />;
}
