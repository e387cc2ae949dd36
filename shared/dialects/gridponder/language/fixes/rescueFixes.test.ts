// Fixes that make what a designer wrote work: a rule that waits for blocked moves, a tag of another layer, no goals.
import { expect, it } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { findingsIn } from "../broken/broken.testing";
import { SMALL_PACK, smallPack } from "../pack.testing";

type Texts = Readonly<Record<string, string>>;

const GAME = SMALL_PACK["game.json"]!;
const LEVEL = SMALL_PACK["levels/one.json"]!;

/** Returns the titles of the fixes for a finding, and the texts after its first one. */
async function firstFix(path: string, changes: Texts, code: string): Promise<readonly [readonly string[], Texts]> {
  const finding = (await findingsIn(smallPack(changes), path)).find((each) => each.code === code);
  const fixes = finding?.fixes ?? [];
  const texts: Record<string, string> = { ...SMALL_PACK, ...changes };
  for (const { file, edits } of fixes[0]?.changes ?? []) texts[file] = applyEdits(texts[file] ?? "", edits);
  return [fixes.map(({ title }) => title), texts];
}

const codesIn = async (texts: Texts, path: string): Promise<readonly string[]> =>
  (await findingsIn(smallPack(texts), path)).map(({ code }) => code);

it("lets the avatar's moves be delegated for a rule that waits for blocked ones", async () => {
  const waiting = `"rules": [
    {"id": "open", "on": "move_blocked", "then": [{"destroy": {"position": "$event.position", "layer": "objects"}}]},`;
  const game = GAME.replace(`"delegate"`, `"block"`)
    .replace(/ *\{"id": "push".*\n/, "")
    .replace(`"rules": [`, waiting);
  const changes = { "game.json": game, "levels/one.json": LEVEL.replace(/ *"systemOverrides".*\n/, "") };
  const [titles, texts] = await firstFix("game.json", changes, "event-never-seen");
  expect(titles).toEqual([`Let "nav" delegate blocked moves`]);
  expect(texts["game.json"]).toContain(`"solidHandling": "delegate"`);
  expect(await codesIn(texts, "game.json")).not.toContain("event-never-seen");
});

it("looks at the layer whose kinds have the tag", async () => {
  const condition = (layer: string): Texts => ({
    "game.json": GAME.replace(`{"layer": "ground", "tag": "liquid"}`, `{"layer": "${layer}", "tag": "liquid"}`),
  });
  const [titles, texts] = await firstFix("game.json", condition("markers"), "condition-never-holds");
  expect(titles).toEqual([`Change the layer to "ground"`]);
  expect(texts["game.json"]).toBe(GAME);
});

it("offers each layer with such a kind", async () => {
  const tagged = GAME.replace(`"tags": ["gem"]`, `"tags": ["liquid"]`).replace(
    `{"layer": "ground", "tag": "liquid"}`,
    `{"layer": "markers", "tag": "liquid"}`,
  );
  const [titles] = await firstFix("game.json", { "game.json": tagged }, "condition-never-holds");
  expect(titles).toEqual([`Change the layer to "ground"`, `Change the layer to "objects"`]);
});

it("counts on the layer of the kind", async () => {
  const counting = LEVEL.replace(
    `"rules": []`,
    `"rules": [{"id": "r", "on": "turn_ended", "if": {"board_count": {"kind": "crate", "layer": "ground", "op": "gt", "value": 0}}, "then": []}]`,
  );
  const [titles, texts] = await firstFix("levels/one.json", { "levels/one.json": counting }, "kind-on-other-layer");
  expect(titles).toEqual([`Change the layer to "objects"`]);
  expect(texts["levels/one.json"]).toContain(`"kind": "crate", "layer": "objects"`);
});

const sequence = (...ids: readonly string[]): string =>
  GAME.replace(`{"type": "level", "ref": "one"}`, ids.map((ref) => `{"type": "level", "ref": "${ref}"}`).join(", "));
const second = LEVEL.replace(`"id": "one"`, `"id": "two"`).replace(/"goals": .*\n/, `"goals": [],\n`);

it("copies the goals of the level before into a level without goals", async () => {
  const changes = { "game.json": sequence("one", "two"), "levels/two.json": second };
  const [titles, texts] = await firstFix("levels/two.json", changes, "no-goals");
  expect(titles).toEqual([`Copy the goals of "one"`]);
  expect(texts["levels/two.json"]).toBe(LEVEL.replace(`"id": "one"`, `"id": "two"`));
});

it("copies those of the next level into the first one, and none where no level has any", async () => {
  const changes = { "game.json": sequence("two", "one"), "levels/two.json": second };
  expect((await firstFix("levels/two.json", changes, "no-goals"))[0]).toEqual([`Copy the goals of "one"`]);
  const alone = { "levels/one.json": LEVEL.replace(/"goals": .*\n/, `"goals": [],\n`) };
  expect((await firstFix("levels/one.json", alone, "no-goals"))[0]).toEqual([]);
});
