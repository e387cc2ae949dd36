import { expect, test } from "vitest";
import { windowStore } from "../../state/windowStore";
import { followOpenedPack, setRandom, useRandomPlayers } from "./randomSeats";

test("players that were played at random are the user's in the next pack, not after a change of this one", () => {
  const packs = windowStore<{ readonly listing: { readonly id: string } | null }>(() => ({ listing: { id: "chess" } }));
  const following = followOpenedPack(packs);
  setRandom("Black", true);
  packs.setState({ listing: { id: "chess" } });
  expect(useRandomPlayers.getState().seats).toEqual(["Black"]);
  packs.setState({ listing: { id: "draughts" } });
  expect(useRandomPlayers.getState().seats).toEqual([]);
  following.dispose();
});
