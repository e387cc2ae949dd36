// Keeps the constraints of each pack's levels between starts, by the pack's folder.
import type { Disposable } from "../../../shared/base/disposable";
import { main } from "../../bridge/main";
import { keepForPack } from "../pack/keptForPack";
import { usePackStore } from "../pack/packStore";
import { constraintsFrom, constraintsText } from "./constraintTexts";
import { useInsightStore } from "./insightStore";

/** Follows the open pack and what is set for its levels, once, at start; `loaded`: those of another pack are there. */
export function connectConstraints(loaded: () => void): Disposable {
  return keepForPack(usePackStore, {
    now: () => useInsightStore.getState().constraints,
    subscribe: (listener) => useInsightStore.subscribe(listener),
    clear: () => useInsightStore.setState({ constraints: {} }),
    read: async () => (await main.settings()).constraints,
    take(all, root) {
      useInsightStore.setState({ constraints: constraintsFrom(all[root]) });
      loaded();
    },
    async write(constraints, root) {
      const text = constraintsText(constraints);
      const { [root]: _, ...others } = (await main.settings()).constraints;
      await main.changeSettings({ constraints: text === null ? others : { ...others, [root]: text } });
    },
  });
}
