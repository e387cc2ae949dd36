// What the findings on the texts say of the rules: that something is never legal may only follow from it.
import { pointerKeys } from "../../../base/json";
import type { Work } from "../../../base/work";
import type { Finding } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import { checkGdl } from "../checks/check";
import { allowedIn } from "../checks/flow";
import { indexGame } from "../text/names/gameIndex";

export interface ToldRules {
  /** Names of interactions with a finding on their text, or on who may act in a phase that allows them. */
  readonly actions: ReadonlySet<string>;
  /** Whether there is a mistake in what the rules say, not only in how they are shown. */
  readonly hasMistake: boolean;
}

export const NOTHING_TOLD: ToldRules = { actions: new Set(), hasMistake: false };

/** Returns what the findings on a pack's texts say. Pauses after each check, if they are not known yet. */
export function* toldRules(pack: PackSource): Work<ToldRules> {
  const { game } = pack;
  if (game === null) return NOTHING_TOLD;
  const findings = (yield* checkGdl(pack)).filter(({ file }) => file === game.path);
  const { phases } = indexGame(pack);
  const actions = findings.flatMap((finding): readonly string[] => {
    const [section, list, name = "", member] = pointerKeys(pointerOf(finding));
    if (section === "interactions") return [name];
    if (section !== "game_flow" || list !== "phases" || member !== "actors") return [];
    const phase = phases.get(name);
    return phase === undefined ? [] : allowedIn(phase);
  });
  const hasMistake = findings.some(
    (finding) => finding.severity !== "information" && !UNPLAYED.has(pointerKeys(pointerOf(finding))[0] ?? ""),
  );
  return { actions: new Set(actions), hasMistake };
}

/** Sections that decide nothing about what is legal. */
const UNPLAYED: ReadonlySet<string> = new Set(["metadata", "presentation", "end_conditions"]);

function pointerOf({ at }: Finding): string {
  if (typeof at === "string") return at;
  return "at" in at ? at.at : "";
}
