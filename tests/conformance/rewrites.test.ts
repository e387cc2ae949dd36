// Every layer and every solution of the material written the other way and back: the board and the moves stay what they
// are, nothing else is touched, and what is in the house style stays in it.
import { describe, expect, it } from "vitest";
import { type BoardView, entityAt } from "../../shared/base/boardView";
import { type Json, isJsonObject } from "../../shared/base/json";
import { entityKey } from "../../shared/base/entityKey";
import { boardLayers, boardOfLevel } from "../../shared/dialects/gridponder/text/board/board";
import { formatEdits } from "../../shared/pack/format/format";
import { readGoldPath } from "../../shared/dialects/gridponder/text/levels/goldPath";
import { layerForm, layerNode } from "../../shared/dialects/gridponder/text/layers/layers";
import type { PackSource, SourceFile } from "../../shared/pack/packSource";
import { rewritesAt } from "../../shared/dialects/gridponder/text/levels/rewrites";
import { applyEdits } from "../../shared/text/edit";
import { nodeAt, parseJsonTree, valueOf } from "../../shared/text/jsonTree";
import { packNames, readConformancePack } from "./material";
import { GRIDPONDER_STYLE } from "../../shared/dialects/gridponder/text/style";

const names = packNames();
if (names === null) process.stdout.write("No conformance material beside the project: nothing is written otherwise.\n");

interface Level {
  readonly pack: PackSource;
  readonly file: SourceFile;
}

function withText({ pack, file }: Level, text: string): Level {
  const tree = parseJsonTree(text);
  const next = { ...file, text, tree, value: valueOf(tree.root) };
  return { pack: { ...pack, levels: pack.levels.map((each) => (each === file ? next : each)) }, file: next };
}

function formatted(level: Level): Level {
  const edits = formatEdits(level.file.text, level.file.tree, GRIDPONDER_STYLE);
  return withText(level, edits.ok ? applyEdits(level.file.text, edits.value) : level.file.text);
}

/** The level after the first rewrite that is offered at an offset; null where none is. */
function rewritten(level: Level, offset: number, title = /./): Level | null {
  const found = rewritesAt(level.pack, level.file, offset).find((each) => title.test(each.title));
  return found === undefined ? null : withText(level, applyEdits(level.file.text, found.changes()[0]?.edits ?? []));
}

function otherForm(level: Level, layer: string): Level | null {
  return rewritten(level, layerNode(level.file.tree, layer)!.offset + 1);
}

function boardOf({ pack, file }: Level): BoardView {
  const board = boardOfLevel(file.tree, pack.game?.value);
  if (!board.ok) throw new Error(board.refusal.message);
  return board.value;
}

function entitiesOf(level: Level): readonly string[] {
  const board = boardOf(level);
  return board.layers.flatMap((layer) =>
    Array.from({ length: board.width * board.height }, (_, cell) => {
      const entity = entityAt(board, layer, cell % board.width, Math.floor(cell / board.width));
      return `${layer} ${cell} ${entity === null ? "" : entityKey(entity)}`;
    }),
  );
}

/** All that the level says but for one place. */
function without({ file }: Level, path: readonly string[]): Json {
  const copy = structuredClone(file.value!);
  let holder: Json | undefined = copy;
  for (const key of path.slice(0, -1)) holder = isJsonObject(holder) ? holder[key] : undefined;
  if (isJsonObject(holder)) Reflect.deleteProperty(holder, path.at(-1)!);
  return copy;
}

const isInStyle = (level: Level): boolean => formatted(level).file.text === level.file.text;

function layersOf({ pack, file }: Level): readonly string[] {
  return boardLayers(file.tree, pack.game?.value).flatMap(({ id }) =>
    layerForm(layerNode(file.tree, id)) === "absent" ? [] : [id],
  );
}

describe.runIf(names !== null)("written otherwise and back", () => {
  it.each(names ?? [])("%s: every layer of every level", (name) => {
    const pack = readConformancePack(name);
    for (const file of pack.levels) {
      for (const level of [{ pack, file }, formatted({ pack, file })]) {
        const entities = entitiesOf(level);
        const isStyled = isInStyle(level);
        for (const layer of layersOf(level)) {
          const what = `${file.path} ${layer}`;
          const other = otherForm(level, layer);
          expect(other, what).not.toBeNull();
          expect(layerForm(layerNode(other!.file.tree, layer)), what).not.toBe(
            layerForm(layerNode(level.file.tree, layer)),
          );
          expect(entitiesOf(other!), what).toEqual(entities);
          const rest = ["board", "layers", layer];
          expect(without(other!, rest), what).toEqual(without(level, rest));
          const back = otherForm(other!, layer)!;
          expect(entitiesOf(back), what).toEqual(entities);
          if (isStyled) {
            expect(formatted(other!).file.text, what).toBe(other!.file.text);
            expect(formatted(back).file.text, what).toBe(back.file.text);
          }
        }
      }
    }
  });

  it.each(names ?? [])("%s: every solution", (name) => {
    const pack = readConformancePack(name);
    for (const file of pack.levels) {
      for (const level of [{ pack, file }, formatted({ pack, file })]) {
        const moves = readGoldPath(file.tree).map(({ move }) => move);
        const place = nodeAt(level.file.tree, "/solution/goldPath");
        if (place === undefined || moves.length === 0) continue;
        for (const title of [/as words/, /as objects/]) {
          const other = rewritten(level, place.offset, title);
          if (other === null) continue;
          expect(
            readGoldPath(other.file.tree).map(({ move }) => move),
            file.path,
          ).toEqual(moves);
          const rest = ["solution", "goldPath"];
          expect(without(other, rest), file.path).toEqual(without(level, rest));
          if (isInStyle(level)) expect(formatted(other).file.text, file.path).toBe(other.file.text);
        }
      }
    }
  });
});
