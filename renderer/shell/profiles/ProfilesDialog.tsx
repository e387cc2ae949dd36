// The levels that play differently in the two profiles of the language, the move at which they diverge, and how.
import type { ReactElement } from "react";
import type { ProfileDifference } from "../../../shared/engine/compare/compareProfiles";
import type { ProfileComparison } from "../../../shared/rpc/compare";
import { packPresentation } from "../../session/pack/packPresentation";
import { playMoves } from "../../session/play/playCommands";
import { Button } from "../../ui/Button";
import { Modal, ModalButtons } from "../../ui/Modal";
import { useDialog } from "../../session/window/dialog";
import { closeComparison } from "./comparison";
import "./profiles.css";

/** More differences of one moment than this are counted, not listed. */
const MOST_LISTED = 5;

export function ProfilesDialog(): ReactElement | null {
  const dialog = useDialog("profiles");
  if (dialog === null) return null;
  const { comparison } = dialog;
  return (
    <Modal
      title="Compare Profiles"
      lead={comparison === null ? "Playing every level in both profiles…" : summaryOf(comparison)}
      onClose={closeComparison}
    >
      {comparison === null ? null : <Differences comparison={comparison} />}
      <ModalButtons>
        <Button onClick={closeComparison}>{comparison === null ? "Cancel" : "Close"}</Button>
      </ModalButtons>
    </Modal>
  );
}

function summaryOf({ profiles: [own, other], levels, differences }: ProfileComparison): string {
  const tried = "Tried along each solution and along random moves.";
  if (differences.length === 0) return `None of ${levels} levels was seen to play differently as ${other}. ${tried}`;
  return `This pack is played as ${own}. ${differences.length} of ${levels} levels play differently as ${other}. ${tried}`;
}

function Differences({
  comparison: { profiles, differences },
}: {
  readonly comparison: ProfileComparison;
}): ReactElement {
  return (
    <ul className="gw-profiles-list" aria-label="Levels that differ">
      {differences.map((difference) => (
        <li key={difference.level}>
          <header>
            <strong>{difference.title}</strong>
            <small>{difference.file}</small>
            <Button onClick={() => play(difference)}>
              {difference.moves.length === 0 ? "Play" : "Play These Moves"}
            </Button>
          </header>
          <p>{whereText(difference)}</p>
          <DifferenceTable profiles={profiles} difference={difference} />
        </li>
      ))}
    </ul>
  );
}

function play({ file, moves }: ProfileDifference): void {
  closeComparison();
  void playMoves(file, moves);
}

function whereText({ moves, onSolution }: ProfileDifference): string {
  const last = moves.at(-1);
  if (last === undefined) return "Differs as soon as it is loaded.";
  const move = `move ${moves.length}, ${packPresentation().actionText(last)}`;
  return onSolution ? `Differs at ${move}, of its solution.` : `Differs at ${move}, of a random walk.`;
}

function DifferenceTable({
  profiles: [own, other],
  difference: { differences },
}: {
  readonly profiles: ProfileComparison["profiles"];
  readonly difference: ProfileDifference;
}): ReactElement {
  const more = differences.length - MOST_LISTED;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">After this move</th>
          <th scope="col">{own}</th>
          <th scope="col">{other}</th>
        </tr>
      </thead>
      <tbody>
        {differences.slice(0, MOST_LISTED).map(({ what, one, other: there }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{one}</td>
            <td>{there}</td>
          </tr>
        ))}
      </tbody>
      {more > 0 ? <caption>and {more} more</caption> : null}
    </table>
  );
}
