// What the host says of the text under the pointer.
import type { HoverText } from "../../../language/offers";
import { describe, expect, it } from "vitest";
import { hover } from "../../../language/hover";
import { packWithCaret } from "./pack.testing";

/** The word at "|" in a part of a file. */
function hovered(path: string, marked: string): HoverText | null {
  return hover(packWithCaret(path, marked.replace("|", ""), marked).caret, () => []);
}

function told(path: string, marked: string): string {
  return (hovered(path, marked)?.parts ?? []).join("\n");
}

const GAME = "game.json";
const LEVEL = "levels/one.json";

describe("a pointer on", () => {
  it.each<readonly [what: string, path: string, marked: string, says: readonly string[]]>([
    [
      "a field: what it does, its default, its section",
      GAME,
      `"maxCascade|Depth"`,
      ["How many passes", "Default: `3`", "*Game Schema*"],
    ],
    ["a length: its unit", GAME, `"dura|tion": 100`, ["in milliseconds", "*Game Schema, Animations*"]],
    [
      "a choice: what it means",
      GAME,
      `"solidHandling": "dele|gate"`,
      ['Default: `"block"`', "`delegate`: The move is kept pending and `move_blocked` is emitted"],
    ],
    ["a field of choices", GAME, `"solidHan|dling": "delegate"`, ["in the way"]],
    ["a type of system", GAME, `"type": "push_|objects"`, ["Lets the avatar push objects"]],
    ["a condition", GAME, `"position_has|_tag"`, ["carries a tag", "*Rules Model, 4. Condition Catalog*"]],
    ["an effect", GAME, `"dest|roy"`, ["Removes the entity of a cell. Emits `object_removed`"]],
    [
      "a kind: layer, tags, where it is used",
      GAME,
      `"kind": "cr|ate"`,
      ["**kind** `crate` · C objects", "Tags: `solid`, `pushable`", "Used in 2 places, in 1 of 1 levels."],
    ],
    ["a cell of the board", LEVEL, `"wat|er"`, ["**kind** `water` · ~ ground", "Used in 1 place, in 1 of 1 levels."]],
    ["a kind that nothing names", GAME, `"ro|ck": {`, ["**kind** `rock`", "Not used."]],
    [
      "an event: who emits it, with what",
      GAME,
      `"on": "object|_placed"`,
      ["Emitted by `push_objects`, `portals`", "- `position`: position", "- `params`: params"],
    ],
    [
      "a reference: what it gives",
      GAME,
      `"$event.posi|tion"`,
      ["**reference** `$event.position` · position", "The cell to clear."],
    ],
    [
      "a tag: its kinds",
      GAME,
      `"tag": "liq|uid"`,
      ["**tag** `liquid` · water", "Ground that behaves like a liquid.", "The tag its entity must carry."],
    ],
    ["a tag that a system asks for itself", GAME, `"tags": ["so|lid"]`, ["Asked for by `avatar_navigation`."]],
    ["a tag that is meant where nothing is written", GAME, `"tags": ["tele|port"]`, ["leaves out `teleportTags`."]],
    ["a field of the event", GAME, `{"event": {"ki|nd": "crate"}}`, ["The event's `kind` must be this one."]],
    ["a layer", GAME, `"layer": "gro|und", "tag": "liquid"`, ["**layer** `ground` · exactly_one"]],
    ["a variable", GAME, `"name": "ge|ms", "op"`, ["**variable** `gems`", "Used in"]],
    ["an animation", GAME, `"animation": "burn|ing"`, ["**animation** `burning` · crate"]],
    ["a level", GAME, `"ref": "o|ne"`, ["**level** `one`", "Id of the level."]],
    ["a goal", LEVEL, `"id": "rea|ch"`, ["**goal** `reach` · reach_target"]],
    ["an action of the solution", LEVEL, `"action": "mo|ve"`, ["**action** `move` · direction"]],
    ["a param of an entity", LEVEL, `"kind": "portal", "cha|nnel": "blue"`, ["**param** `channel`"]],
    ["a colour", "theme.json", `"sk|y"`, ["**colour** `sky` · #88CCFF"]],
    [
      "a field of a level",
      LEVEL,
      `"hint|Stops"`,
      ["How many actions of the gold path each hint shows", "*Level Schema, Solution*"],
    ],
  ])("%s", (_what, path, marked, says) => {
    const said = told(path, marked);
    for (const part of says) expect(said).toContain(part);
  });

  it("the sprite or the kind shows its picture", () => {
    expect(hovered(GAME, `"kind": "cr|ate"`)?.picture).toEqual({ kind: "crate" });
    expect(hovered(GAME, `"sprite": "assets/ro|ck.png"`)?.picture).toEqual({ sprite: "assets/rock.png" });
  });

  it("a rule or a goal does not call it unused: nobody names them", () => {
    expect(told(GAME, `"id": "si|nk"`)).not.toContain("Not used");
    expect(told(LEVEL, `"id": "rea|ch"`)).not.toContain("Not used");
  });

  it("what is asked for without being named is not called unused", () => {
    expect(told(GAME, `"tags": ["so|lid"]`)).not.toContain("Not used");
    expect(told(GAME, `"tags": ["tele|port"]`)).not.toContain("Not used");
    expect(told(GAME, `"tags": ["ge|m"]`)).toContain("Not used.");
  });

  it("white space says nothing", () => {
    const { caret } = packWithCaret(GAME, `"rules": [`, `"rules": [ | `);
    expect(hover(caret, () => [])).toBeNull();
  });
});
