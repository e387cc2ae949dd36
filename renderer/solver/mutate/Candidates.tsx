// The levels that were made: a picture of each with what has changed outlined, its solution to watch, and the way into
// the level's text.
import { Check, Play, Square } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import type { Candidate, GenerateResult } from "../../../shared/engine/search/generate/generateOutcome";
import { useDialectUi } from "../../dialect/openDialect";
import { type MakingState, adoptLevel, useMakingStore } from "../../session/solver/making";
import { Button, IconButton } from "../../ui/Button";

type Making = NonNullable<MakingState["making"]>;

/** How long a move of a solution is shown, in ms. */
const MOVE_MS = 300;

export interface CandidatesProps {
  readonly making: Making;
  readonly result: GenerateResult;
}

export function Candidates({ making, result: { candidates } }: CandidatesProps): ReactElement {
  const [refusal, setRefusal] = useState<string | null>(null);
  if (candidates.length === 0) return <p>No level is as asked. Try more, change more, or ask for less.</p>;
  return (
    <>
      {refusal === null ? null : (
        <p className="gw-field-error" role="alert">
          {refusal}
        </p>
      )}
      <ul className="gw-mutate-candidates" aria-label="Levels made">
        {candidates.map((candidate) => (
          <CandidateCard key={candidate.number} candidate={candidate} making={making} onRefusal={setRefusal} />
        ))}
      </ul>
    </>
  );
}

interface CandidateCardProps {
  readonly candidate: Candidate;
  readonly making: Making;
  readonly onRefusal: (refusal: string | null) => void;
}

function CandidateCard({ candidate, making, onRefusal }: CandidateCardProps): ReactElement {
  const { number, changes, path, bits, plans } = candidate;
  const { BoardPicture } = useDialectUi();
  const made = useMakingStore((state) => state.made[number]);
  const [move, setMove] = useState<number | null>(null);
  const last = path.length;
  useEffect(() => {
    if (move === null) return undefined;
    const timer = setTimeout(() => setMove(move < last ? move + 1 : null), MOVE_MS);
    return () => clearTimeout(timer);
  }, [move, last]);
  const board = made?.boards[move ?? 0];
  const marked = changes.map(({ position }) => position);
  const figures = [
    path.length === 1 ? "1 move" : `${path.length} moves`,
    ...(bits === null ? [] : [`${bits.toFixed(1)} bits`]),
    ...(plans === null ? [] : [`${plans} ${plans === 1 ? "plan" : "plans"}`]),
  ].join(", ");
  return (
    <li>
      <span className="gw-mutate-picture">
        {board === undefined ? null : <BoardPicture view={board} size={132} marked={move === null ? marked : []} />}
      </span>
      <span>{figures}</span>
      <span className="gw-solver-tools">
        <IconButton
          icon={move === null ? Play : Square}
          label={move === null ? `Watch level ${number + 1}` : "Stop"}
          disabled={made === undefined}
          onClick={() => setMove(move === null ? 0 : null)}
        />
        <Button
          icon={Check}
          disabled={made === undefined}
          onClick={() => {
            if (made !== undefined) onRefusal(adoptLevel(making, made));
          }}
        >
          Adopt
        </Button>
      </span>
    </li>
  );
}
