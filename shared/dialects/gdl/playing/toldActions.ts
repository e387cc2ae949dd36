// The interactions of which a finding says what is wrong with their text: that they are never legal follows from it.
import { pointerKeys } from "../../../base/json";
import type { Work } from "../../../base/work";
import type { Finding } from "../../../findings/finding";
import type { CheckedGame } from "../checks/checked";
import { conditionFindings } from "../checks/conditions";
import { allowedIn } from "../checks/flow";
import { neverHoldsFindings } from "../checks/neverHolds";
import { phaseFindings } from "../checks/phases";
import { referenceFindings } from "../checks/references";
import { stringFindings } from "../checks/strings";

const CHECKS: readonly ((game: CheckedGame) => readonly Finding[])[] = [
  ({ file, index }) => stringFindings(file, index),
  ({ file, index }) => referenceFindings(file, index),
  conditionFindings,
  neverHoldsFindings,
  phaseFindings,
];

/**
 * Returns the names of interactions with a finding on their text, or on who may act in a phase that allows them. Pauses
 * after each check.
 */
export function* toldActions(game: CheckedGame): Work<ReadonlySet<string>> {
  const { index } = game;
  const findings: Finding[] = [];
  for (const check of CHECKS) {
    findings.push(...check(game));
    yield;
  }
  return new Set(
    findings.flatMap((finding): readonly string[] => {
      const [section, list, name = "", member] = pointerKeys(pointerOf(finding));
      if (section === "interactions") return [name];
      if (section !== "game_flow" || list !== "phases" || member !== "actors") return [];
      const phase = index.phases.get(name);
      return phase === undefined ? [] : allowedIn(phase);
    }),
  );
}

function pointerOf({ at }: Finding): string {
  if (typeof at === "string") return at;
  return "at" in at ? at.at : "";
}
