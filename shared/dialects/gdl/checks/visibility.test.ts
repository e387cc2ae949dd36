import { expect, it } from "vitest";
import type { Json } from "../../../base/json";
import { finish } from "../../../base/work";
import { packOf } from "../text/smallGame.testing";
import { GAME, MANIFEST } from "./armies.testing";
import { checkGdl } from "./check";

/** What is said of the visibility of pieces, by its declaration and an effect. */
function told(visibility: Json, effect = "set(entity.visibility, 'none')"): readonly string[] {
  const game = structuredClone(GAME);
  Object.assign(game.entity_schemas.types.Piece.attributes, { visibility });
  game.interactions.list.leap.effects.push(effect);
  const pack = packOf({ "manifest.json": MANIFEST, "game.json": game });
  return finish(checkGdl(pack)).flatMap(({ code, message, fixes }) =>
    code === "unknown-visibility" ? `${message} ${fixes?.[0]?.title}` : [],
  );
}

const WHO = 'Who may see an entity is "all", "owner_only" or "none"';

it("a visibility that there is not is reported where it is declared and where it is set", () => {
  expect(told({ type: "string", default: "owner" })).toEqual([
    `${WHO}, not "owner". Did you mean "owner_only"? Change to "owner_only"`,
  ]);
  expect(told({ type: "string", default: "blue" })).toEqual([`${WHO}, not "blue". undefined`]);
  expect(told({ type: "string" }, "set(entity.visibility, if(eq(target.x, 1), 'hidden', 'all'))")).toEqual([
    `${WHO}, not "hidden". Did you mean "none"? Change to "none"`,
  ]);
  expect(told({ type: "string" }, "set(board[target].visibility, 'al')")).toEqual([
    `${WHO}, not "al". Did you mean "all"? Change to "all"`,
  ]);
});

it("the three that there are have no finding, nor has what is computed", () => {
  for (const level of ["all", "owner_only", "none"]) expect(told({ type: "string", default: level })).toEqual([]);
  expect(told({ type: "string" }, "set(entity.visibility, entity.rank)")).toEqual([]);
});
