// Values to begin with: what they write, how it is laid out, and what they let one choose from.
import type { CompletionOffer } from "../../../language/offers";
import { describe, expect, it } from "vitest";
import { gridponderLanguage } from "./language";
import { SCHEMAS } from "../../../generated/schemas";
import { applyEdits } from "../../../text/edit";
import { caretAt } from "../../../language/caret";
import { complete } from "../../../language/complete";
import { packWithCaret, smallPack } from "./pack.testing";

const THEN = `"then": [{"destroy": {"position": "$event.position", "layer": "objects", "animation": "burning"}}]`;
const IF = `{"event": {"kind": "crate"}}`;

async function offerOf(path: string, part: string, marked: string, label: string): Promise<CompletionOffer> {
  const offers = await complete(packWithCaret(path, part, marked).caret);
  const offer = offers.find((each) => each.label === label);
  if (offer === undefined) throw new Error(`only offered: ${offers.map((each) => each.label).join(", ")}`);
  return offer;
}

/** The text of an offer for an empty file. */
async function whole(path: string, label: string): Promise<CompletionOffer> {
  const pack = smallPack({ [path]: "" });
  const offers = await complete(caretAt(pack, gridponderLanguage, pack.files.get(path)!, 0)!);
  return offers.find((each) => each.label === label)!;
}

describe("a whole value", () => {
  it.each<readonly [what: string, path: string, part: string, marked: string, label: string, text: string]>([
    [
      "an effect in a list",
      "game.json",
      THEN,
      `"then": [|, {"resolve_move": {}}]`,
      "clear_inventory",
      `{"clear_inventory": {}}`,
    ],
    ["an effect alone on its line", "game.json", THEN, `"then": [|]`, "resolve_move", `\n\t{"resolve_move": {}}\n`],
    ["a condition", "game.json", IF, "|", "avatar {at}", `{"avatar": {"at": [\${1:0}, \${2:0}]}}`],
    ["a condition in a condition", "game.json", IF, `{"not": |}`, "not", `{"not": {$1}}`],
    ["conditions joined", "game.json", IF, "|", "all_of", `{\n\t"all_of": [\n\t\t$1\n\t]\n}`],
    [
      "an entry of a layer",
      "levels/one.json",
      `"entries": [`,
      `"entries": [|, `,
      "entry",
      `{"position": [\${1:0}, \${2:0}], "kind": "\${3|crate,`,
    ],
    [
      "a goal",
      "levels/one.json",
      `"goals": [`,
      `"goals": [|, `,
      "goal: all_cleared",
      `{"id": "\${9:main}", "type": "all_cleared", "config": {"kind": "\${1|gem,`,
    ],
  ])("%s", async (_what, path, part, marked, label, text) => {
    expect((await offerOf(path, part, marked, label)).text).toContain(text);
  });

  it("is found by its name, also after a quote", async () => {
    expect((await offerOf("game.json", IF, "|", "board_count")).filter).toBe("board_count");
    expect((await offerOf("game.json", IF, `"b|"`, "board_count")).filter).toBe(`"board_count"`);
  });

  it("asks on where its first tab stop is empty, and not where there is something to choose from", async () => {
    expect((await offerOf("game.json", IF, "|", "all_of")).asks).toBe(true);
    expect((await offerOf("game.json", IF, "|", "position_has_tag")).asks).toBe(false);
  });
});

