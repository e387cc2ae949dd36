// What a board's scene is drawn by, beside the board itself.
import { type BoardColors, boardColors } from "../../board/boardColors";
import type { Looks } from "./looks";
import type { SpriteStore, Sprites } from "../../board/spriteStore";

/** What the boards of a pack are drawn with. */
export interface PackLooks {
  readonly looks: Looks;
  readonly sprites: Sprites;
}

/** All that a scene shows, beside the board itself. */
export interface SceneStyle extends PackLooks {
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

/** What may be said of a style; the rest is as boards are shown anywhere. */
export type StyleChoices = Pick<SceneStyle, "looks" | "sprites"> & {
  readonly [Name in Exclude<keyof SceneStyle, "colors">]?: SceneStyle[Name] | undefined;
};

const NO_OPACITY: ReadonlyMap<string, number> = new Map();

/** Returns a style in the colours of the theme in effect. */
export function sceneStyle(choices: StyleChoices): SceneStyle {
  return {
    looks: choices.looks,
    sprites: choices.sprites,
    colors: boardColors(),
    layerOpacity: choices.layerOpacity ?? NO_OPACITY,
    gridLines: (choices.gridLines ?? true) && choices.looks.board.showGridLines,
    rulers: choices.rulers ?? false,
    objectHints: choices.objectHints ?? true,
    showInvisible: choices.showInvisible ?? false,
    showsIdle: choices.showsIdle ?? false,
  };
}
