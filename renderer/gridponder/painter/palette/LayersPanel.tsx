// The layers from the top down: which is painted on, which are seen, alone, locked, how strongly, and their order.
import { Eye, EyeOff, Focus, Layers, Lock, LockOpen } from "lucide-react";
import { type ReactElement, memo } from "react";
import { useShallow } from "zustand/react/shallow";
import { usePackLooks } from "../../pack/packLooks";
import { EmptyState } from "../../../ui/EmptyState";
import { Toggle } from "../../../ui/Toggle";
import { usePaintTargetAfterFrame, type PaintTarget } from "../paintTarget";
import { chooseLayer, usePaintStore } from "../paintStore";
import { dragLayer, layerDrop, moveLayerBy } from "./layerOrder";
import { isVisible, setOpacity, toggleHidden, toggleLocked, toggleSolo } from "./shownLayers";
import "./layers.css";

export function LayersPanel(): ReactElement {
  // Counting may wait until the board and the text show what was painted.
  const shown = usePaintTargetAfterFrame();
  if (shown.state !== "ready") {
    return <EmptyState icon={Layers} title="No layers" text="The layers of a level's board are shown here." />;
  }
  const { view } = shown.paintTarget;
  return (
    <ul className="gw-layers" aria-label="Layers, from the top down">
      {[...view.layers].reverse().map((layer) => (
        <LayerRow key={layer} layer={layer} count={countOn(view, layer)} />
      ))}
    </ul>
  );
}

/** Returns how many cells of a layer hold something. */
function countOn(view: PaintTarget["view"], layer: string): number {
  const area = view.width * view.height;
  const base = view.layers.indexOf(layer) * area;
  let count = 0;
  for (let slot = base; slot < base + area; slot++) if (view.cells[slot] !== 0) count++;
  return count;
}

/** Drawn again for its own layer alone. */
const LayerRow = memo(function LayerRow({
  layer,
  count,
}: {
  readonly layer: string;
  readonly count: number;
}): ReactElement {
  const state = usePaintStore(
    useShallow(({ layer: active, hiddenLayers, lockedLayers, soloLayer, opacity }) => {
      return { layer: active, hiddenLayers, lockedLayers, soloLayer, opacity };
    }),
  );
  const looks = usePackLooks();
  const isLocked = state.lockedLayers.has(layer);
  const isHidden = state.hiddenLayers.has(layer);
  const isSolo = state.soloLayer === layer;
  const share = Math.round((state.opacity.get(layer) ?? 1) * 100);
  const choose = (): void => chooseLayer(layer, (kind) => looks.kinds.get(kind)?.layer ?? null);
  return (
    <li
      className="gw-layer"
      data-layer={layer}
      data-active={state.layer === layer}
      data-seen={isVisible(layer, state)}
      {...layerDrop(layer)}
    >
      <Toggle
        label={`Hide ${layer}`}
        icon={isHidden ? EyeOff : Eye}
        iconOnly
        pressed={isHidden}
        onChange={() => toggleHidden(layer)}
      />
      <button
        type="button"
        className="gw-layer-name"
        title={`${layer}\nDrag it, or press Alt+↑ and Alt+↓, to change the order`}
        aria-pressed={state.layer === layer}
        onClick={choose}
        draggable
        onDragStart={(event) => dragLayer(event, layer)}
        onKeyDown={(event) => {
          if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
          event.preventDefault();
          event.stopPropagation();
          moveLayerBy(layer, event.key === "ArrowUp" ? 1 : -1);
        }}
      >
        <span>{layer}</span>
        <small>{count}</small>
      </button>
      <input
        type="range"
        className="gw-layer-opacity"
        aria-label={`Opacity of ${layer}`}
        title={`Opacity ${share} %`}
        min={10}
        max={100}
        step={10}
        value={share}
        onChange={(event) => setOpacity(layer, Number(event.target.value) / 100)}
      />
      <Toggle label={`Show ${layer} alone`} icon={Focus} iconOnly pressed={isSolo} onChange={() => toggleSolo(layer)} />
      <Toggle
        label={`Lock ${layer}`}
        icon={isLocked ? Lock : LockOpen}
        iconOnly
        pressed={isLocked}
        onChange={() => toggleLocked(layer)}
      />
    </li>
  );
});
