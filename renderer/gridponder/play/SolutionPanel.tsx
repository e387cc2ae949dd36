// The level's recorded solution as a strip of steps: whether it works, where it goes wrong, a click to go there.
// Knows the level's text, the last check and the session; changing the path is the commands' business.
import { Footprints } from "lucide-react";
import { type ReactElement, useCallback, useMemo, useState } from "react";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import { readGoldPath, readHintStops } from "../../../shared/dialects/gridponder/text/levels/goldPath";
import { otherPaths } from "../../../shared/dialects/gridponder/text/levels/otherPaths";
import { usePackWithoutCells } from "../../documents/packSource";
import { isBroken } from "../../../shared/rpc/solutions";
import { usePackStore } from "../../session/pack/packStore";
import { goToTurn, openSolution } from "../../session/play/playCommands";
import { usePlayStore } from "../../session/play/playStore";
import { OfferedSolution } from "../../solver/OfferedSolution";
import { EmptyState } from "../../ui/EmptyState";
import { OtherSolutions } from "./OtherSolutions";
import { pathClipboardEvents, usePathNotice } from "./PathClipboard";
import { RunComparison } from "./RunComparison";
import { SolutionStrip } from "./SolutionStrip";
import { SolutionToolbar } from "./SolutionToolbar";
import { StepTools } from "./StepTools";
import "./solution.css";
import { type SolutionStep, sharedTurns } from "./solutionSteps";

/** The strip of the level on the board. */
export function SolutionPanel(): ReactElement {
  const file = usePackStore((state) => state.activeLevelFile);
  const pack = usePackStore((state) => state.listing?.root);
  if (file === null) {
    return <EmptyState icon={Footprints} title="No level is open" text="Choose a level to see its solution." />;
  }
  // Levels of two packs may have the same file: the move chosen in one is not chosen in the other.
  return <Solution key={`${pack} ${file}`} file={file} />;
}

const NO_TURNS: readonly TurnRecord[] = [];

function Solution({ file }: { readonly file: string }): ReactElement {
  const tree = usePackWithoutCells().files.get(file)?.tree;
  const result = usePackStore((state) => Object.values(state.solutions).find((each) => each.file === file));
  const isWaiting = usePackStore((state) => state.isCheckWaiting);
  const turns = usePlayStore((state) => (state.level?.file === file && !state.isStale ? state.turns : NO_TURNS));
  const shown = usePlayStore((state) => (state.mode === "play" && state.level?.file === file ? state.shown : -1));
  const [chosen, setChosen] = useState<number | null>(null);
  const [isComparing, setComparing] = useState(false);
  const entries = useMemo(() => (tree === undefined ? [] : readGoldPath(tree)), [tree]);
  // Moves are numbered as the engine plays them: what is no action is left out there, too.
  const path = useMemo(() => entries.flatMap(({ move }) => move ?? []), [entries]);
  const others = useMemo(() => (tree === undefined ? [] : otherPaths.read(tree)), [tree]);
  const told = usePathNotice(path);
  const hintStops = useMemo(() => (tree === undefined ? [] : readHintStops(tree)), [tree]);
  const shared = useMemo(() => sharedTurns(path, turns), [path, turns]);
  const isReadable = tree !== undefined && tree.errors.length === 0 && tree.root?.type === "object";
  const choose = useCallback(
    ({ number }: SolutionStep): void => {
      setChosen(number);
      if (number < shared) goToTurn(number);
      else void openSolution(number);
    },
    [shared],
  );
  // The tools follow play and debugger; away from the path they stay with the step last chosen.
  const current = shown >= 0 && shown < shared ? shown : Math.min(chosen ?? path.length, path.length);
  const isStrip = path.length > 0 && !(isComparing && result !== undefined);
  return (
    <section className="gw-solution" aria-label="Solution" {...pathClipboardEvents(told.say)}>
      <div
        className="gw-solution-tools"
        data-crowded={others.length > 0}
        data-wordy={result !== undefined && (isBroken(result.status) || result.differsAt !== undefined)}
      >
        <SolutionToolbar
          moves={path.length}
          strays={entries.length - path.length}
          result={path.length === 0 ? undefined : result}
          told={told}
          isComparing={isComparing}
          onCompare={setComparing}
        />
        {isStrip ? <StepTools step={current} moves={path.length} hintStops={hintStops} /> : null}
      </div>
      <OtherSolutions file={file} others={others} result={result} />
      {isComparing && result !== undefined ? (
        <RunComparison result={result} onClose={() => setComparing(false)} />
      ) : isStrip ? (
        <SolutionStrip
          path={path}
          hintStops={hintStops}
          turns={turns}
          shared={shared}
          result={isWaiting ? undefined : result}
          shown={shown < shared ? shown : -1}
          chosen={current}
          onChoose={choose}
        />
      ) : (
        <NoSolution isReadable={isReadable} />
      )}
    </section>
  );
}

function NoSolution({ isReadable }: { readonly isReadable: boolean }): ReactElement {
  return (
    <EmptyState
      icon={Footprints}
      title="No solution is recorded"
      text={
        isReadable
          ? "Record one by playing the level: each move you make becomes a step of its solution."
          : "The level’s text cannot be read as it is now; its problems are marked in the text."
      }
    >
      {isReadable ? <OfferedSolution /> : null}
    </EmptyState>
  );
}
