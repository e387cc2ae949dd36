// What a board's scene is drawn by, beside the board itself. Types only.
import type { BoardColors } from "../../board/boardColors";
import type { Looks } from "./looks";
import type { SpriteStore } from "../../board/spriteStore";

/** All that a scene shows, beside the board itself. */
export interface SceneStyle {
  readonly looks: Looks;
  readonly sprites: SpriteStore;
  readonly colors: BoardColors;
  readonly layerOpacity: ReadonlyMap<string, number>;
  readonly gridLines: boolean;
  readonly rulers: boolean;
  /** Shows where multi-cell objects let things out, and what comes next. */
  readonly objectHints: boolean;
  /** Kinds without a picture are shown faintly by their symbols: for editing, not for playing. */
  readonly showInvisible: boolean;
  /** The avatar's idle animation runs while it waits; else its first frame is shown. */
  readonly showsIdle: boolean;
}
