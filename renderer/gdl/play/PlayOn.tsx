// What stands in the way of the next move: one that was undone, or a player whose moves cannot be made here.
import { Dices } from "lucide-react";
import type { ReactElement } from "react";
import { usePlayStore } from "../../session/play/playStore";
import { Button } from "../../ui/Button";
import { usePlayedSeat } from "./playAs";
import { useRandomPlayers } from "./randomSeats";

interface PlayOnProps {
  /** The player to move; null: nobody, or several may. */
  readonly current: string | null;
  readonly onPlay: () => void;
}

export function PlayOn({ current, onPlay }: PlayOnProps): ReactElement | null {
  const seat = usePlayedSeat();
  const isRandom = useRandomPlayers(({ seats }) => current !== null && seats.includes(current));
  const isBefore = usePlayStore(({ shown, turns }) => shown < turns.length - 1);
  const isOver = usePlayStore(({ shown, turns }) => (turns[shown]?.after.state["outcome"] ?? null) !== null);
  if (isOver || current === null) return null;
  if (isRandom && isBefore)
    return (
      <Button
        icon={Dices}
        title="Plays a move at random here; the moves that were undone are forgotten"
        onClick={onPlay}
      >
        Play from here
      </Button>
    );
  if (isRandom || seat === null || seat === current) return null;
  return (
    <p className="gw-turn-waits">{`${current} is to move. Play as ${current}, or let ${current} play at random.`}</p>
  );
}
