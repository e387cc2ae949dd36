// The level's recorded solution as a strip of steps: whether it works, where it goes wrong, a click to go there.
// Knows the level's text and the session; changing the path is the recorder's business.
import { Circle, CircleStop, Footprints, Play } from "lucide-react";
import { type ReactElement, useCallback, useMemo } from "react";
import type { TurnRecord } from "../../shared/engine/dialect";
import { readGoldPath, readHintStops } from "../../shared/pack/goldPath";
import { useDocument } from "../documents/documentHooks";
import { usePackStore } from "../session/packStore";
import { goToTurn, openGoldPath, replayGoldPath, toggleRecording } from "../session/playCommands";
import { usePlayStore } from "../session/playStore";
import { Badge } from "../ui/Badge";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { Toggle } from "../ui/Toggle";
import { Toolbar, ToolbarSpacer } from "../ui/Toolbar";
import { SolutionStepButton } from "./SolutionStepButton";
import { focusPlayedBoard } from "./boardFocus";
import "./solution.css";
import { type SolutionStep, pathVerdict, sharedTurns, solutionSteps } from "./solutionSteps";

/** The strip of the level on the board. */
export function SolutionPanel(): ReactElement {
  const file = usePackStore((state) => state.activeLevelFile);
  if (file === null) {
    return <EmptyState icon={Footprints} title="No level is open" text="Choose a level to see its solution." />;
  }
  return <Solution file={file} />;
}

const NO_TURNS: readonly TurnRecord[] = [];

function Solution({ file }: { readonly file: string }): ReactElement {
  const tree = useDocument(file)?.tree();
  const result = usePackStore((state) => Object.values(state.goldPaths).find((each) => each.file === file));
  const turns = usePlayStore((state) => (state.level?.file === file && !state.isStale ? state.turns : NO_TURNS));
  const shown = usePlayStore((state) => (state.mode === "play" && state.level?.file === file ? state.shown : -1));
  const path = useMemo(() => (tree === undefined ? [] : readGoldPath(tree).map(({ move }) => move)), [tree]);
  const hintStops = useMemo(() => (tree === undefined ? [] : readHintStops(tree)), [tree]);
  const steps = useMemo(() => solutionSteps(path, hintStops, turns, result), [path, hintStops, turns, result]);
  const shared = sharedTurns(path, turns);
  const isReadable = tree !== undefined && tree.errors.length === 0 && tree.root?.type === "object";
  const choose = useCallback(
    ({ number }: SolutionStep): void => {
      if (number < shared) goToTurn(number);
      else void openGoldPath(number);
    },
    [shared],
  );
  return (
    <section className="gw-solution" aria-label="Solution">
      <SolutionToolbar moves={path.length} verdict={path.length === 0 ? null : pathVerdict(result)} />
      {path.length === 0 ? (
        <EmptyState
          icon={Footprints}
          title="No solution is recorded"
          text={
            isReadable
              ? "Record one by playing the level: each move you make becomes a step of its gold path."
              : "The level’s text cannot be read as it is now; its problems are marked in the text."
          }
        />
      ) : (
        <ol className="gw-solution-strip">
          {steps.map((step) => (
            <SolutionStepButton
              key={step.number}
              step={step}
              isShown={step.number === shown && step.number < shared}
              onChoose={choose}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface SolutionToolbarProps {
  readonly moves: number;
  readonly verdict: ReturnType<typeof pathVerdict> | null;
}

function SolutionToolbar({ moves, verdict }: SolutionToolbarProps): ReactElement {
  const isRecording = usePlayStore((state) => state.isRecording);
  return (
    <Toolbar label="Solution">
      <Button icon={Play} variant="quiet" disabled={moves === 0} onClick={() => void replayGoldPath()}>
        Play gold path
      </Button>
      <Toggle
        label={isRecording ? "Recording" : "Record"}
        icon={isRecording ? CircleStop : Circle}
        pressed={isRecording}
        onChange={() => void toggleRecording().then(focusPlayedBoard)}
      />
      <ToolbarSpacer />
      {verdict === null ? null : <Badge tone={verdict.tone} text={verdict.text} />}
      {moves === 0 ? null : <span className="gw-solution-count">{`${moves} ${moves === 1 ? "move" : "moves"}`}</span>}
    </Toolbar>
  );
}
