// A small pack with the caret marked in one of its texts, for tests of the language service.
import { gridponderLanguage } from "./language";
import { GAME, LEVEL, MANIFEST } from "../checks/smallPack.testing";
import { buildPackSource } from "../../models";
import type { PackSource } from "../../../pack/packSource";
import { caretAt } from "../../../language/caret";
import type { Caret } from "../../../language/dialectLanguage";

export interface MarkedPack {
  readonly pack: PackSource;
  readonly caret: Caret;
}

const THEME = `{ "palette": { "sky": "#88CCFF", "ink": "#222233" } }`;
const ASSETS = ["assets/rock.png", "assets/tile_4.png", "assets/notes.txt"];

/** The texts of the small pack. */
export const SMALL_PACK: Readonly<Record<string, string>> = {
  "manifest.json": MANIFEST,
  "game.json": GAME,
  "levels/one.json": LEVEL,
  "theme.json": THEME,
};

/** Returns the small pack with some texts changed, as a source. */
export function smallPack(texts: Readonly<Record<string, string>> = {}): PackSource {
  const all = Object.entries({ ...SMALL_PACK, ...texts }).map(([path, text]) => ({ path, text }));
  return buildPackSource(all, ASSETS, [{ id: "rabbits", files: ["sprites/rabbit.png"] }]);
}

/** Returns the small pack with a part of one file replaced; `|` in the new text marks the caret. */
export function packWithCaret(
  path: string,
  part: string,
  marked: string,
  texts: Readonly<Record<string, string>> = {},
): MarkedPack {
  const before = SMALL_PACK[path]!;
  const at = before.indexOf(part);
  if (at < 0) throw new Error(`${path} does not contain ${part}`);
  const offset = at + marked.indexOf("|");
  const text = before.slice(0, at) + marked.replace("|", "") + before.slice(at + part.length);
  const pack = smallPack({ ...texts, [path]: text });
  return { pack, caret: caretAt(pack, gridponderLanguage, pack.files.get(path)!, offset)! };
}
