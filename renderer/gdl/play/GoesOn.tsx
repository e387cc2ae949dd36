// Part of the turn strip while a chain goes on: what was chosen, and how to go on, to end it or to take it back.
import type { ReactElement } from "react";
import { Button } from "../../ui/Button";
import type { Zone } from "../game/gameState";
import { byPlace } from "../game/hiddenCards";
import type { Begun } from "../game/moveChoice";

interface GoesOnProps {
  readonly begun: Begun;
  /** With the hidden cards that moves name. */
  readonly zones: readonly Zone[];
  /** There is a next step. */
  readonly goesOn: boolean;
  /** The move may end here; there is a button for it. */
  readonly mayEnd: boolean;
  readonly onStepBack: () => void;
}

export function GoesOn({ begun, zones, goesOn, mayEnd, onStepBack }: GoesOnProps): ReactElement {
  return (
    <output className="gw-goes-on" aria-label="Move in progress">
      <strong>{byPlace(begun.join(" → "), zones)}</strong>
      <span>{wordsFor(goesOn, mayEnd)} Nothing is played yet; Esc cancels the whole move.</span>
      <Button onClick={onStepBack}>Undo step</Button>
    </output>
  );
}

function wordsFor(goesOn: boolean, mayEnd: boolean): string {
  if (!goesOn) return "Choose how the move ends.";
  return mayEnd ? "The move may go on: choose where, or end it here." : "The move has to go on: choose where.";
}
