// The docked panels, each in its own frame.
import { X } from "lucide-react";
import { DockviewReact, type DockviewTheme, type IDockviewPanelHeaderProps } from "dockview-react";
import "dockview-react/dist/styles/dockview.css";
import { type FunctionComponent, type MouseEvent, type PointerEvent, type ReactElement, useEffect } from "react";
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

/** The cross is for the pointer alone: a tab may hold no other control. By keys, a panel is closed in the Panels menu. */
function PanelTab({ api }: IDockviewPanelHeaderProps): ReactElement {
  const close = (event: MouseEvent): void => {
    event.preventDefault();
    api.close();
  };
  return (
    <div className="dv-default-tab" onAuxClick={(event) => event.button === 1 && close(event)}>
      <div className="dv-default-tab-content">{api.title}</div>
      <div className="dv-default-tab-action" aria-hidden onPointerDown={keepTab} onClick={close}>
        <X size={12} />
      </div>
    </div>
  );
}

/** Pressing the cross must not begin to drag the tab. */
function keepTab(event: PointerEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
