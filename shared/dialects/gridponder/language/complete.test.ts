import { gridponderLanguage } from "./language";
import type { CompletionOffer } from "../../../language/offers";
import { describe, expect, it } from "vitest";
import { applyEdits } from "../../../text/edit";
import { caretAt } from "../../../language/caret";
import { complete } from "../../../language/complete";
import { packWithCaret } from "./pack.testing";

/** The offers for the caret `|` in a text that stands in place of a part of a file. */
async function offers(path: string, part: string, marked: string): Promise<readonly CompletionOffer[]> {
  const found = await complete(packWithCaret(path, part, marked).caret);
  return [...found].sort((a, b) => (a.order < b.order ? -1 : 1));
}

async function labels(path: string, part: string, marked: string): Promise<readonly string[]> {
  return (await offers(path, part, marked)).map(({ label }) => label);
}

/** The file's line after choosing an offer by its label. */
async function chosen(path: string, part: string, marked: string, label: string): Promise<string> {
  const { file } = packWithCaret(path, part, marked).caret;
  const offer = (await offers(path, part, marked)).find((each) => each.label === label);
  if (offer === undefined) throw new Error(`${label} is not offered`);
  const after = applyEdits(file.text, [{ ...offer.span, text: offer.text }, ...offer.also]);
  return after.split("\n")[file.text.slice(0, offer.span.offset).split("\n").length - 1]!.trim();
}

const THEN = `{"destroy": {"position": "$event.position", "layer": "objects", "animation": "burning"}}`;

