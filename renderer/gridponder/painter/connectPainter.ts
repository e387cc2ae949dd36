// What the painter follows while the window lives: another pack, another level on the board.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { usePackStore } from "../../session/pack/packStore";
import { leaveLevel } from "./paintStore";
import { leaveKind } from "./inspector/inspected";
import { loadStamps } from "./palette/stampStore";

/** Forgets what was chosen for a level when another one comes; the inspector then shows that one. */
export function connectPainter(): Disposable {
  loadStamps(usePackStore.getState().listing?.root ?? null);
  return disposable(
    usePackStore.subscribe(({ listing, activeLevelFile }, before) => {
      if (listing?.root !== before.listing?.root) loadStamps(listing?.root ?? null);
      if (activeLevelFile !== before.activeLevelFile) {
        leaveLevel();
        leaveKind();
      }
    }),
  );
}
