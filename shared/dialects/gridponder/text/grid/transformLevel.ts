// A whole level turned, flipped, resized or cropped, as edits of its text: layers, patterns of goals, the avatar,
// objects, the overlay, positions and directions in rules and overrides, the gold path. What is a position, the schemas
// say. Knows one level; what the game's own rules say of directions stays as it is (`gameDirections` reports it).
import { type Json, isJsonObject } from "../../../../base/json";
import { type Result, done, refused } from "../../../../base/result";
import { type JsonNode, type JsonTree, nodeAt } from "../../../../text/jsonTree";
import type { GridChange } from "./gridChange";
import { type ChangedLevel, GridText, itemsOf } from "./gridText";
import { declaredLayers, declaredSize } from "../layers/layers";
import { pathNodes } from "../levels/otherPaths";
import { gridponderSchema } from "../schemas";
import { walkSchema } from "../../../../pack/schemas/schemaWalk";
import { type Schema, hasSchema } from "../../../../pack/schemas/schemas";
import type { LevelText } from "../layers/stroke";

/** Returns the edits after which the level's grid is changed; refused with a sentence. */
export function changedLevel(
  level: LevelText,
  game: Json | undefined,
  change: GridChange,
): Result<ChangedLevel, string> {
  const { text, tree } = level;
  const { root } = tree;
  if (tree.errors.length > 0 || root?.type !== "object") {
    return refused("The level's text has a syntax error. Fix it first.");
  }
  const before = declaredSize(tree);
  const sizeNode = nodeAt(tree, "/board/size");
  if (before === null || sizeNode === undefined) return refused('The level has no "board.size".');
  const grid = new GridText(text, game, before, change);
  const [width, height] = grid.after;
  if (width < 1 || height < 1) return refused("Nothing would be left of the board.");
  if (width * height > 1_000_000) return refused("The board would be too large.");
  grid.replace(sizeNode, [width, height]);
  const overlay = nodeAt(tree, "/state/overlay");
  const paths = pathNodes(tree);
  const layers = nodeAt(tree, "/board/layers");
  const goesInto = (node: JsonNode): boolean => node !== overlay && !paths.includes(node) && !grid.isRewritten(node);
  const visit = (node: JsonNode, schemas: readonly Schema[]): void => {
    if (node === overlay || paths.includes(node)) return;
    grid.visit(node, schemas, node.parent?.parent === layers ? fillOf(game, node) : null);
  };
  walkSchema(root, gridponderSchema("level"), visit, goesInto);
  for (const { override, type } of overridesOf(tree, game)) {
    const config = gridponderSchema(`systems/${type}`);
    if (hasSchema(config)) {
      walkSchema(override, config, (node, schemas) => grid.visit(node, schemas, null));
    }
  }
  if (overlay?.type === "object") grid.visitOverlay(overlay);
  for (const entry of paths.flatMap((path) => path.children ?? [])) grid.visitMove(entry);
  return done(grid.result());
}

/** Returns the level's overrides of systems, with the types that game.json gives these. */
function overridesOf(
  tree: JsonTree,
  game: Json | undefined,
): readonly { readonly override: JsonNode; readonly type: string }[] {
  const overrides = nodeAt(tree, "/systemOverrides");
  const systems = itemsOf(game, "systems");
  return (overrides?.type === "object" ? (overrides.children ?? []) : []).flatMap((property) => {
    const [key, override] = property.children ?? [];
    const type = systems.find((system) => isJsonObject(system) && system["id"] === key?.value);
    const name = isJsonObject(type) ? type["type"] : undefined;
    return override === undefined || typeof name !== "string" ? [] : [{ override, type: name }];
  });
}

function fillOf(game: Json | undefined, layer: JsonNode): string | null {
  const id: unknown = layer.parent?.children?.[0]?.value;
  return declaredLayers(game).find((each) => each.id === id)?.fill ?? null;
}
