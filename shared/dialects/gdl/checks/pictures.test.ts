import { expect, it } from "vitest";
import type { Json } from "../../../base/json";
import { finish } from "../../../base/work";
import { sourceOfTexts } from "../../../pack/packFiles";
import { applyEdits } from "../../../text/edit";
import { gdlPack } from "../text/packModel";
import { SMALL_GAME } from "../text/smallGame.testing";
import { checkGdl } from "./check";

const ASSETS = ["assets/white-man.svg", "assets/white-king.svg", "assets/black.svg"];

function missing(...rows: readonly Json[]): readonly (readonly [unknown, string])[] {
  return findings(rows).map(({ at, message }) => [at, message]);
}

function findings(rows: readonly Json[], more: Json = {}): ReturnType<typeof checkAssets> {
  return checkAssets({
    ...SMALL_GAME,
    ...(more as object),
    presentation: { profiles: { p: { entity_assets: rows } } },
  });
}

function checkAssets(game: Json) {
  const texts = [{ path: "game.json", text: JSON.stringify(game, null, 2) }];
  const pack = sourceOfTexts([gdlPack], texts, { assets: ASSETS, collections: [] });
  return finish(checkGdl(pack))
    .filter(({ code }) => code === "missing-asset")
    .map((finding) => ({ ...finding, text: texts[0]?.text ?? "" }));
}

const KINGS = {
  interactions: {
    list: {
      step: {
        conditions: ["eq(entity.owner, player)", "adjacent(start, target)", "eq(board[target], null)"],
        effects: ["move_entity(entity, target)", "if(eq(target.y, 3), set(entity.rank, 'king'))"],
      },
    },
  },
};

const row = (asset: string, conditions = "eq(entity.owner, player('White'))"): Json => ({ conditions, asset });

it("is found where the pack has no such picture, with the nearest as a fix", () => {
  expect(missing(row("assets/black.svg"))).toEqual([]);
  const [finding, ...others] = findings([row("assets/blak.svg"), row("assets/blak.svg")]);
  expect(others).toEqual([]);
  expect(finding?.at).toBe("/presentation/profiles/p/entity_assets/0/asset");
  expect(finding?.message).toBe('The pack has no picture "assets/blak.svg". Did you mean "assets/black.svg"?');
  const fixed = applyEdits(finding?.text ?? "", finding?.fixes?.[0]?.changes[0]?.edits ?? []);
  expect(fixed).toContain('"asset": "assets/black.svg"');
});

it("is not looked for where the asset is letters", () => {
  expect(missing(row("W"), row("#"))).toEqual([]);
});

it("is found for each rank that a piece can have", () => {
  const lacks = 'The pack lacks the picture "assets/white-man.png": "#" stands for the rank of an entity.';
  expect(findings([row("assets/white-#.svg")], KINGS)).toEqual([]);
  const at = "/presentation/profiles/p/entity_assets/0/asset";
  const none = (asset: string): string => `The pack has no picture "${asset}": "#" stands for the rank of an entity.`;
  expect(missing(row("assets/white-#.png"))).toEqual([
    [at, `${none("assets/white-#.png")} Did you mean "assets/white-#.svg"?`],
  ]);
  const messages = findings([row("assets/#.svg")], KINGS).map(({ message }) => message);
  expect(messages).toEqual([`${none("assets/#.svg")} There is "assets/white-#.svg".`]);
  const some = findings([row("assets/white-#.svg")], {
    ...KINGS,
    entity_schemas: {
      types: { Piece: { attributes: { owner: { type: "player_ref" }, rank: { type: "string", default: "pawn" } } } },
    },
  });
  expect(some.map(({ message }) => message)).toEqual([lacks.replace("white-man.png", "white-pawn.svg")]);
});

it("is not found for ranks that conditions may keep from the row", () => {
  const king = row("assets/white-king.svg", "eq(entity.rank, 'pawn')");
  const rules = {
    ...KINGS,
    entity_schemas: {
      types: { Piece: { attributes: { owner: { type: "player_ref" }, rank: { type: "string", default: "pawn" } } } },
    },
  };
  expect(findings([king, row("assets/white-#.svg")], rules)).toEqual([]);
});

it("is found where ranks are computed and no picture has such a name", () => {
  const computed = {
    interactions: {
      list: {
        step: { ...KINGS.interactions.list.step, effects: ["set(entity.rank, concat('k', 'ing'))"] },
      },
    },
  };
  expect(findings([row("assets/white-#.svg")], computed)).toEqual([]);
  expect(findings([row("assets/red-#.svg")], computed)).toHaveLength(1);
});
