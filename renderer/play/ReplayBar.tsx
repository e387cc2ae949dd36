// Plays the level's solution like a film: play and pause, a turn on or back, to any turn, slower or faster.
import { Pause, Play, StepBack, StepForward } from "lucide-react";
import { type ReactElement, useState } from "react";
import { goToTurn, replaySolution, setReplayMs, toggleReplay } from "../session/play/playCommands";
import { followSyntaxErrors, syntaxErrorInPlay } from "../session/play/brokenTexts";
import { playStore, usePlayStore } from "../session/play/playStore";
import { Button, IconButton } from "../ui/Button";
import { Select } from "../ui/Field";
import { usePackWords } from "../session/pack/packWords";
import { capital } from "../../shared/base/capital";
import { useAfterFrame } from "../ui/useAfterFrame";

const SPEEDS = [
  { value: "1000", title: "Slow" },
  { value: "350", title: "Normal" },
  { value: "150", title: "Fast" },
  { value: "50", title: "Very fast" },
] as const;

const showTurnBefore = (): void => goToTurn(playStore.getState().shown - 1);
const showTurnAfter = (): void => goToTurn(playStore.getState().shown + 1);
const watchSolution = (): void => void replaySolution();

export function ReplayBar(): ReactElement {
  const words = usePackWords();
  // Moving a slider measures it: the frame of a move or a step does not wait for that.
  const place = useAfterFrame(playStore.subscribe, placeNow, false);
  const { shown, last } = place;
  const error = useAfterFrame(followSyntaxErrors, syntaxErrorInPlay);
  const [moved, setMoved] = useState({ from: place, to: shown });
  const isReplaying = usePlayStore((state) => state.isReplaying);
  const replayMs = usePlayStore((state) => state.replayMs);
  return (
    <>
      <Button
        variant="quiet"
        shortens
        icon={Play}
        disabled={error !== null}
        {...(error === null ? {} : { title: error })}
        onClick={watchSolution}
      >
        {capital(words.record)}
      </Button>
      <IconButton icon={StepBack} label="Show the turn before" disabled={shown <= 0} onClick={showTurnBefore} />
      <IconButton
        icon={isReplaying ? Pause : Play}
        label={isReplaying ? "Pause" : "Play on"}
        disabled={!isReplaying && shown >= last}
        onClick={toggleReplay}
      />
      <IconButton icon={StepForward} label="Show the turn after" disabled={shown >= last} onClick={showTurnAfter} />
      <input
        type="range"
        className="gw-replay-turn"
        aria-label="Turn"
        aria-valuetext={`${capital(words.move)} ${shown} of ${Math.max(0, last)}`}
        min={0}
        max={Math.max(1, last)}
        disabled={last < 1}
        // It stays where it is put until the turn is shown here, or a second key would begin at the turn before.
        value={Math.max(0, moved.from === place ? moved.to : shown)}
        onChange={(event) => {
          const to = Number(event.target.value);
          setMoved({ from: place, to });
          goToTurn(to);
        }}
      />
      <Select
        aria-label="Replay speed"
        options={SPEEDS}
        value={String(replayMs)}
        onChange={(event) => setReplayMs(Number(event.target.value))}
      />
    </>
  );
}

/** Where the session stands: the turn in view, and the last one. */
interface Place {
  readonly shown: number;
  readonly last: number;
}

let known: Place = { shown: 0, last: 0 };

/** The same object while nothing of it has changed. */
function placeNow(): Place {
  const { shown, turns } = playStore.getState();
  const last = turns.length - 1;
  if (known.shown !== shown || known.last !== last) known = { shown, last };
  return known;
}
