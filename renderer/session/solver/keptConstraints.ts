// Keeps the constraints of each pack's levels between starts, by the pack's folder.
import { type Disposable, disposable, disposeAll } from "../../../shared/base/disposable";
import { main } from "../../bridge/main";
import { usePackStore } from "../pack/packStore";
import { type LevelConstraints, constraintsFrom, constraintsText } from "./constraintTexts";
import { useInsightStore } from "./insightStore";

/** The folder whose constraints are in the store, and those that were read or kept last. */
let kept: { readonly root: string; readonly constraints: LevelConstraints } | null = null;

async function keep(): Promise<void> {
  const { constraints } = useInsightStore.getState();
  if (kept === null || constraints === kept.constraints) return;
  const { root } = kept;
  kept = { root, constraints };
  const text = constraintsText(constraints);
  const { [root]: _, ...others } = (await main.settings()).constraints;
  await main.changeSettings({ constraints: text === null ? others : { ...others, [root]: text } });
}

async function load(root: string, loaded: () => void): Promise<void> {
  const all = (await main.settings()).constraints;
  if (usePackStore.getState().listing?.root !== root) return;
  const constraints = constraintsFrom(all[root]);
  kept = { root, constraints };
  useInsightStore.setState({ constraints });
  loaded();
}

/** Follows the open pack and what is set for its levels, once, at start; `loaded`: those of another pack are there. */
export function connectConstraints(loaded: () => void): Disposable {
  let root: string | null = null;
  const follow = (): void => {
    const now = usePackStore.getState().listing?.root ?? null;
    if (now === root) return;
    root = now;
    kept = null;
    useInsightStore.setState({ constraints: {} });
    if (root !== null) void load(root, loaded);
  };
  follow();
  const subscriptions = [
    disposable(usePackStore.subscribe(follow)),
    disposable(useInsightStore.subscribe(() => void keep())),
  ];
  return disposable(() => disposeAll(subscriptions));
}
