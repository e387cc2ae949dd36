// Names that stand for others, however different they are: by what stands beside them, or where they stand.
import { expect, test } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, TEXTS, packOf } from "../smallPack.testing";

function titles(code: string, texts: Readonly<Record<string, string>>): readonly string[] {
  const findings = semanticFindings(packOf({ ...TEXTS, ...texts })).filter((finding) => finding.code === code);
  return findings.flatMap(({ fixes = [] }) => fixes.map(({ title }) => title));
}

test.each([
  ['{"mirror_x": "gem"}', ['Exchange "mirror_x" and "gem"']],
  ['{"turned_x": "gem"}', []],
  ['{"mirror_x": "nobody"}', []],
])("a kind and what becomes of its direction are exchanged: %s", (transforms, expected) => {
  const system = `{"id": "c", "type": "coupled_actors", "config": {"directionTransforms": ${transforms}}}`;
  const game = GAME.replace('"systems": [', `"systems": [${system},`);
  expect(titles("unknown-kind", { "game.json": game }).filter((title) => !title.startsWith("Create"))).toEqual(
    expected,
  );
});

test.each([
  ["the only goal of its type", ["fair"], ['Change to "fair"']],
  ["none of several", ["fair", "equal"], []],
])("the goal of a lose condition is %s", (_what, ids, expected) => {
  const config = '{"layer": "objects", "owners": ["crate", "gem"]}';
  const goals = ids.map((id) => `{"id": "${id}", "type": "balance", "config": ${config}}, `);
  const level = LEVEL.replace('"goals": [', `"goals": [${goals.join("")}`).replace(
    '{"type": "max_actions", "config": {"limit": 9}}',
    '{"type": "balance_unreachable", "config": {"goalId": "main"}}',
  );
  expect(titles("unknown-goal", { [LEVEL_FILE]: level })).toEqual(expected);
});
