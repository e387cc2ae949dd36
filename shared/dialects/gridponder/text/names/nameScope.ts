// How far a name reaches: most are one for the whole pack; those that a level gives to things of its own are that
// level's alone, unless the game speaks of them.
import { sortOf } from "./sorts";
import type { PackIndex } from "./packIndex";
import type { SourceFile } from "../../../../pack/packSource";

/** The files in which the name means the same thing; null for the whole pack. */
export type NameScope = ReadonlySet<SourceFile> | null;

/**
 * What levels name for themselves. Goals, multi-cell objects and variables are those of the level that is played; a
 * rule's id is asked for by nobody.
 */
const OF_LEVELS: ReadonlySet<string> = new Set(["goal", "emitter", "variable", "rule"]);

/** Returns where a name said in a file means the same. Once game.json says it too, it is meant in every level. */
export function nameScope({ names, pack }: PackIndex, of: string, name: string, file: SourceFile): NameScope {
  if (!OF_LEVELS.has(of)) return null;
  if (of === "rule") return new Set([file]);
  const ofGame = pack.game === null ? [] : (names.get(pack.game) ?? []);
  return ofGame.some((use) => sortOf(use.of) === of && use.name === name) ? null : new Set([file]);
}

/** Returns the files in which a new name must be free: beside the scope the game, whose rules hold in each level. */
export function filesToAsk({ names, pack }: PackIndex, of: string, scope: NameScope): ReadonlySet<SourceFile> {
  const { game } = pack;
  const isOfGame = scope !== null && game !== null && scope.has(game);
  // The game's rules play beside each level's own.
  if (scope === null || isOfGame) return new Set(names.keys());
  // The game describes goals, and another description is right.
  return of === "goal" || game === null ? scope : new Set([...scope, game]);
}
