// What can be done with the game as a whole: undo, redo, restart, record, watch the solution.
import { Circle, CircleStop, Lightbulb, Redo2, RotateCcw, Save, Undo2 } from "lucide-react";
import type { ReactElement } from "react";
import { keepPlayed } from "../session/record/solutionCommands";
import { useDialectUi } from "../dialect/openDialect";
import { usePackRun } from "../session/play/packRun";
import { redoMove, restartLevel, toggleRecording, undoMove } from "../session/play/playCommands";
import { followSyntaxErrors, syntaxErrorInPlay } from "../session/play/brokenTexts";
import { usePlayStore } from "../session/play/playStore";
import { useInsightStore } from "../session/solver/insightStore";
import { useSolverStore } from "../session/solver/solverStore";
import { requestCommand } from "../session/window/shellPort";
import { Button, IconButton } from "../ui/Button";
import { Toggle } from "../ui/Toggle";
import { Toolbar, ToolbarSeparator } from "../ui/Toolbar";
import { ReplayBar } from "./ReplayBar";
import { usePackWords } from "../session/pack/packWords";
import { useCommandKeys } from "../session/window/keyMap";
import { useAfterFrame } from "../ui/useAfterFrame";

const undo = (): void => void undoMove();
const redo = (): void => void redoMove();
const keep = (): void => void keepPlayed();
const restart = (): void => void restartLevel();

export function PlayToolbar(): ReactElement {
  const keys = useCommandKeys();
  const shown = usePlayStore((state) => state.shown);
  const last = usePlayStore((state) => state.turns.length - 1);
  const isRun = usePackRun(({ run }) => run !== null);
  const words = usePackWords();
  return (
    <Toolbar label="Play">
      <IconButton
        icon={Undo2}
        label={`Undo ${words.move}`}
        keys={keys("play.undo")}
        disabled={shown <= 0}
        onClick={undo}
      />
      <IconButton
        icon={Redo2}
        label={`Redo ${words.move}`}
        keys={keys("play.redo")}
        disabled={shown >= last}
        onClick={redo}
      />
      <IconButton icon={RotateCcw} label={`Restart ${words.start}`} keys={keys("play.restart")} onClick={restart} />
      {isRun ? null : <DesignersTools shown={shown} />}
    </Toolbar>
  );
}

/** What a player of the pack does not have: recording, and the solution to watch. */
function DesignersTools({ shown }: { readonly shown: number }): ReactElement {
  const isRecording = usePlayStore((state) => state.isRecording);
  const words = usePackWords();
  const error = useAfterFrame(followSyntaxErrors, syntaxErrorInPlay);
  return (
    <>
      <ToolbarSeparator />
      <Toggle
        label={isRecording ? "Recording" : `Record ${words.record}`}
        icon={isRecording ? CircleStop : Circle}
        shortens
        pressed={isRecording}
        disabled={error !== null && !isRecording}
        title={error ?? undefined}
        onChange={() => void toggleRecording()}
      />
      {/* Always there: a toolbar that grows with the first move would push the board away. */}
      <Button
        variant="quiet"
        shortens
        icon={Save}
        disabled={isRecording || shown <= 0 || error !== null}
        title={error ?? `Write the ${words.moves} played in place of the recorded ones, and continue recording`}
        onClick={keep}
      >
        {words.record === words.start ? `Keep in this ${words.record}` : `Keep as ${words.record}`}
      </Button>
      <Hints />
      <ToolbarSeparator />
      <ReplayBar />
    </>
  );
}

/** What the solver knows of the state of play, on the board. Nothing where levels are not searched, and in blind mode. */
function Hints(): ReactElement | null {
  const isSearched = useDialectUi().panels.solver !== undefined;
  const isBlind = useSolverStore((state) => state.isBlind);
  const showsFates = useInsightStore((state) => state.showsFates);
  if (!isSearched || isBlind) return null;
  return (
    <Toggle
      label="Hints"
      icon={Lightbulb}
      shortens
      pressed={showsFates}
      onChange={() => requestCommand("solver.fates")}
    />
  );
}
