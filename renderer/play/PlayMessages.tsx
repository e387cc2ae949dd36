// Between the controls and the board: what happened to the session and what can be done, and a line about the turn.
import { FilePen, FileX, Info } from "lucide-react";
import type { ReactElement } from "react";
import { usePackSource } from "../documents/packSource";
import { usePackWords } from "../session/pack/packWords";
import { compareWithChanges, takeOffer, useComparison } from "../session/step/comparison";
import { playAgain } from "../session/play/playAgain";
import { goToTurn, startPlay } from "../session/play/playCommands";
import { usePlayStore } from "../session/play/playStore";
import { Button } from "../ui/Button";
import { TurnLine, type TurnLineProps } from "./TurnLine";

export interface PlayMessagesProps {
  /** Whether a board stands below, which keeps its place when a message about the turn comes or goes. */
  readonly isBesideBoard?: boolean;
  /** How the turn's action is told, where not all of it may be known. */
  readonly toldAs?: TurnLineProps["toldAs"];
}

export function PlayMessages({ isBesideBoard = false, toldAs }: PlayMessagesProps): ReactElement {
  const isStale = usePlayStore((state) => state.isStale);
  const isGone = useIsGone();
  const notice = usePlayStore((state) => state.notice);
  const session = usePlayStore((state) => state.level?.session);
  const shown = usePlayStore((state) => state.shown);
  const offer = useComparison((state) => (state.offer?.session === session ? state.offer : null));
  const words = usePackWords();
  return (
    <output className="gw-play-messages">
      {isGone ? (
        <span className="gw-play-message" data-tone="warning">
          <FileX size={14} aria-hidden />
          <span>{`This ${words.start} is no longer in the pack. You can still inspect what was played.`}</span>
        </span>
      ) : isStale ? (
        <span className="gw-play-message" data-tone="warning">
          <FilePen size={14} aria-hidden />
          <span>{`The text has changed since this ${words.play} began.`}</span>
          <Button
            title={`Play the same ${words.moves} with the current text (Ctrl+Enter)`}
            onClick={() => void playAgain()}
          >
            {`Apply, keep the ${words.moves}`}
          </Button>
          <Button onClick={() => void startPlay()}>Start again</Button>
          <Button
            title={`Compare the ${words.moves} as played with the same ${words.moves} under the current text`}
            onClick={compareWithChanges}
          >
            Compare
          </Button>
        </span>
      ) : null}
      {notice === null ? null : (
        <span className="gw-play-message">
          <Info size={14} aria-hidden />
          <span>{notice}</span>
          {offer === null || offer.turn === shown ? null : (
            <Button onClick={() => goToTurn(offer.turn)}>
              {offer.turn === 0 ? "Go to the start" : `Go to turn ${offer.turn}`}
            </Button>
          )}
          {offer === null ? null : <Button onClick={takeOffer}>Compare with before</Button>}
        </span>
      )}
      <TurnLine isBesideBoard={isBesideBoard} toldAs={toldAs} />
    </output>
  );
}

/** Whether the file of the level in play has left the pack. */
function useIsGone(): boolean {
  const { files } = usePackSource();
  const file = usePlayStore((state) => state.level?.file ?? null);
  return file !== null && !files.has(file);
}
