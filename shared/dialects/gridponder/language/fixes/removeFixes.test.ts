// Fixes beside the names: what nothing needs is removed, the depth of the cascade raised, a missing level made.
import { describe, expect, it } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { findingsIn } from "../broken/broken.testing";
import { SMALL_PACK, smallPack } from "../pack.testing";

type Texts = Readonly<Record<string, string>>;

async function fixed(path: string, changes: Texts, title: string): Promise<Texts> {
  const findings = await findingsIn(smallPack(changes), path);
  const fixes = findings.flatMap((finding) => finding.fixes ?? []);
  const fix = fixes.find((each) => each.title === title);
  if (fix === undefined) throw new Error(`only offered: ${fixes.map((each) => each.title).join(", ")}`);
  const texts: Record<string, string> = { ...SMALL_PACK, ...changes };
  for (const { file, edits } of fix.changes) texts[file] = applyEdits(texts[file] ?? "", edits);
  return texts;
}

const GAME = SMALL_PACK["game.json"]!;
const LEVEL = SMALL_PACK["levels/one.json"]!;

describe("what nothing needs is removed", () => {
  it("a kind that nothing names", async () => {
    const texts = await fixed("game.json", {}, 'Remove the kind "rock"');
    expect(texts["game.json"]).not.toContain(`"rock": {`);
    expect((await findingsIn(smallPack(texts), "game.json")).map(({ code }) => code)).not.toContain("unused-kind");
  });

  it("but no kind that a system asks for by that name", async () => {
    const named = GAME.replace(`"rock": {`, `"number": {`);
    const emitting = named.replace(`"systems": [`, `"systems": [{"id": "emit", "type": "queued_emitters"}, `);
    const unused = async (game: string): Promise<readonly unknown[]> =>
      (await findingsIn(smallPack({ "game.json": game }), "game.json"))
        .filter(({ code }) => code === "unused-kind")
        .map(({ params }) => params["name"]);
    expect(await unused(named)).toContain("number");
    expect(await unused(emitting)).not.toContain("number");
  });

  it("a rule that was copied and not changed", async () => {
    const [rule] = (JSON.parse(GAME) as { rules: readonly unknown[] }).rules;
    const text = JSON.stringify(rule);
    const changes = { "game.json": GAME.replace(`"rules": [`, `"rules": [${text}, `) };
    const texts = await fixed("game.json", changes, `Remove the rule "${(rule as { id: string }).id}"`);
    expect(JSON.parse(texts["game.json"]!)).toEqual(JSON.parse(GAME));
  });

  it("a tag that nothing asks for, from every kind that carries it", async () => {
    const tagged = GAME.replace(`"tags": ["walkable"]`, `"tags": ["walkable", "wet"]`)
      .replace(`"tags": ["liquid"]`, `"tags": ["wet", "liquid"]`)
      .replace(`"tags": [], "symbol": "t"`, `"tags": ["wet"], "symbol": "t"`);
    const changes = { "game.json": tagged };
    const found = await findingsIn(smallPack(changes), "game.json");
    expect(found.find(({ params }) => params["name"] === "wet")?.message).toBe(
      'No rule, system or goal asks for the tag "wet" of "empty" and 2 more.',
    );
    expect((await fixed("game.json", changes, 'Remove the tag "wet"'))["game.json"]).toBe(GAME);
  });

  it.each([
    [
      "a rule's condition",
      "levels/one.json",
      `"rules": []`,
      `"rules": [{"id": "w", "on": "avatar_entered",
      "where": {"position_has_tag": {"layer": "ground", "tag": "wet"}}, "then": []}]`,
    ],
    ["a system's config", "levels/one.json", `"pushableTags": ["pushable"]`, `"pushableTags": ["pushable", "wet"]`],
    ["a goal", "levels/one.json", `"targetKind": "flag"`, `"targetTag": "wet"`],
    ["a param of an entity", "levels/one.json", `"kind": "tile", "value": 4`, `"kind": "tile", "value": "wet"`],
  ])("but no tag that %s asks for", async (_what, path, piece, by) => {
    const level = SMALL_PACK[path]!.replace(piece, by);
    expect(level).not.toBe(SMALL_PACK[path]);
    const game = GAME.replace(`"tags": ["liquid"]`, `"tags": ["liquid", "wet"]`);
    const found = await findingsIn(smallPack({ "game.json": game, [path]: level }), "game.json");
    const unused = found.filter(({ code }) => code === "unused-tag");
    expect(unused.map(({ params }) => params["name"])).toEqual(["gem"]);
  });

  it("a variable that no rule or goal names", async () => {
    const changes = { "levels/one.json": LEVEL.replace(`"gems": 0`, `"gems": 0, "lost": 1`) };
    const texts = await fixed("levels/one.json", changes, 'Remove the variable "lost"');
    expect(texts["levels/one.json"]).toBe(LEVEL);
  });

  it("a rule that no solution fires, with the comma beside it", async () => {
    const texts = await fixed("game.json", {}, 'Remove the rule "sink"');
    const { rules } = JSON.parse(texts["game.json"]!) as { readonly rules: readonly { readonly id: string }[] };
    expect(rules.map(({ id }) => id)).toEqual(["collect"]);
  });

  it("but nothing is called unused while a text does not parse", async () => {
    const found = await findingsIn(smallPack({ "levels/one.json": LEVEL.slice(0, -1) }), "game.json");
    expect(found.map(({ code }) => code)).not.toContain("unused-kind");
  });
});

