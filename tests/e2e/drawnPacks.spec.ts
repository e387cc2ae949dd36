// Every level of the reference packs opened and drawn, and the drawing compared cell by cell with the board that the
// engine starts from: what is alike there looks alike, what is different on top looks different.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { entityLook } from "../../renderer/gridponder/board/entityLook";
import { type Looks, looksOf } from "../../renderer/gridponder/board/looks";
import { type BoardView, entityAt } from "../../shared/base/boardView";
import { dialectOf } from "../../shared/dialects/registry";
import { entityKey } from "../../shared/base/entityKey";
import { levelIdOf } from "../../shared/dialects/gridponder/text/levels/levelSequence";
import {
  type SpriteListings,
  declaredCollections,
  findSprite,
} from "../../shared/dialects/gridponder/presentation/sprites";
import { packNames, readConformancePack } from "../conformance/material";
import { boardOf } from "./harness/board";
import { drawnBoards } from "./harness/drawnBoards";
import { referencePack } from "./harness/packCopy";
import { expect, test } from "./harness/test";
import { openPack, showOnlyBoards } from "./harness/window";
import { stateView } from "../../shared/dialects/gridponder/text/board/stateView";

const names = packNames() ?? [];
if (names.length === 0) process.stdout.write("No reference packs beside the project: their levels are not drawn.\n");

function filesIn(folder: string, below = ""): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below === "" ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? filesIn(folder, name) : [name];
  });
}

function listingsOf(folder: string, manifest: Parameters<typeof declaredCollections>[0]): SpriteListings {
  const base = path.join(path.dirname(folder), "gridponder-base");
  const collections = existsSync(base) ? [{ id: "gridponder-base", files: filesIn(base) }] : [];
  return { assets: new Set(filesIn(folder)), declared: declaredCollections(manifest), collections };
}

/** All that a cell's picture may depend on: what stands on it and beside it, and the floor's two shades. */
function contentAt(board: BoardView, x: number, y: number): string {
  const stack = (dx: number, dy: number): string =>
    board.layers
      .map((layer) => {
        const entity = entityAt(board, layer, x + dx, y + dy);
        return entity === null ? "" : entityKey(entity);
      })
      .join("|");
  const parts = stateView(board).multiCellObjects.flatMap(({ kind, cells }) =>
    cells.flatMap(({ position, sprite }, index) => {
      if (position[0] !== x || position[1] !== y) return [];
      const joins = [cells[index - 1], cells[index + 1]].map(
        (next) => next && [next.position[0] - x, next.position[1] - y],
      );
      return [JSON.stringify([kind, sprite, joins])];
    }),
  );
  const around = [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ].map(([dx, dy]) => stack(dx!, dy!));
  return JSON.stringify([...around, ...parts, (x + y) % 2]);
}

/** How the topmost thing on a cell that can be seen looks; null where there is none, or an object lies over it. */
function topLook(board: BoardView, looks: Looks, listings: SpriteListings, x: number, y: number): string | null {
  const isCovered = stateView(board).multiCellObjects.some(({ cells }) =>
    cells.some(({ position }) => position[0] === x && position[1] === y),
  );
  if (isCovered) return null;
  for (const layer of [...board.layers].reverse()) {
    const entity = entityAt(board, layer, x, y);
    if (entity === null) continue;
    const { sprite, face } = entityLook(looks, entity);
    const found = sprite === null ? null : findSprite(sprite, listings);
    if (found !== null) return JSON.stringify(found);
    if (face.shape !== "invisible") return JSON.stringify(face);
  }
  return null;
}

if (names.length > 0) {
  test("every level of the reference packs is drawn as the engine starts it", async ({ app }) => {
    test.setTimeout(600_000);
    await showOnlyBoards(app);
    let count = 0;
    for (const name of names) {
      const pack = readConformancePack(name);
      const folder = referencePack(name)!;
      const listings = listingsOf(folder, pack.manifest?.value);
      const looks = looksOf(pack.game?.value, pack.theme?.value);
      // In 0.5 nothing happens at load: the start is what the text says.
      const { game } = dialectOf(pack)!.compile(pack, { profile: "dsl-0.5" });
      const starts = new Map(
        pack.levels.flatMap((file) => {
          const level = game?.level(levelIdOf(file)) ?? null;
          return level === null ? [] : [[file.path, level.view(level.start(null))] as const];
        }),
      );
      await openPack(app, folder);
      await expect(boardOf(app.page)).toHaveAttribute("data-loading", "0");
      for (const { file, width, height, looks: drawn } of await drawnBoards(app, [...starts.keys()])) {
        const board = starts.get(file)!;
        expect([width, height], `${name}/${file}`).toEqual([board.width, board.height]);
        const wrong = mistakes(board, drawn, (x, y) => topLook(board, looks, listings, x, y));
        expect(wrong, `${name}/${file}`).toEqual([]);
        count += 1;
      }
    }
    test.info().annotations.push({ type: "levels", description: String(count) });
  });
}

/** The cells whose pixels are not as those of their likes, or as those of something that looks otherwise. */
function mistakes(
  board: BoardView,
  drawn: readonly number[],
  lookAt: (x: number, y: number) => string | null,
): readonly string[] {
  const byContent = new Map<string, number>();
  const byPixels = new Map<number, string>();
  return drawn.flatMap((pixels, cell) => {
    const [x, y] = [cell % board.width, Math.floor(cell / board.width)];
    const content = contentAt(board, x, y);
    const look = lookAt(x, y);
    const [like, other] = [byContent.get(content) ?? pixels, look === null ? null : (byPixels.get(pixels) ?? look)];
    byContent.set(content, pixels);
    if (look !== null) byPixels.set(pixels, look);
    return [
      ...(like === pixels ? [] : [`(${x}, ${y}) does not look as its like`]),
      ...(other === look ? [] : [`(${x}, ${y}) looks as ${other}, but is ${look}`]),
    ];
  });
}
