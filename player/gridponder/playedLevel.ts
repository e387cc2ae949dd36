// What a level's play on a page is made from. Types only.
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { SourceFile } from "../../shared/pack/packSource";
import type { SpriteStore } from "../../renderer/board/spriteStore";
import type { Looks } from "../../renderer/gridponder/board/looks";
import type { MotionTexts } from "../../renderer/gridponder/film/filmTimes";

export interface PlayedLevel {
  readonly level: PlayableLevel;
  readonly file: SourceFile;
  readonly texts: MotionTexts;
  readonly looks: Looks;
  readonly sprites: SpriteStore;
}