describe("choices at tab stops", () => {
  it("are the names of the pack, those of the layer first", async () => {
    const { text } = await offerOf("game.json", THEN, `"then": [|]`, "spawn");
    expect(text).toContain(`"layer": "\${2|objects,ground,markers|}", "kind": "\${3|gem,rock,crate,`);
    const { text: condition } = await offerOf("game.json", IF, "|", "cell {position, layer, hasTag}");
    expect(condition).toContain(`"hasTag": "\${4|solid,pushable,gem,teleport,walkable,`);
  });

  it("are the references that have a value for the rule's event", async () => {
    const { text } = await offerOf("game.json", THEN, `"then": [|]`, "destroy");
    expect(text).toContain(`"position": "\${1|$event.position,$avatar.position|}"`);
  });

  it("take the place of a name in a recipe that the pack does not have, and leave others alone", async () => {
    const { text } = await offerOf("game.json", `"rules": [`, `"rules": [|, `, "rule: pick up an item");
    expect(text).toContain(`"layer": "objects", "tag": "\${1|pickup,solid,`);
  });

  it("stand at the first of equal tab stops alone", async () => {
    const { text } = await offerOf("game.json", `"rules": [`, `"rules": [|, `, "rule: collecting all opens the exit");
    expect(text).toContain(`"all_\${1|gem,`);
    expect(text).toContain(`"where": {"event": {"kind": "\${1}"}}`);
  });

  it("are no list for a name alone", async () => {
    const { text } = await offerOf("game.json", THEN, `"then": [|]`, "set_variable");
    expect(text).toContain(`"name": "\${1:gems}"`);
  });

  it("give a rule a name that is free", async () => {
    const marked = `"rules": [|, {"id": "water_clears_items", "on": "avatar_entered", "then": []}, `;
    const { text } = await offerOf("game.json", `"rules": [`, marked, "rule: liquid empties the hand");
    expect(text).toContain(`"id": "water_clears_items_2"`);
  });
});

describe("a member", () => {
  it("comes with what must be in it", async () => {
    const { text } = await offerOf("levels/one.json", `"board": {`, `|, "bored": {`, "board");
    expect(text).toContain(`"size": [\${1:1}, \${2:1}]`);
    expect(text).toContain(`"layers": {$3}`);
  });

  it("has the choices of its values", async () => {
    expect((await offerOf("game.json", IF, `true, |`, "once")).text).toBe(`"once": \${1|true,false|}`);
  });

  it("gets the comma that the line before misses", async () => {
    const { also, text } = await offerOf("game.json", `"if": ${IF},`, "\n|", "if");
    expect(text).toBe(`"if": {$1},`);
    expect(also).toEqual([]);
    const { caret } = packWithCaret("game.json", `"if": ${IF},`, `"if": ${IF}\n|`);
    const offer = (await complete(caret)).find((each) => each.label === "priority")!;
    const after = applyEdits(caret.file.text, [{ ...offer.span, text: offer.text }, ...offer.also]);
    expect(after).toContain(`"if": ${IF},\n"priority": \${1:0},`);
  });

  it("of a file's outermost object stands on a line of its own", async () => {
    const { text } = await offerOf(
      "theme.json",
      `{ "palette": { "sky": "#88CCFF", "ink": "#222233" } }`,
      "{|}",
      "palette",
    );
    expect(text).toBe(`\n\t"palette": {$1}\n`);
  });
});

describe("an empty file", () => {
  it("becomes a game that plays the pack's levels", async () => {
    const { text } = await whole("game.json", "game");
    expect(text).toContain(`"rules": [\n\t\t$1\n\t]`);
    expect(text).toContain(`{"type": "level", "ref": "one"}`);
  });

  it("becomes a level by the name of its file", async () => {
    const { text } = await whole("levels/one.json", "level");
    expect(text).toContain(`"id": "one"`);
    expect(text).toContain(`"title": "\${1:New level}"`);
  });

  it("becomes a manifest or a theme", async () => {
    expect((await whole("theme.json", "theme")).text).toContain(`"action": "\${3|move,tap|}"`);
    const pack = smallPack();
    const caret = caretAt({ ...pack }, gridponderLanguage, { ...pack.manifest!, text: "" }, 0)!;
    expect((await complete(caret)).map(({ label }) => label)).toEqual(["manifest"]);
  });
});

it("completing leaves the schemas as they are", async () => {
  const before = JSON.stringify(SCHEMAS);
  await offerOf("game.json", IF, "|", "all_of");
  expect(JSON.stringify(SCHEMAS)).toBe(before);
});
