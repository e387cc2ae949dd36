// Rules in which the checks find no error can be played, and their start can be made.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Json, JsonObject } from "../../base/json";
import { finish } from "../../base/work";
import { checkGdl } from "./checks/check";
import { SMALL_GAME, packOf } from "./text/smallGame.testing";
import { compileGame } from "./turn/compileGame";

type Path = readonly (string | number)[];

/** Values that games are made of, in places where they may not belong. */
const TEXTS =
  `player('White')|state.nope|state.taken|eq(1)|eq(1, 1)|target|entity|random_int(1, 2)|set(entity.pos, target)
add(entity.rank, 'x')|remove_entity(entity)|if(true, 1)|do()|spawn_entity('x', target)|grid_nodes(0,0, 0,0)|node('x')
zone('x')|board[target].owner||x|int|any|zones|network|hexagon(2)|grid(2, 2)`.split(/[|\n]/);
const VALUES: readonly Json[] = [null, 0, 7, -1.5, true, [], {}, [[]], ...TEXTS];

function pathsOf(value: Json, at: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [at];
  const members: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? value.map((each: Json, index) => [index, each])
    : Object.entries(value as JsonObject);
  return [...(at.length > 0 ? [at] : []), ...members.flatMap(([key, each]) => pathsOf(each, [...at, key]))];
}

/** The value with another one at a path, or (undefined) without what is there. */
function changed(value: Json, [step, ...rest]: Path, next: Json | undefined): Json {
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    return items.flatMap((each, index) =>
      index !== step ? [each] : rest.length > 0 ? [changed(each, rest, next)] : (next ?? []),
    );
  }
  const members = Object.entries(value as JsonObject);
  return Object.fromEntries(
    members.flatMap(([key, each]) => {
      if (key !== step) return [[key, each]];
      if (rest.length > 0) return [[key, changed(each, rest, next)]];
      return next === undefined ? [] : [[key, next]];
    }),
  );
}

test("rules without an error can be played", () => {
  const change = fc.tuple(
    fc.constantFrom(...pathsOf(SMALL_GAME)),
    fc.option(fc.constantFrom(...VALUES), { nil: undefined }),
  );
  fc.assert(
    fc.property(change, ([path, next]) => {
      const game = changed(SMALL_GAME, path, next);
      const pack = packOf({ "manifest.json": { dialect: "gdl", title: "Law" }, "game.json": game });
      const errors = finish(checkGdl(pack)).filter(({ severity }) => severity === "error");
      if (errors.length > 0) return;
      const start = { value: undefined, at: "/start" };
      const compiled = compileGame({ value: game, at: "" }, { seed: 1, players: null, start });
      expect(compiled.problems.filter(({ severity }) => severity === "error")).toEqual([]);
      expect(compiled.game).not.toBeNull();
    }),
    { numRuns: 200 },
  );
});
