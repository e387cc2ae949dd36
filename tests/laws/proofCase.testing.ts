// One random level, searched by the solver and by a naive search that shares no code with it: what is proven must agree.
import * as fc from "fast-check";
import type { JsonObject } from "../../shared/base/json";
import { finish } from "../../shared/base/work";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import type { State } from "../../shared/dialects/gridponder/turn/state";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { shortest, wins } from "../../shared/engine/search/shortest";
import { type NaiveAnswer, naiveSearch } from "./naiveSearch.testing";
import { type RandomPack, packSource } from "./randomPack";
import { randomLevel } from "./randomLevel.testing";

/** A naive search gives up after so many states. */
const MOST_STATES = 800;
const MEMORY = 2 ** 26;

export interface ProofCase {
  readonly pack: RandomPack;
  readonly profile: string;
}

/** Systems that move what stands under a frame without looking at it. */
const FRAME: readonly JsonObject[] = [
  { id: "frame", type: "overlay_cursor", config: { moveAction: "slide" } },
  {
    id: "turning",
    type: "region_transform",
    config: { operations: { turn: { action: "anchor", type: "rotate" }, mirror: { action: "flood", type: "flip" } } },
  },
];

/** A random level, in each version of the language, with or without a frame. */
export const proofCase: fc.Arbitrary<ProofCase> = fc
  .record({
    pack: randomLevel,
    profile: fc.constantFrom(...gridponder.profiles),
    isFramed: fc.boolean(),
  })
  .map(({ pack, profile, isFramed }) => ({ pack: isFramed ? framed(pack) : pack, profile }));

function framed({ manifest, game, level }: RandomPack): RandomPack {
  const overlay = { position: [1, 0], size: [2, 2] };
  return {
    manifest,
    game: { ...game, systems: [...(game["systems"] as readonly JsonObject[]), ...FRAME] },
    level: { ...level, state: { ...(level["state"] as JsonObject), overlay } },
  };
}

export interface ComparedProof {
  readonly naive: NaiveAnswer["kind"];
  /** What the solver said wrongly; null: it agrees. */
  readonly wrong: string | null;
}

/** Searches the level both ways. */
export function compareProofs({ pack, profile }: ProofCase): ComparedProof {
  const level = gridponder.compile(packSource(pack), { profile }).game!.level("random") as PlayableLevel<State>;
  const { answer } = finish(shortest(level, { timeMs: 60_000, memoryBytes: MEMORY, states: 2 * MOST_STATES }));
  const limited = JSON.stringify(pack.level["loseConditions"]).includes("max_actions");
  const naive = naiveSearch(level, MOST_STATES, limited);
  const wrong = (): string | null => {
    if (answer.kind === "unknown" && answer.because !== "states") return `unknown because of ${answer.because}`;
    if (answer.kind === "solved" && !wins(level, answer.path)) return "a path that does not win";
    if (naive.kind === "unsolvable") return answer.kind === "unsolvable" ? null : `${answer.kind}, not unsolvable`;
    if (naive.kind === "unknown") {
      if (answer.kind !== "solved" || answer.length >= naive.noneUnder) return null;
      return `${answer.length} moves, where none under ${naive.noneUnder} wins`;
    }
    if (answer.kind === "unsolvable") return `unsolvable, not ${naive.length} moves`;
    if (answer.kind === "solved") {
      return answer.length === naive.length ? null : `${answer.length} moves, not ${naive.length}`;
    }
    return answer.noneUnder <= naive.length ? null : `none under ${answer.noneUnder}, but ${naive.length} moves win`;
  };
  return { naive: naive.kind, wrong: wrong() };
}
