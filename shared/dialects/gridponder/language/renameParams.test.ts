// Params renamed from any place that says them: declarations, entities, moves, references, placeholders.
import { describe, expect, it } from "vitest";
import { applyEdits } from "../../../text/edit";
import { namePlaces, renameAtCaret } from "../../../language/names";
import { type MarkedPack, packWithCaret } from "./pack.testing";

const PORTALS = `{"id": "portals", "type": "portals", "config": {}}
  ],
  "rules": [`;

/** The game with a rule that reads the portals' param, and the caret in one of the places that say it. */
function game(config: string, effects: string, conditions = ""): MarkedPack {
  const rule = `{"id": "reads", "on": "object_placed", ${conditions}"then": [${effects}]},`;
  return packWithCaret("game.json", PORTALS, PORTALS.replace("{}", config) + rule);
}

function textsAfter({ pack, caret }: MarkedPack, next: string): Readonly<Record<string, string>> {
  const result = renameAtCaret(caret, next);
  if (!result.ok) throw new Error(result.refusal);
  const changed = result.value.changes.map(({ file, edits }) => [file, applyEdits(pack.files.get(file)!.text, edits)]);
  return Object.fromEntries(changed) as Record<string, string>;
}

function refusal({ caret }: MarkedPack, next: string): string {
  const result = renameAtCaret(caret, next);
  return result.ok ? "" : result.refusal;
}

