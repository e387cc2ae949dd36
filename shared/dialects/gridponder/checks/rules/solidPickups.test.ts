import { describe, expect, it } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { semanticFindings } from "../findings.testing";
import { GAME, TEXTS, packOf } from "../smallPack.testing";

const TAKE = `{"id": "take", "on": "avatar_entered", "where": {"position_has_tag": {"layer": "objects", "tag": "gem"}},
  "then": [{"destroy": {"position": "$event.position", "layer": "objects"}}]}`;

function gameWith(rules: readonly string[], tags = '["gem", "solid"]', systems = ""): string {
  return GAME.replace('"tags": ["gem"]', `"tags": ${tags}`)
    .replace('"rules": [', `"rules": [${rules.join(", ")}, `)
    .replace('"systems": [', `"systems": [${systems}`);
}

function told(game: string): readonly string[] {
  return semanticFindings(packOf({ ...TEXTS, "game.json": game })).flatMap(({ code, message }) =>
    code === "place-blocked" ? [message] : [],
  );
}

describe("a solid kind that a rule waits for the avatar to enter", () => {
  it("is reported, and fixed by taking the tag away", () => {
    const game = gameWith([TAKE]);
    const finding = semanticFindings(packOf({ ...TEXTS, "game.json": game })).find(
      ({ code }) => code === "place-blocked",
    );
    expect(finding?.message).toBe(
      '"gem" is solid, so the avatar never enters its cell: the rule "take" waits for that.',
    );
    expect(applyEdits(game, finding?.fixes?.[0]?.changes[0]?.edits ?? [])).toBe(gameWith([TAKE], '["gem"]'));
  });

  it.each<[string, readonly string[], (string | undefined)?, string?]>([
    ["it is not solid", [TAKE], '["gem"]'],
    ["it can be pushed", [TAKE], '["gem", "solid", "pushable"]'],
    ["another rule is about its blocking", [TAKE, TAKE.replace("take", "b").replace("avatar_entered", "move_blocked")]],
    [
      "the avatar may be let into its cell",
      [TAKE, '{"id": "in", "on": "move_blocked", "then": [{"resolve_move": {}}]}'],
    ],
    [
      "a rule makes it",
      [
        TAKE,
        '{"id": "make", "on": "avatar_exited", "then": [{"spawn": {"position": [0, 0], "layer": "objects", "kind": "gem"}}]}',
      ],
    ],
    ["things fall", [TAKE], undefined, '{"id": "fall", "type": "gravity", "config": {"tags": ["gem"]}},'],
    ["boxes hold the avatar", [TAKE], undefined, '{"id": "box", "type": "sided_box", "config": {}},'],
    [
      "a tool removes it",
      [TAKE],
      undefined,
      '{"id": "tools", "type": "push_objects", "config": {"pushableTags": ["pushable"], "toolInteractions": [{"item": "gem", "targetTag": "gem"}]}},',
    ],
  ])("is not where %s", (_why, rules, tags, systems) => {
    expect(told(gameWith(rules, tags, systems))).toEqual([]);
  });
});