describe("names of the pack", () => {
  it.each<readonly [what: string, path: string, part: string, marked: string, expected: readonly string[]]>([
    ["layers", "game.json", `"layer": "ground", "tag": "liquid"`, `"layer": "|"`, ["ground", "objects", "markers"]],
    ["tags in use", "game.json", `"tag": "liquid"`, `"tag": |`, ["walkable", "liquid", "pushable", "teleport"]],
    ["kinds", "game.json", `"kind": "crate"`, `"kind": "cr|"`, ["crate", "gem", "water"]],
    ["events", "game.json", `"on": "object_placed"`, `"on": "|"`, ["object_placed", "avatar_entered"]],
    ["actions", "game.json", `"moveAction": "move"`, `"moveAction": "|"`, ["move", "tap"]],
    ["variables", "game.json", `{"variable": {"name": "gems"`, `{"variable": {"name": "|"`, ["gems"]],
    ["levels", "game.json", `"ref": "one"`, `"ref": "|"`, ["one"]],
    ["system types", "game.json", `"type": "push_objects"`, `"type": "|"`, ["portals", "gravity"]],
    ["animations", "game.json", `"animation": "burning"`, `"animation": "|"`, ["burning"]],
    ["pictures", "game.json", `"sprite": "assets/rock.png"`, `"sprite": "|"`, ["assets/rock.png", "assets/tile_4.png"]],
    ["pictures of collections", "theme.json", `{ "palette"`, `{ "coverImage": "|", "palette"`, ["sprites/rabbit.png"]],
    ["kinds in cells", "levels/one.json", `["empty", "empty", "water", "empty"]`, `["|"]`, ["empty", "water", "void"]],
    ["tags while a kind is typed", "game.json", `"tags": ["gem"]`, `"tags": ["|"]`, ["pushable", "liquid"]],
    [
      "fields of the event",
      "game.json",
      `{"event": {"kind": "crate"}}`,
      `{"event": {"param": "|"}}`,
      ["kind", "params"],
    ],
    ["colours", "game.json", `"symbol": "G"`, `"display": {"type": "tile", "color": "|"}`, ["sky", "ink"]],
    ["conditions from the schema", "game.json", `{"event": {"kind": "crate"}}`, `{"|"}`, ["board_count", "all_of"]],
    ["rule recipes", "game.json", `"rules": [`, `"rules": [ |, `, ["rule: pick up an item"]],
  ])("offers %s", async (_what, path, part, marked, expected) => {
    expect(await labels(path, part, marked)).toEqual(expect.arrayContaining([...expected]));
  });

  it("puts kinds of the layer in question first", async () => {
    const all = await labels("levels/one.json", `"kind": "crate"`, `"kind": "|"`);
    expect(all.indexOf("rock")).toBeLessThan(all.indexOf("empty"));
    const ground = await labels("levels/one.json", `["empty", "empty", "water", "empty"]`, `["|"]`);
    expect(ground.indexOf("water")).toBeLessThan(ground.indexOf("crate"));
  });

  it("shows a kind's symbol, layer and tags", async () => {
    const crate = (await offers("game.json", `"kind": "crate"`, `"kind": "|"`)).find(({ label }) => label === "crate");
    expect(crate).toMatchObject({ detail: "C objects", documentation: "Tags: `solid`, `pushable`" });
  });

  it("offers no layer that the pack does not have, though the schema has it as an example", async () => {
    expect(await labels("game.json", `"layer": "ground", "tag"`, `"layer": "|", "tag"`)).not.toContain(`"objects"`);
  });

  it.each([
    ["pick up|", "pick up"],
    ["pick |", "pick "],
    ["rule pick up an item if|", "rule pick up an item if"],
  ])("replaces all words that are typed of a label with several: %s", async (typed, words) => {
    const recipe = "rule: pick up an item if the hand is empty";
    const offer = (await offers("game.json", `"rules": [`, `"rules": [ ${typed}, `)).find(
      ({ label }) => label === recipe,
    );
    expect(offer?.span.length).toBe(words.length);
    expect(await chosen("game.json", `"rules": [`, `"rules": [ ${typed}, `, recipe)).toMatch(/^"rules": \[( \{|$)/);
  });

  it("leaves a value before the words that are typed", async () => {
    const { caret } = packWithCaret("game.json", `"rules": [`, `"rules": [ true pick up|, `);
    expect(caret.word).toMatchObject({ value: "pick up" });
  });

  it("keeps values that are no names", async () => {
    const item = await labels("game.json", `{"event": {"kind": "crate"}}`, `{"avatar": {"hasItem": |}}`);
    expect(item).toEqual(expect.arrayContaining(["gem", "true", "false"]));
  });
});

describe("references", () => {
  it.each([
    ["of the event and the board", `"position": "$|"`, ["$event.position", "$event.kind", "$cell.objects.kind"]],
    ["to params of the layer's kinds", `"position": "$|"`, ["$cell.objects.param.channel", "$avatar.item"]],
    ["before a dollar sign is typed", `"position": "|"`, ["$event.position", "$avatar.position"]],
  ])("%s", async (_what, field, expected) => {
    const found = await labels("game.json", THEN, `{"destroy": {${field}}}`);
    expect(found).toEqual(expect.arrayContaining(expected));
  });

  it("are those that the rule's event can give", async () => {
    const found = await labels("game.json", `"item": "$cell.objects.kind"`, `"item": "$|"`);
    expect(found).toContain("$event.direction");
    expect(found).not.toContain("$event.kind");
    expect(found).not.toContain("$cell.ground.param.channel");
  });

  it("begin with those that fit", async () => {
    const found = await labels("game.json", THEN, `{"destroy": {"position": "$|"}}`);
    expect(found.indexOf("$event.position")).toBeLessThan(found.indexOf("$event.kind"));
  });

  it("stand once in the list", async () => {
    const found = await labels("game.json", THEN, `{"destroy": {"position": |}}`);
    expect(found.filter((label) => label === "$event.position")).toHaveLength(1);
  });

  it("are not offered in conditions, where they do not work", async () => {
    expect(await labels("game.json", `{"event": {"kind": "crate"}}`, `{"event": {"kind": "$|"}}`)).not.toContain(
      "$event.kind",
    );
  });
});

describe("params and overrides", () => {
  it("are offered as keys where their kind is named", async () => {
    const part = `"kind": "portal", "channel": "blue"`;
    expect(await labels("levels/one.json", part, `"kind": "portal", "|"`)).toContain("channel");
    expect(await labels("levels/one.json", part, `"kind": "crate", "|"`)).not.toContain("channel");
  });

  it("have the values that other instances have", async () => {
    expect(await labels("levels/one.json", `"channel": "blue"`, `"channel": "|"`)).toContain("blue");
  });

  it("of actions have the values that the game lists", async () => {
    const part = `{"action": "move", "direction": "right"}`;
    expect(await labels("levels/one.json", part, `{"action": "move", "direction": "|"}`)).toContain("left");
    expect(await labels("levels/one.json", part, `"|"`)).toEqual(
      expect.arrayContaining(["up", "down", "move up", "tap {…}"]),
    );
  });

  it("of systems are offered by id, then by the config of the type", async () => {
    const part = `"systemOverrides": {"push": {"pushableTags": ["pushable"]}}`;
    const ids = await labels("levels/one.json", part, `"systemOverrides": {"|"}`);
    expect(ids).toEqual(expect.arrayContaining(["nav", "push", "portals"]));
    const keys = await offers("levels/one.json", part, `"systemOverrides": {"push": {"|"}}`);
    expect(keys.map(({ label }) => label)).toEqual(expect.arrayContaining(["pushableTags", "chainPush", "enabled"]));
    expect(keys.find(({ label }) => label === "chainPush")?.documentation).toContain("push the next one along");
    const tags = `"systemOverrides": {"push": {"pushableTags": ["|"]}}`;
    expect(await labels("levels/one.json", part, tags)).toContain("liquid");
  });
});

describe("what is written", () => {
  it.each([
    ["replaces the string the caret is in", `"kind": "cr|ow"`, `"kind": "gem"}}`],
    ["keeps the rest of the line of a string without an end", `"kind": "cr|}}`, `"kind": "gem"}}`],
    ["adds the quotes", `"kind": |`, `"kind": "gem"}}`],
    ["adds the comma that is missing", `"kind": "|" "param": "x"`, `"kind": "gem", "param": "x"}}`],
  ])("%s", async (_what, marked, expected) => {
    const part = marked.endsWith("}}") ? `"kind": "crate"}}` : `"kind": "crate"`;
    expect(await chosen("game.json", part, marked, "gem")).toContain(expected);
  });

  it("is a key with its colon, and only the key where there is one", async () => {
    const part = `"markers": {`;
    expect(await chosen("levels/one.json", part, `"|": {`, "markers")).toContain(`"markers": {`);
    const added = await chosen(
      "levels/one.json",
      `"kind": "portal", "channel": "blue"`,
      `"kind": "portal", "|"`,
      "channel",
    );
    expect(added).toContain(`"channel": "$1"`);
  });

  it("is nothing in a file that no schema describes", () => {
    const { pack, caret } = packWithCaret("game.json", `"kind": "crate"`, `"kind": "|"`);
    expect(
      caretAt(pack, gridponderLanguage, { ...caret.file, path: "notes/other.json", role: "other" }, 10),
    ).toBeNull();
  });
});

describe("pictures", () => {
  it("are named for kinds and for images", async () => {
    const kinds = await offers("game.json", `"kind": "crate"`, `"kind": "|"`);
    expect(kinds.find(({ label }) => label === "crate")?.picture).toEqual({ kind: "crate" });
    const images = await offers("game.json", `"sprite": "assets/rock.png"`, `"sprite": "|"`);
    expect(images.find(({ label }) => label === "assets/rock.png")?.picture).toEqual({ sprite: "assets/rock.png" });
  });
});
