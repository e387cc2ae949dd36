// Compiling for languages whose game depends on the texts alone: while these are the same, so is the game.
import type { PackSource } from "../pack/packSource";
import type { Compilation, Dialect, Game } from "./dialect";

/**
 * Makes the `compile` of a language. `gameOf` makes the game of a pack, and may take over parts of the one before. Never
 * throws if `gameOf` does not: what is wrong with the texts is reported by the checks.
 */
export function compilerOfTexts(
  profile: string,
  gameOf: (pack: PackSource, before: Game | null) => Game,
): Dialect["compile"] {
  const filesOf = new WeakMap<Game, PackSource["files"]>();
  return (pack, { previous } = {}): Compilation => {
    const before = previous?.game ?? null;
    const isSame = before !== null && haveSameTexts(filesOf.get(before), pack.files);
    const game = isSame ? before : gameOf(pack, before);
    filesOf.set(game, pack.files);
    return { game, profile, findings: [] };
  };
}

function haveSameTexts(one: PackSource["files"] | undefined, other: PackSource["files"]): boolean {
  if (one === undefined || one.size !== other.size) return false;
  return Array.from(other).every(([path, file]) => one.get(path)?.text === file.text);
}
