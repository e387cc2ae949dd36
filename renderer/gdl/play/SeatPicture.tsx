// The small picture of a game's first board; none while the designer plays as one who may not see it all.
import type { ReactElement } from "react";
import type { LevelPictureProps } from "../../dialect/dialectUi";
import { usePlayStore } from "../../session/play/playStore";
import { GamePicture } from "../pack/TablePicture";
import { usePlayedSeat } from "./playAs";

export function SeatPicture(props: LevelPictureProps): ReactElement | null {
  const seat = usePlayedSeat();
  const isPlaying = usePlayStore((state) => state.mode === "play");
  return seat !== null && isPlaying ? null : <GamePicture {...props} />;
}
