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
  /** Names of interactions with a mistake in their text: their effects may fail for it. */
  readonly mistaken: ReadonlySet<string>;
  /** Whether there is a mistake in what the rules say, not only in how they are shown. */
  readonly hasMistake: boolean;
  /** Whether a mistake may have every game come out otherwise than it is expected to. */
  readonly changesGames: boolean;
  /** Whether there is a mistake in the board, the players or the setup: effects may fail for it. */
  readonly changesSetup: boolean;
  /** The recorded games with a mistake of their own, by path. */
  readonly games: ReadonlySet<string>;
}

export const NOTHING_TOLD: ToldRules = {
  actions: new Set(),
  mistaken: new Set(),
  hasMistake: false,
  changesGames: false,
  changesSetup: false,
  games: new Set(),
};

/** Returns what the findings on a pack's texts say. Pauses after each check, if they are not known yet. */
export function* toldRules(pack: PackSource): Work<ToldRules> {
  const { game } = pack;
  if (game === null) return NOTHING_TOLD;
  const all = yield* checkGdl(pack);
  const findings = all.filter(({ file }) => file === game.path);
  const { phases } = indexGame(pack);
  const actions = findings.flatMap((finding): readonly string[] => {
    const [section, list, name = "", member] = pointerKeys(pointerOf(finding));
    if (section === "interactions") return [name];
    if (section !== "game_flow" || list !== "phases" || member !== "actors") return [];
    const phase = phases.get(name);
    return phase === undefined ? [] : allowedIn(phase);
  });
  const mistakes = findings.filter(({ severity }) => severity !== "information");
  const mistaken = mistakes.flatMap((finding) => {
    const [section, , name] = pointerKeys(pointerOf(finding));
    return section === "interactions" && name !== undefined ? [name] : [];
  });
  const sections = new Set(mistakes.map((finding) => pointerKeys(pointerOf(finding))[0] ?? ""));
  const isAny = (isMeant: (section: string) => boolean): boolean => Array.from(sections).some(isMeant);
  return {
    actions: new Set(actions),
    mistaken: new Set(mistaken),
    hasMistake: isAny((section) => !UNPLAYED.has(section) && section !== "end_conditions"),
    changesGames: isAny((section) => !UNPLAYED.has(section)),
    changesSetup: isAny((section) => SETUP.has(section)),
    games: new Set(
      all.flatMap((finding) => (finding.file !== game.path && changesGame(finding) ? [finding.file] : [])),
    ),
  };
}

/** Returns whether a recorded game may come out otherwise for a mistake in it: one in what it begins with may be mild. */
function changesGame(finding: Finding): boolean {
  const isStart = pointerKeys(pointerOf(finding))[0] === "start";
  return finding.severity === "error" || (finding.severity === "warning" && isStart);
}

/** Sections that decide nothing about how a game is played. */
const UNPLAYED: ReadonlySet<string> = new Set(["metadata", "presentation"]);

/** Sections that say what there is when a game begins. */
const SETUP: ReadonlySet<string> = new Set(["players", "entity_schemas", "topology", "state_schema", "setup"]);

function pointerOf({ at }: Finding): string {
  if (typeof at === "string") return at;
  return "at" in at ? at.at : "";
}
