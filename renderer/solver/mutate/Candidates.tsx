// The levels that were made: a picture of each with what has changed outlined, its solution to watch, and the way into
// the level's text.
import { Check, Play } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { Candidate, GenerateResult } from "../../../shared/engine/search/generate/generateOutcome";
import { useDialectUi } from "../../dialect/openDialect";
import { type MakingState, adoptLevel, useMakingStore } from "../../session/solver/making";
import { Button, IconButton } from "../../ui/Button";
import { CandidateFilm } from "./CandidateFilm";
import { noneText } from "./mutateForm";

type Making = NonNullable<MakingState["making"]>;

export interface CandidatesProps {
  readonly making: Making;
  readonly result: GenerateResult;
}

export function Candidates({ making, result }: CandidatesProps): ReactElement {
  const { candidates } = result;
  const [refusal, setRefusal] = useState<string | null>(null);
  if (candidates.length === 0) return <p>{noneText(result)}</p>;
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
  const [isWatched, setIsWatched] = useState(false);
  const marked = changes.map(({ position }) => position);
  const figures = [
    path.length === 1 ? "1 move" : `${path.length} moves`,
    ...(bits === null ? [] : [`${bits.toFixed(1)} bits`]),
    ...(plans === null ? [] : [`${plans} ${plans === 1 ? "plan" : "plans"}`]),
  ].join(", ");
  const adopt = (): void => {
    setIsWatched(false);
    if (made !== undefined) onRefusal(adoptLevel(making, made));
  };
  return (
    <li>
      <span className="gw-mutate-picture">
        {made?.boards[0] === undefined ? null : <BoardPicture view={made.boards[0]} size={116} marked={marked} />}
      </span>
      <span>{figures}</span>
      <span className="gw-solver-tools">
        <IconButton
          icon={Play}
          label={`Watch level ${number + 1}`}
          disabled={made === undefined}
          onClick={() => setIsWatched(true)}
        />
        <Button icon={Check} disabled={made === undefined} aria-label={`Adopt level ${number + 1}`} onClick={adopt}>
          Adopt
        </Button>
      </span>
      {made !== undefined && isWatched ? (
        <CandidateFilm
          candidate={candidate}
          made={made}
          figures={figures}
          onAdopt={adopt}
          onClose={() => setIsWatched(false)}
        />
      ) : null}
    </li>
  );
}
