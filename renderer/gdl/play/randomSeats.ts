// Which players play at random.
import { perPackStore } from "../../state/windowStore";

interface RandomPlayers {
  readonly seats: readonly string[];
}

export const useRandomPlayers = perPackStore<RandomPlayers>(() => ({ seats: [] }));

/** Sets whether a player's moves are made at random. */
export function setRandom(seat: string, isRandom: boolean): void {
  useRandomPlayers.setState(({ seats }) => {
    const others = seats.filter((each) => each !== seat);
    return { seats: isRandom ? [...others, seat] : others };
  });
}
