// Playing as one of several players: the window then shows what that player may see, and nothing else.
import { memoByIdentity } from "../../../shared/base/memo";
import { isJsonObject } from "../../../shared/base/json";
import type { PanelCover, PanelCovering } from "../../dialect/dialectUi";
import type { PlayState } from "../../session/play/playState";
import { playStore, usePlayStore } from "../../session/play/playStore";
import { perPackStore } from "../../state/windowStore";

interface PlayAs {
  /** The player; null: everything is shown. */
  readonly seat: string | null;
}

const store = perPackStore<PlayAs>(() => ({ seat: null }));

/** Shows what a player may see; null shows everything. */
export function playAs(seat: string | null): void {
  store.setState({ seat });
}

/** The player whose view is shown; null while everything is. */
export function usePlayedSeat(): string | null {
  const seat = store((state) => state.seat);
  return usePlayStore((state) => (isSeat(state, seat) ? seat : null));
}

function playedSeat(): string | null {
  const { seat } = store.getState();
  const state = playStore.getState();
  return state.mode === "play" && isSeat(state, seat) ? seat : null;
}

/** A game without a player of that name shows everything. */
function isSeat({ turns }: PlayState, seat: string | null): boolean {
  const players = turns[0]?.before.state["players"];
  return seat !== null && isJsonObject(players) && Object.hasOwn(players, seat);
}

const coverFor = memoByIdentity(({ seat }: PlayAs): PanelCover => {
  return {
    title: `Hidden while you play as ${seat ?? ""}`,
    text: "This panel shows what the other players have, too.",
    button: "Show everything",
    uncover: () => playAs(null),
  };
});

/** Covers the panels that show more than the player may see. */
export const seatCovering: PanelCovering = {
  get: () => (playedSeat() === null ? null : coverFor(store.getState())),
  follow(notify) {
    const leave = [store.subscribe(notify), playStore.subscribe(notify)];
    return () => leave.forEach((each) => each());
  },
};