describe("a kind's param", () => {
  it("is renamed in its declaration, in systems, on the board and in references", () => {
    const set = `{"set_variable": {"name": "gems", "value": "$cell.objects.param.channel"}}`;
    const texts = textsAfter(game(`{"matchKey": "chan|nel"}`, set), "hue");
    expect(texts["game.json"]).toContain(`"params": {"hue": {"type": "string"`);
    expect(texts["game.json"]).toContain(`{"matchKey": "hue"}`);
    expect(texts["game.json"]).toContain(`"$cell.objects.param.hue"`);
    expect(texts["levels/one.json"]).toContain(`{"position": [0, 2], "kind": "portal", "hue": "blue"}`);
    expect(texts["levels/one.json"]).toContain(`{"position": [2, 2], "kind": "portal", "hue": "blue"}`);
    expect(`${texts["game.json"]} ${texts["levels/one.json"]}`).not.toContain("channel");
  });

  it("is renamed in the effects that make such an entity, and in references to the event's entity", () => {
    const spawn = `{"spawn": {"position": [0, 0], "kind": "portal", "channel": "$event.channel"}}`;
    const texts = textsAfter(game(`{"matchKey": "chan|nel"}`, spawn), "hue");
    expect(texts["game.json"]).toContain(`"kind": "portal", "hue": "$event.hue"`);
  });

  it("is renamed in conditions that ask the event's entity for it, not in those that ask the event", () => {
    const asked = (name: string): string => `{"event": {"param": "${name}", "equals": "blue"}}`;
    const conditions = `"if": {"all_of": [${asked("channel")}, {"not": ${asked("channel")}}, ${asked("kind")}]}, `;
    const texts = textsAfter(game(`{"matchKey": "chan|nel"}`, "", conditions), "hue");
    expect(texts["game.json"]).toContain(`[${asked("hue")}, {"not": ${asked("hue")}}, ${asked("kind")}]`);
  });

  it("is renamed in entities of kinds that are drawn by it and do not declare it", () => {
    const declared = `"params": {"chan|nel": {"type": "string", "required": true}}`;
    const { pack, caret } = packWithCaret(
      "game.json",
      declared.replace("|", ""),
      declared.replace("chan|nel", "va|lue"),
    );
    const texts = textsAfter({ pack, caret }, "number");
    expect(texts["game.json"]).toContain(`"sprite": "assets/tile_{number}.png", "spriteParam": "number"`);
    expect(texts["levels/one.json"]).toContain(`"kind": "tile", "number": 4`);
  });

  it("leaves the event's own fields alone", () => {
    const { pack, caret } = packWithCaret(
      "game.json",
      `"tags": ["teleport"], "symbol": "O",
      "params": {"channel": {`,
      `"tags": ["teleport"], "symbol": "O", "sprite": "assets/door_{position}_{kind}.png",
      "params": {"posi|tion": {`,
    );
    // A param called like a field: the rules' own references mean the field.
    expect(namePlaces(caret)?.places).toHaveLength(2);
    const texts = textsAfter({ pack, caret }, "place");
    expect(texts["game.json"]).toContain("door_{place}_{kind}.png");
    expect(texts["game.json"]).toContain(`"position": "$event.position"`);
  });

  it("is found from an entity on the board, and from the end of a reference", () => {
    const entity = packWithCaret("levels/one.json", `"kind": "portal", "channel"`, `"kind": "portal", "cha|nnel"`);
    expect(namePlaces(entity.caret)).toMatchObject({ of: "param", name: "channel", renamable: true });
    const set = `{"set_variable": {"name": "gems", "value": "$cell.objects.param.chan|nel"}}`;
    expect(namePlaces(game("{}", set).caret)).toMatchObject({ of: "param", name: "channel" });
    const asked = `"if": {"event": {"param": "chan|nel", "equals": "blue"}}, `;
    expect(namePlaces(game("{}", "", asked).caret)).toMatchObject({ of: "param", name: "channel", renamable: true });
    const field = asked.replace("chan|nel", "ki|nd");
    expect(namePlaces(game("{}", "", field).caret)).toMatchObject({ of: "eventField", renamable: false });
    const layer = `{"set_variable": {"name": "gems", "value": "$cell.obj|ects.param.channel"}}`;
    expect(namePlaces(game("{}", layer).caret)).toMatchObject({ of: "layer", name: "objects" });
  });

  it.each([
    ["what is meant where nothing is written", "{}", "channel", "hue", `leaves out "matchKey"`],
    ["the name of a field beside it", `{"matchKey": "channel"}`, "channel", "kind", "already a member"],
    ["a name that no reference could say", `{"matchKey": "channel"}`, "channel", "a.b", "braces"],
  ])("is refused: %s", (_what, config, name, next, expected) => {
    const set = `{"set_variable": {"name": "gems", "value": "$cell.objects.param.|${name}"}}`;
    expect(refusal(game(config, set), next)).toContain(expected);
  });

  it("is refused for what a system asks entities for by that name", () => {
    const merge = `{"id": "merge", "type": "slide_merge", "config": {}}`;
    const marked = packWithCaret(
      "game.json",
      `{"id": "portals", "type": "portals", "config": {}}`,
      `${merge}, {"id": "portals", "type": "portals", "config": {"matchKey": "val|ue"}}`,
    );
    expect(refusal(marked, "number")).toBe(`"value" is what slide_merge asks entities for.`);
  });
});

describe("an action's param", () => {
  const TAP = `{"id": "tap", "params": {"position": {"type": "position"}}}`;

  it("is renamed in its declaration, in moves and in the theme's controls", () => {
    const { pack, caret } = packWithCaret("game.json", TAP, `{"id": "tap", "params": {"ti|le": {"type": "position"}}}`);
    const texts = textsAfter({ pack, caret }, "spot");
    expect(texts["game.json"]).toContain(`"params": {"spot": {"type": "position"}}`);
    const move = packWithCaret(
      "levels/one.json",
      `{"action": "move", "direction": "right"}`,
      `{"action": "move", "dir|ection": "right"}`,
    );
    expect(namePlaces(move.caret)).toMatchObject({ of: "actionParam", name: "direction" });
    expect(namePlaces(move.caret)?.places).toHaveLength(3);
  });

  it("is refused where systems ask actions for it", () => {
    expect(refusal(packWithCaret("game.json", TAP, TAP.replace("position", "posi|tion")), "spot")).toContain("Systems");
    expect(refusal(packWithCaret("game.json", TAP, TAP.replace("position", "rota|tion")), "turn")).toContain("Systems");
  });
});
