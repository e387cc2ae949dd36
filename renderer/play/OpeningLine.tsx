// Progress of opening a level, once it takes long, with a Cancel button.
import type { ReactElement } from "react";
import { cancelOpening } from "../session/play/playCommands";
import { usePlayStore } from "../session/play/playStore";
import { Button } from "../ui/Button";

export function OpeningLine(): ReactElement | null {
  const opening = usePlayStore((state) => state.opening);
  if (opening === null) return null;
  const { played, actions } = opening;
  return (
    <div className="gw-play-message">
      <progress max={actions} value={played} aria-label="Opening the level" />
      <span>{`Opening the level: ${played} of ${actions} moves`}</span>
      <Button onClick={cancelOpening}>Cancel</Button>
    </div>
  );
}
