// The pack without what is painted: all that lists, forms and overviews read of it. A stroke changes the cells of a
// level's layers and leaves the pack without cells the same object, so that its views need not render again.
import type { JsonPointer } from "../../../../base/json";
import { memoByIdentity } from "../../../../base/memo";
import type { TextSpan } from "../../../../text/edit";
import { pointerOf } from "../../../../text/jsonTree";
import { layersObject } from "../layers/layers";
import type { PackSource, SourceFile } from "../../../../pack/packSource";

/**
 * Returns the pack with those files of an earlier one that say the same but for the cells of `/board/layers`:
 * there they may be out of date, and a text that mistakes among its cells have broken since says what it said before.
 * The earlier one itself where nothing else has changed.
 */
export function packWithoutCells(pack: PackSource, earlier: PackSource | null): PackSource {
  if (earlier === null) return pack;
  const kept = (file: SourceFile): SourceFile => {
    const known = earlier.files.get(file.path);
    return known !== undefined && saysTheSame(known, file) ? known : file;
  };
  const keptOrNull = (file: SourceFile | null): SourceFile | null => (file === null ? null : kept(file));
  const next: PackSource = {
    ...pack,
    manifest: keptOrNull(pack.manifest),
    game: keptOrNull(pack.game),
    theme: keptOrNull(pack.theme),
    levels: pack.levels.map(kept),
    files: new Map(Array.from(pack.files, ([path, file]) => [path, kept(file)])),
  };
  return isSamePack(next, earlier) ? earlier : next;
}

/** Returns the places of the layers in a level's text, whatever form they have. */
export function paintedAt({ tree }: SourceFile): readonly JsonPointer[] {
  return (layersObject(tree)?.children ?? []).flatMap(({ children }) =>
    children?.[1] ? [pointerOf(children[1])] : [],
  );
}

/** Returns whether an earlier file can be used for a later one. */
function saysTheSame(one: SourceFile, other: SourceFile): boolean {
  if (one === other) return true;
  // One without mistakes can be used for those with some among the cells, but not the other way round.
  if (one.tree.errors.length > 0 && other.tree.errors.length === 0) return false;
  const beside = besideLayers(one);
  return beside !== null && beside === besideLayers(other);
}

/** Returns what a file says beside the cells of its layers; null where a mistake elsewhere prevents that. */
const besideLayers = memoByIdentity((file: SourceFile): string | null => {
  const layers = (layersObject(file.tree)?.children ?? []).flatMap((property) => property.children?.[1] ?? []);
  const spans = layers.map(({ offset, length }): TextSpan => ({ offset, length }));
  const isElsewherePlain = file.tree.errors.every(({ offset }) => spans.some((span) => isWithin(offset, span)));
  return isElsewherePlain ? without(spans, file.text) : null;
});

/** A mistake at the very beginning is about what comes before; one where the text ends has cut the layer off. */
function isWithin(mistake: number, { offset, length }: TextSpan): boolean {
  return mistake > offset && mistake < offset + length;
}

/** The names of the layers stay: a layer that comes or goes is more than paint. */
function without(layers: readonly TextSpan[], text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { offset, length } of layers) {
    parts.push(text.slice(from, offset));
    from = offset + length;
  }
  return [...parts, text.slice(from)].join("\0");
}

function isSamePack(one: PackSource, other: PackSource): boolean {
  return (
    one.files.size === other.files.size &&
    Array.from(one.files).every(([path, file]) => other.files.get(path) === file) &&
    one.manifest === other.manifest &&
    one.game === other.game &&
    one.theme === other.theme &&
    one.levels.length === other.levels.length &&
    one.levels.every((file, index) => other.levels[index] === file) &&
    one.assets === other.assets &&
    one.collections === other.collections
  );
}
