// Keeps the breakpoints and watches of each pack between starts, by the pack's folder; finds those of the same game that
// were kept for another folder.
import type { Disposable } from "../../../shared/base/disposable";
import { type JsonObject, listOf, objectIn } from "../../../shared/base/json";
import { readBreakpoints } from "../../../shared/engine/breakpoints/breakpoints";
import { nodeAt, valueOf } from "../../../shared/text/jsonTree";
import { main } from "../../bridge/main";
import { documents } from "../../documents/documents";
import { type BreakpointState, NO_BREAKPOINTS, breakpointStore, forgetRemovedBreakpoints } from "./breakpoints";
import { keepForPack } from "../pack/keptForPack";
import { usePackStore } from "../pack/packStore";
import { packPresentation } from "../pack/packPresentation";
import { windowStore } from "../../state/windowStore";

/** What was kept for a pack in some folder. */
export interface KeptBreakpoints extends BreakpointState {
  readonly root: string;
}

/** Kept for the open pack's game in other folders, while nothing was kept for its own: the pack may have been moved. */
export const useMovedBreakpoints = windowStore<{ readonly moved: readonly KeptBreakpoints[] }>(() => ({ moved: [] }));

function gameId(): string | null {
  const tree = documents.get("manifest.json")?.tree();
  const id = tree === undefined ? undefined : valueOf(nodeAt(tree, "/gameId"));
  return typeof id === "string" ? id : null;
}

/** Others of the same game; without a game's id, those of a folder of the same name. */
function movedFrom(all: Readonly<Record<string, string>>, root: string): readonly KeptBreakpoints[] {
  const id = gameId();
  return Object.entries(all).flatMap(([other, text]): KeptBreakpoints | readonly [] => {
    if (other === root) return [];
    const value = objectIn(text);
    const game = value["game"];
    const isSame = typeof game === "string" ? game === id : folderName(other) === folderName(root);
    const state = stateFrom(value);
    return isSame && !isEmpty(state) ? { root: other, ...state } : [];
  });
}

function folderName(root: string): string {
  return /[^/\\]*$/.exec(root.replace(/[/\\]+$/, ""))?.[0] ?? root;
}

function isEmpty({ breakpoints, watches }: BreakpointState): boolean {
  return breakpoints.length === 0 && watches.length === 0;
}

/** Takes up what was kept for another folder; the other folder keeps it too. */
export function takeMovedBreakpoints({ breakpoints, watches }: KeptBreakpoints): void {
  breakpointStore.setState({ breakpoints, watches });
}

function stateFrom(value: JsonObject): BreakpointState {
  const watches = listOf(value["watches"]);
  return {
    breakpoints: readBreakpoints(value["breakpoints"], packPresentation()),
    watches: watches.filter((each) => typeof each === "string"),
  };
}

/** Follows the open pack and what is done to its breakpoints, once, at start. */
export function connectBreakpoints(): Disposable {
  return keepForPack(usePackStore, {
    now: () => breakpointStore.getState(),
    subscribe: (listener) => breakpointStore.subscribe(listener),
    clear() {
      forgetRemovedBreakpoints();
      breakpointStore.setState(NO_BREAKPOINTS);
      useMovedBreakpoints.setState({ moved: [] });
    },
    read: async () => (await main.settings()).breakpoints,
    take(all, root) {
      const own = stateFrom(objectIn(all[root]));
      breakpointStore.setState(own);
      useMovedBreakpoints.setState({ moved: isEmpty(own) ? movedFrom(all, root) : [] });
    },
    async write({ breakpoints, watches }, root) {
      useMovedBreakpoints.setState({ moved: [] });
      const text = JSON.stringify({ game: gameId(), breakpoints, watches });
      await main.changeSettings({ breakpoints: { [root]: text } });
    },
  });
}
