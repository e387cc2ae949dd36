// What the painter follows while the window lives: another pack, another level on the board, another layer of the kind
// that is painted.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { followTexts, readableGame } from "../../documents/packSource";
import { usePackStore } from "../../session/pack/packStore";
import { packLooksNow } from "../pack/packLooks";
import { leaveLevel, putDownKinds, renameChosenKinds, usePaintStore } from "./paintStore";
import { followRenamedKind, leaveKind, useInspected } from "./inspector/inspected";
import { type KindsChange, kindsChange } from "./renamedKinds";
import { loadStamps } from "./palette/stampStore";

/** Forgets what was chosen for a level when another one comes; the inspector then shows that one. */
export function connectPainter(): Disposable {
  loadStamps(usePackStore.getState().listing?.root ?? null);
  const kinds = kindFollower();
  const leaveTexts = followTexts(kinds.follow);
  const unsubscribe = usePackStore.subscribe(({ listing, activeLevelFile }, before) => {
    if (listing?.root !== before.listing?.root) loadStamps(listing?.root ?? null);
    if (activeLevelFile !== before.activeLevelFile) {
      leaveLevel();
      leaveKind();
      kinds.begin();
    }
  });
  return disposable(() => {
    unsubscribe();
    leaveTexts();
  });
}

interface KindFollower {
  /** Compares with the game as it is now from here on. */
  readonly begin: () => void;
  readonly follow: () => void;
}

/**
 * Returns what keeps the choices to the kinds that the game declares: one that is renamed, also by undo, stays chosen by
 * its new name; one that is gone is put down, so that it is not painted into a level.
 */
function kindFollower(): KindFollower {
  let known = readableGame()?.value;
  return {
    begin: () => {
      known = readableGame()?.value;
    },
    follow: () => {
      const game = readableGame()?.value;
      const change = game === known || game === undefined ? null : kindsChange(known, game);
      known = game;
      if (change !== null) followChange(change);
      keepLayerOfKind();
    },
  };
}

function followChange({ renamed, gone }: KindsChange): void {
  const { kind } = useInspected.getState();
  const next = kind === null ? undefined : renamed.get(kind);
  // The form first: it would else open that of the kind that is chosen.
  if (next !== undefined) followRenamedKind(next);
  else if (kind !== null && gone.has(kind)) leaveKind();
  renameChosenKinds(renamed);
  putDownKinds(gone);
}

/** Paints a kind on the layer that the game gives it now: its form may change it after the kind was chosen. */
function keepLayerOfKind(): void {
  const { entity, layer } = usePaintStore.getState();
  if (entity === null) return;
  const declared = packLooksNow().looks.kinds.get(entity.kind)?.layer ?? null;
  if (declared !== null && declared !== layer) usePaintStore.setState({ layer: declared });
}
