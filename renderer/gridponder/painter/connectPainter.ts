// What the painter follows while the window lives: another pack, another level on the board, another layer of the kind
// that is painted.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { followTexts } from "../../documents/packSource";
import { usePackStore } from "../../session/pack/packStore";
import { packLooksNow } from "../pack/packLooks";
import { leaveLevel, usePaintStore } from "./paintStore";
import { leaveKind } from "./inspector/inspected";
import { loadStamps } from "./palette/stampStore";

/** Forgets what was chosen for a level when another one comes; the inspector then shows that one. */
export function connectPainter(): Disposable {
  loadStamps(usePackStore.getState().listing?.root ?? null);
  const leaveTexts = followTexts(keepLayerOfKind);
  const unsubscribe = usePackStore.subscribe(({ listing, activeLevelFile }, before) => {
    if (listing?.root !== before.listing?.root) loadStamps(listing?.root ?? null);
    if (activeLevelFile !== before.activeLevelFile) {
      leaveLevel();
      leaveKind();
    }
  });
  return disposable(() => {
    unsubscribe();
    leaveTexts();
  });
}

/** Paints a kind on the layer that the game gives it now: its form may change it after the kind was chosen. */
function keepLayerOfKind(): void {
  const { entity, layer } = usePaintStore.getState();
  if (entity === null) return;
  const declared = packLooksNow().looks.kinds.get(entity.kind)?.layer ?? null;
  if (declared !== null && declared !== layer) usePaintStore.setState({ layer: declared });
}
