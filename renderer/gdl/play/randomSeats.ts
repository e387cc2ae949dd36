// Which players play at random.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { type ReadableStore, windowStore } from "../../state/windowStore";

interface RandomPlayers {
  readonly seats: readonly string[];
}

/** What must be known of the open pack. */
interface OpenedPack {
  readonly listing: { readonly id: string } | null;
}

export const useRandomPlayers = windowStore<RandomPlayers>(() => ({ seats: [] }));

/** Sets whether a player's moves are made at random. */
export function setRandom(seat: string, isRandom: boolean): void {
  useRandomPlayers.setState(({ seats }) => {
    const others = seats.filter((each) => each !== seat);
    return { seats: isRandom ? [...others, seat] : others };
  });
}

/** Lets the user play all players of a pack that was just opened; until disposed. */
export function followOpenedPack(packs: ReadableStore<OpenedPack>): Disposable {
  return disposable(
    packs.subscribe(({ listing }, before) => {
      if (listing?.id !== before.listing?.id) useRandomPlayers.setState({ seats: [] });
    }),
  );
}
