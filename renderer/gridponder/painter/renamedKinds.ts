// What became of declared kinds when game.json changed: which have another name now, and which are no more. A change may
// come from a form, from the text, by undo or from the disk. Pure.
import { type Json, isJsonObject } from "../../../shared/base/json";

export interface KindsChange {
  /** Names now, by names before. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly gone: ReadonlySet<string>;
}

/**
 * Compares the declarations of two states of a game; null where every kind kept its name. A kind that goes while another
 * comes with the same declaration is renamed, if they are the only ones.
 */
export function kindsChange(before: Json | undefined, after: Json | undefined): KindsChange | null {
  const [one, other] = [declarations(before), declarations(after)];
  const gone = Object.keys(one).filter((kind) => !Object.hasOwn(other, kind));
  if (gone.length === 0) return null;
  const came = Object.keys(other).filter((kind) => !Object.hasOwn(one, kind));
  const [from] = gone;
  const [to] = came;
  const isRenamed =
    gone.length === 1 &&
    came.length === 1 &&
    from !== undefined &&
    to !== undefined &&
    JSON.stringify(one[from]) === JSON.stringify(other[to]);
  return isRenamed ? { renamed: new Map([[from, to]]), gone: new Set() } : { renamed: new Map(), gone: new Set(gone) };
}

function declarations(game: Json | undefined): Readonly<Record<string, Json>> {
  const kinds = isJsonObject(game) ? game["entityKinds"] : undefined;
  return isJsonObject(kinds) ? kinds : {};
}
