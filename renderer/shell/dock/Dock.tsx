// The docked panels, each in its own frame.
import { EyeOff, X } from "lucide-react";
import {
  type DockviewApi,
  DockviewReact,
  type DockviewTheme,
  type IDockviewPanelHeaderProps,
  type IDockviewPanelProps,
} from "dockview-react";
import "dockview-react/dist/styles/dockview.css";
import {
  Activity,
  type FunctionComponent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { usePackStore } from "../../session/pack/packStore";
import { BoardModeSwitch } from "./BoardModeSwitch";
import "./dock.css";
import { resizeDock, showLayoutOf, takeDock } from "./dock";
import type { PanelId } from "../../dialect/dialectPanels";
import type { PanelCover, PanelCovering } from "../../dialect/dialectUi";
import { useDialectUi } from "../../dialect/openDialect";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { PANELS, PANEL_IDS, panelTitle } from "./panels";
import { PanelFrame } from "./PanelFrame";
import { useDrawn } from "./drawnInTurn";
import { useTabInSight } from "./useTabInSight";

const THEME: DockviewTheme = {
  name: "gridwright",
  className: "gw-dock",
  gap: 0,
  dndOverlayMounting: "absolute",
  dndPanelOverlay: "group",
};

const COMPONENTS: Record<string, FunctionComponent<IDockviewPanelProps>> = Object.fromEntries(
  PANEL_IDS.map((id) => [id, ({ api }) => <PanelPlace id={id} api={api} />]),
);

interface PanelPlaceProps extends Pick<IDockviewPanelProps, "api"> {
  readonly id: PanelId;
}

/** A panel in the dock. One that rests follows nothing while it is behind others: what it shows waits for its return. */
function PanelPlace({ id, api }: PanelPlaceProps): ReactElement {
  const { component: Content, rests = false, showsAll = false } = PANELS[id];
  const ui = useDialectUi();
  const title = panelTitle(ui, id) ?? "";
  const cover = useCover(showsAll ? ui.covering : null);
  const follow = useCallback(
    (notify: () => void) => {
      const subscription = api.onDidVisibilityChange(notify);
      return () => subscription.dispose();
    },
    [api],
  );
  const isInView = useSyncExternalStore(follow, () => api.isVisible);
  const isDrawn = useDrawn(drawnRank(id, isInView));
  return (
    <PanelFrame id={id} title={title} isBusy={!isDrawn}>
      <Activity mode={rests && !isInView ? "hidden" : "visible"}>
        {!isDrawn ? null : cover === null ? <Content /> : <Covered {...cover} />}
      </Activity>
    </PanelFrame>
  );
}

/** The board is drawn first, then what is in view beside it, then what is behind others. */
function drawnRank(id: PanelId, isInView: boolean): number {
  if (!isInView) return 2;
  return PANELS[id].area === "board" ? 0 : 1;
}

function useCover(covering: PanelCovering | null): PanelCover | null {
  return useSyncExternalStore(covering?.follow ?? followNothing, covering?.get ?? noCover);
}

const followNothing = () => () => undefined;
const noCover = (): null => null;

function Covered({ title, text, button, uncover }: PanelCover): ReactElement {
  return (
    <EmptyState icon={EyeOff} title={title} text={text}>
      <Button onClick={uncover}>{button}</Button>
    </EmptyState>
  );
}

export function Dock(): ReactElement {
  const root = usePackStore((state) => state.listing?.root ?? null);
  const ui = useDialectUi();
  const dock = useRef<DockviewApi>(null);
  useEffect(() => {
    // Made by now: effects of children come first. Their ends come last, so that the dock is left whole.
    const taken = dock.current === null ? null : takeDock(dock.current);
    return () => taken?.dispose();
  }, []);
  useEffect(() => {
    if (root !== null) showLayoutOf(root, ui);
  }, [root, ui]);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) resizeDock(entry.contentRect);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="gw-dock-frame" ref={frame}>
      <DockviewReact
        theme={THEME}
        components={COMPONENTS}
        defaultTabComponent={PanelTab}
        rightHeaderActionsComponent={BoardModeSwitch}
        disableFloatingGroups
        disableAutoResizing
        onReady={({ api }) => {
          dock.current = api;
        }}
      />
    </div>
  );
}

/** The cross is for the pointer alone: a tab may hold no other control. By keys, a panel is closed in the Panels menu. */
function PanelTab({ api }: IDockviewPanelHeaderProps): ReactElement {
  const content = useTabInSight(api);
  const close = (event: MouseEvent): void => {
    event.preventDefault();
    api.close();
  };
  return (
    <div
      ref={content}
      className="dv-default-tab"
      title="Double-click to enlarge"
      onAuxClick={(event) => event.button === 1 && close(event)}
      onDoubleClick={() => (api.isMaximized() ? api.exitMaximized() : api.maximize())}
    >
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
