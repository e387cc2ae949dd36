// Whether there is a pack for commands. One that is being opened counts: keys may be pressed before it is there.
import { type Disposable, disposable, disposeAll } from "../../../shared/base/disposable";
import { usePackStore } from "../../session/pack/packStore";
import { useShellStore } from "../shellStore";

/** Returns whether a pack is open, or being opened. */
export function hasPack(): boolean {
  return usePackStore.getState().listing !== null || useShellStore.getState().opening;
}

/** Returns whether a pack is being opened and none is there until then. */
export function isPackToCome(): boolean {
  return usePackStore.getState().listing === null && useShellStore.getState().opening;
}

/** Calls the listener whenever `hasPack` may have changed, until disposed. */
export function followHasPack(listener: () => void): Disposable {
  const connections = [
    disposable(usePackStore.subscribe((now, before) => void (now.listing !== before.listing && listener()))),
    disposable(useShellStore.subscribe((now, before) => void (now.opening !== before.opening && listener()))),
  ];
  return disposable(() => disposeAll(connections));
}
