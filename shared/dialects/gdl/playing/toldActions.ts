// The interactions of which a finding says what is wrong with their text: that they are never legal follows from it.
import { pointerKeys } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { CheckedGame } from "../checks/checked";
import { conditionFindings } from "../checks/conditions";
import { allowedIn } from "../checks/flow";
import { neverHoldsFindings } from "../checks/neverHolds";
import { phaseFindings } from "../checks/phases";
import { referenceFindings } from "../checks/references";
import { stringFindings } from "../checks/strings";

/** Returns the names of interactions with a finding on their text, or on who may act in a phase that allows them. */
export function toldActions(game: CheckedGame): ReadonlySet<string> {
  const { file, index } = game;
  const findings = [
    ...stringFindings(file, index),
    ...referenceFindings(file, index),
    ...conditionFindings(game),
    ...neverHoldsFindings(game),
    ...phaseFindings(game),
  ];
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
