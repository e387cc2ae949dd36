// Between the controls and the board: what happened to the session and what can be done, and a line about the turn.
// Beside a board there is one row for it, which is always there: the board keeps its place while one steps and plays.
import { FilePen, FileX, GitCompare, Info, RotateCcw } from "lucide-react";
import type { ReactElement } from "react";
import { usePackSource } from "../documents/packSource";
import { usePackWords } from "../session/pack/packWords";
import { compareWithChanges, takeOffer, useComparison } from "../session/step/comparison";
import { playAgain } from "../session/play/playAgain";
import { goToTurn, startPlay } from "../session/play/playCommands";
import { usePlayStore } from "../session/play/playStore";
import { Button } from "../ui/Button";
import { type ToldAs, TurnLine, useToldTurn } from "./TurnLine";
import { toldFirst } from "./turnMessage";

export interface PlayMessagesProps {
  /** Whether a board stands below, which keeps its place when a message comes or goes. */
  readonly isBesideBoard?: boolean;
  /** How the turn's action is told, where not all of it may be known. */
  readonly toldAs?: ToldAs | undefined;
}

export function PlayMessages({ isBesideBoard = false, toldAs }: PlayMessagesProps): ReactElement {
  const isStale = usePlayStore((state) => state.isStale);
  const isGone = useIsGone();
  const notice = usePlayStore((state) => state.notice);
  const turn = useToldTurn(toldAs);
  const told = toldFirst({ hasNotice: notice !== null, hasOtherText: isGone || isStale, message: turn.message });
  const isTurnTold = told === "turn" && (isBesideBoard || turn.message?.kind !== "move");
  return (
    <output className="gw-play-messages" data-beside-board={isBesideBoard}>
      {told === "notice" && notice !== null ? <Notice notice={notice} /> : null}
      {isTurnTold ? <TurnLine {...turn} /> : null}
      {told === "text" && isGone ? <Gone /> : null}
      {isStale && !isGone ? <Stale isTold={told === "text"} /> : null}
    </output>
  );
}

function Gone(): ReactElement {
  const { start } = usePackWords();
  return (
    <span className="gw-play-message" data-tone="warning">
      <FileX size={14} aria-hidden />
      <Words text={`This ${start} is no longer in the pack. You can still inspect what was played.`} />
    </span>
  );
}

/** What can be done with the changed text, beside whatever is told; that it has changed where nothing else is. */
function Stale({ isTold }: { readonly isTold: boolean }): ReactElement {
  const words = usePackWords();
  return (
    <span className="gw-play-message" data-tone="warning" data-part={isTold ? undefined : "buttons"}>
      {isTold ? (
        <>
          <FilePen size={14} aria-hidden />
          <Words text={`The text has changed since this ${words.play} began.`} />
        </>
      ) : null}
      <Button
        title={`Play the same ${words.moves} with the current text (Ctrl+Enter)`}
        onClick={() => void playAgain()}
      >
        {`Apply, keep the ${words.moves}`}
      </Button>
      <Button icon={RotateCcw} shortens onClick={() => void startPlay()}>
        Start again
      </Button>
      <Button
        icon={GitCompare}
        shortens
        title={`Compare the ${words.moves} as played with the same ${words.moves} under the current text`}
        onClick={compareWithChanges}
      >
        Compare
      </Button>
    </span>
  );
}

function Notice({ notice }: { readonly notice: string }): ReactElement {
  const session = usePlayStore((state) => state.level?.session);
  const shown = usePlayStore((state) => state.shown);
  const offer = useComparison((state) => (state.offer?.session === session ? state.offer : null));
  return (
    <span className="gw-play-message">
      <Info size={14} aria-hidden />
      <Words text={notice} />
      {offer === null || offer.turn === shown ? null : (
        <Button onClick={() => goToTurn(offer.turn)}>
          {offer.turn === 0 ? "Go to the start" : `Go to turn ${offer.turn}`}
        </Button>
      )}
      {offer === null ? null : <Button onClick={takeOffer}>Compare with before</Button>}
    </span>
  );
}

/** A sentence, whole as its tooltip where the row is too narrow for it. */
function Words({ text }: { readonly text: string }): ReactElement {
  return <span title={text}>{text}</span>;
}

/** Whether the file of the level in play has left the pack. */
function useIsGone(): boolean {
  const { files } = usePackSource();
  const file = usePlayStore((state) => state.level?.file ?? null);
  return file !== null && !files.has(file);
}
