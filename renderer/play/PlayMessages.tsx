// One quiet line at a time between the controls and the board: what happened to the session, and what can be done.
import { CircleAlert, FilePen, Info, Radio } from "lucide-react";
import type { ReactElement } from "react";
import { actionText } from "../../shared/engine/valueText";
import { takeOffer, useComparison } from "../session/comparison";
import { applyChanges, startPlay } from "../session/playCommands";
import { shownTurn } from "../session/playState";
import { usePlayStore } from "../session/playStore";
import { Button } from "../ui/Button";

const OVER = "This game is over: take the last move back, or restart the level.";

export function PlayMessages(): ReactElement {
  const isStale = usePlayStore((state) => state.isStale);
  const notice = usePlayStore((state) => state.notice);
  const refused = usePlayStore((state) => state.refusedAction);
  const isOver = usePlayStore((state) => shownTurn(state)?.won === true || shownTurn(state)?.lost === true);
  const session = usePlayStore((state) => state.level?.session);
  const isOffered = useComparison(({ offer }) => offer !== null && offer.session === session);
  const isRecording = usePlayStore((state) => state.isRecording);
  return (
    <output className="gw-play-messages">
      {isStale ? (
        <span className="gw-play-message" data-tone="warning">
          <FilePen size={14} aria-hidden />
          <span>The text has changed since this game began.</span>
          <Button onClick={() => void applyChanges()}>Apply, keep the moves</Button>
          <Button onClick={() => void startPlay()}>Start again</Button>
        </span>
      ) : null}
      {notice === null ? null : (
        <span className="gw-play-message">
          <Info size={14} aria-hidden />
          <span>{notice}</span>
          {isOffered ? <Button onClick={takeOffer}>Compare</Button> : null}
        </span>
      )}
      {refused === null ? null : (
        <span className="gw-play-message">
          <CircleAlert size={14} aria-hidden />
          <span>
            {isOver ? OVER : `The game did not accept “${actionText(refused)}”; it does not count as a move.`}
          </span>
        </span>
      )}
      {isRecording ? (
        <span className="gw-play-message" data-tone="recording">
          <Radio size={14} aria-hidden />
          <span>Recording: what you play becomes this level’s solution.</span>
        </span>
      ) : null}
    </output>
  );
}