describe("a cascade that is cut off", () => {
  const chain = (length: number): string =>
    Array.from({ length }, (_, at) => {
      const on =
        at === 0
          ? `"avatar_entered"`
          : `"variable_changed", "where": {"event": {"param": "variable", "equals": "v${at - 1}"}}`;
      return `{"id": "r${at}", "on": ${on}, "then": [{"increment_variable": {"name": "v${at}", "amount": 1}}]}`;
    }).join(",\n");
  const game = (rules: string): Texts => ({ "game.json": GAME.replace(`"rules": [`, `"rules": [${rules},`) });

  it("is reported at the move, and the fix is the depth that the move needs", async () => {
    const changes = game(chain(5));
    const [found] = (await findingsIn(smallPack(changes), "levels/one.json")).filter(
      ({ code }) => code === "cascade-cut-off",
    );
    expect(found).toMatchObject({ at: "/solution/goldPath/0", severity: "warning", params: { level: "one", step: 1 } });
    expect(found!.message).toContain(`"r3" would have fired`);
    const texts = await fixed("levels/one.json", changes, "Raise maxCascadeDepth to 6");
    expect(texts["game.json"]).toContain(`"maxCascadeDepth": 6`);
    expect((await findingsIn(smallPack(texts), "levels/one.json")).map(({ code }) => code)).not.toContain(
      "cascade-cut-off",
    );
  });

  it("has no such fix where there is no end", async () => {
    const endless = `{"id": "again", "on": "variable_changed", "then": [{"increment_variable": {"name": "gems", "amount": 1}}]}`;
    const [found] = (await findingsIn(smallPack(game(endless)), "levels/one.json")).filter(
      ({ code }) => code === "cascade-cut-off",
    );
    expect(found).toBeDefined();
    expect(found!.fixes ?? []).toEqual([]);
  });

  it("is nothing where no rule had anything left to do", async () => {
    expect((await findingsIn(smallPack({}), "levels/one.json")).map(({ code }) => code)).not.toContain(
      "cascade-cut-off",
    );
  });
});

it("a level that the sequence names is created in its file", async () => {
  const changes = { "game.json": GAME.replace(`"ref": "one"`, `"ref": "two"`) };
  const texts = await fixed("game.json", changes, 'Create the level "two"');
  expect(JSON.parse(texts["levels/two.json"]!)).toMatchObject({ id: "two", board: { size: [4, 3] } });
});
