// A compiled game of a pack, with the files that it came from: what findings by playing are about.
import type { PlayableLevel } from "../../../engine/playableLevel";
import type { GameAction } from "../../../engine/turnRecord";
import type { SourceFile } from "../../../pack/packSource";
import type { PlayState } from "../play/playState";
import type { CompiledGame } from "../turn/compiledGame";

export interface PlayedGame {
  readonly level: PlayableLevel<PlayState>;
  readonly game: CompiledGame;
  /** The file of the recorded game, or of the rules where there is none. */
  readonly file: SourceFile;
  readonly rules: SourceFile;
}

/** Returns a position of a game that was played in words: `at the start`, `after move 3 (E2 E4)`. */
export function whenText({ level }: PlayedGame, turn: number, move: GameAction | undefined): string {
  if (turn === 0 || move === undefined) return "at the start";
  return `after move ${turn} (${level.presentation.actionText(move)})`;
}
