// How hard the level is, in figures.
import type { ReactElement } from "react";
import type { InsightReport } from "../../shared/engine/search/insight/insightOutcome";
import { bitsText, branchingText, canBeWon, chanceText, deadText, difficultyBand } from "./insightWords";

export interface DifficultyProps {
  readonly report: InsightReport;
}

export function Difficulty({ report }: DifficultyProps): ReactElement | null {
  const { difficulty, states, branching, shortestPath } = report;
  if (difficulty === null && (states === null || !canBeWon(states))) return null;
  // Of a move to a state that was not searched it is not known whether it keeps the win.
  const isWinKnown = states !== null && states.winning > 0;
  return (
    <section className="gw-solver-part" aria-label="Difficulty">
      <h3>Difficulty</h3>
      <dl className="gw-solver-facts">
        {difficulty === null ? null : (
          <>
            <dt>By chance</dt>
            <dd title={chanceText(difficulty)}>
              {bitsText(difficulty)} <small>{difficultyBand(difficulty.bits)}</small>
            </dd>
          </>
        )}
        {shortestPath === null ? null : (
          <>
            <dt>Decisions</dt>
            <dd title="Moves of the shortest solution at which another move also wins or loses the level">
              {shortestPath.decisions} of {shortestPath.steps.length} moves
            </dd>
            <dt>First trap</dt>
            <dd title="The first move of the shortest solution at which another move makes the level impossible to win">
              {shortestPath.firstTrap === null ? "none" : `at move ${shortestPath.firstTrap + 1}`}
            </dd>
          </>
        )}
        {states === null ? null : (
          <>
            <dt>Dead ends</dt>
            <dd title="States from which the level cannot be won">{deadText(states)}</dd>
          </>
        )}
        {branching === null || !isWinKnown ? null : (
          <>
            <dt>Moves per state</dt>
            <dd title="On average, in states from which the level can still be won">{branchingText(branching)}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
