// What the painter follows while the window lives: another pack, another level on the board.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { dropAddRequest } from "../../forms/addRequest";
import { usePackStore } from "../../session/pack/packStore";
import { forgetChoices, leaveLevel } from "./paintStore";
import { leaveKind } from "./inspector/inspected";
import { dropKindRequest } from "./palette/kindRequest";
import { loadStamps } from "./palette/stampStore";

/** Forgets what was chosen for a pack or a level when another one comes; the inspector then shows that level. */
export function connectPainter(): Disposable {
  loadStamps(usePackStore.getState().listing?.root ?? null);
  return disposable(
    usePackStore.subscribe(({ listing, activeLevelFile }, before) => {
      if (listing?.root !== before.listing?.root) loadStamps(listing?.root ?? null);
      if (listing?.id !== before.listing?.id) {
        forgetChoices();
        dropKindRequest();
        dropAddRequest();
        leaveKind();
      } else if (activeLevelFile !== before.activeLevelFile) {
        leaveLevel();
        leaveKind();
      }
    }),
  );
}
