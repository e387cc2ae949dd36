// What is answered to "why" of a cell, of what stood in it, and of a refused action.
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../base/json";
import type { GameAction } from "../../engine/turnRecord";
import type { Drawing } from "../../dialects/gridponder/drawnLevel.testing";
import { whyCell, whyRefused } from "../../engine/explain/whyCell";
import { cellHeadline, refusalText } from "../../engine/explain/whyText";
import { drawnTurns } from "./drawnTurns.testing";
import { asked, burn, drawing, flag, torch, wooden } from "./whyDrawings.testing";

const firstBurns: JsonObject = { id: "burns", on: "move_blocked", where: wooden, if: torch, then: [burn] };

describe("why a cell changed or did not", () => {
  it.each<readonly [string, Drawing, readonly string[], readonly [number, number], string, readonly string[]]>([
    [
      "it changed",
      drawing([firstBurns], { item: "torch" }),
      ["right"],
      [2, 0],
      "The cell (2,0) changed once in turn 1, by rule burns (pass 1): objects (2,0): wood → empty.",
      [],
    ],
    [
      "a rule came near",
      drawing([firstBurns]),
      ["right"],
      [2, 0],
      "The cell (2,0) did not change in turn 1. The nearest rule was burns: if avatar {hasItem: torch} does not hold, found {item: nothing}.",
      ["burns"],
    ],
    [
      "the nearest rule is reported first",
      drawing([{ ...firstBurns, id: "far", if: { all_of: [torch, flag(1)] } }, firstBurns]),
      ["right"],
      [2, 0],
      "The cell (2,0) did not change in turn 1. The nearest rule was burns: if avatar {hasItem: torch} does not hold, found {item: nothing}.",
      ["burns", "far"],
    ],
    [
      "a rule looked at the cell without an event there",
      drawing([asked({ if: { cell: { position: [3, 0], layer: "objects", kind: "wood" } } })]),
      ["right"],
      [3, 0],
      "The cell (3,0) did not change in turn 1. The nearest rule was asked: if cell {position: [3, 0], layer: objects, kind: wood} does not hold, found nothing.",
      ["asked"],
    ],
    [
      "no rule listens",
      drawing([]),
      ["right"],
      [2, 0],
      "The cell (2,0) did not change in turn 1: no rule listens to what happened there (move_blocked).",
      [],
    ],
    [
      "nothing happened there",
      drawing([firstBurns]),
      ["right"],
      [3, 0],
      "The cell (3,0) did not change in turn 1: no event was about it; the nearest was move_blocked at (2,0).",
      [],
    ],
  ])("%s", (_title, drawn, moves, position, headline, rules) => {
    const { debug, reading, turns } = drawnTurns(drawn, moves);
    const answer = whyCell({ turns, number: turns.length - 1, reading }, position);
    expect(cellHeadline(turns.at(-1)!, reading, answer)).toBe(headline);
    expect(answer.rules.map(({ rule }) => debug.rules[rule]!.id)).toEqual(rules);
    expect(answer.nearestEvents.length > 0).toBe(answer.events.length === 0);
  });
});

describe("why an entity changed or did not", () => {
  const burnsGround: JsonObject = {
    id: "scorches",
    on: "move_blocked",
    then: [{ set_cell: { layer: "ground", position: "$event.position", kind: "ash" } }],
  };
  const withAsh = (rules: readonly JsonObject[]): Drawing => {
    const plain = drawing(rules);
    return { ...plain, symbols: { ...plain.symbols, a: { kind: "ash", layer: "ground", tags: ["walkable"] } } };
  };
  it.each<readonly [string, Drawing, readonly [number, number], string, string, readonly string[]]>([
    [
      "it went",
      drawing([asked({})]),
      [2, 0],
      "objects",
      "The wood at (2,0) changed once in turn 1, by rule asked (pass 1): objects (2,0): wood → empty.",
      [],
    ],
    [
      "why was this crate not burned?",
      drawing([firstBurns]),
      [2, 0],
      "objects",
      "The wood at (2,0) did not change in turn 1. The nearest rule was burns: if avatar {hasItem: torch} does not hold, found {item: nothing}.",
      ["burns"],
    ],
    [
      "a rule that changed another layer did not change it",
      withAsh([burnsGround]),
      [2, 0],
      "objects",
      "The wood at (2,0) did not change in turn 1. The nearest rule was scorches: it fired, but changed something else.",
      ["scorches"],
    ],
    [
      "a rule that missed it comes before one that fired and did something else",
      withAsh([burnsGround, firstBurns]),
      [2, 0],
      "objects",
      "The wood at (2,0) did not change in turn 1. The nearest rule was burns: if avatar {hasItem: torch} does not hold, found {item: nothing}.",
      ["burns", "scorches"],
    ],
    [
      "the layer that it did change",
      withAsh([burnsGround]),
      [2, 0],
      "ground",
      "The empty at (2,0) changed once in turn 1, by rule scorches (pass 1): ground (2,0): empty → ash.",
      [],
    ],
    [
      "nothing stood there",
      drawing([firstBurns]),
      [3, 0],
      "objects",
      "The empty objects (3,0) did not change in turn 1: no event was about it; the nearest was move_blocked at (2,0).",
      [],
    ],
  ])("%s", (_title, drawn, position, layer, headline, rules) => {
    const { debug, reading, turns } = drawnTurns(drawn, ["right"]);
    const answer = whyCell({ turns, number: 1, reading }, position, layer);
    expect(cellHeadline(turns[1]!, reading, answer)).toBe(headline);
    expect(answer.rules.map(({ rule }) => debug.rules[rule]!.id)).toEqual(rules);
  });
});

describe("why an action was refused", () => {
  const over = drawing([], { loseConditions: [{ type: "max_actions", config: { limit: 1 } }] });
  const cutting = drawing([], { systems: [{ type: "support_collapse", config: { severAction: "cut" } }] });
  it.each<readonly [string, Drawing, readonly (string | GameAction)[], string]>([
    ["the level is over", over, ["right", "right"], "move right was refused: the level is already lost."],
    ["there is no such action", drawing([]), [{ action: "fly" }], "fly was refused: the game declares no such action."],
    [
      "a system refused it",
      cutting,
      [{ action: "cut", position: [0, 0] }],
      "cut (0,0) was refused by system support_collapse (support_collapse).",
    ],
  ])("%s", (_title, drawn, actions, text) => {
    const { reading, turns, offers } = drawnTurns(drawn, actions);
    const turn = turns.at(-1)!;
    expect(refusalText(turn, reading, whyRefused(turn, offers)!)).toBe(text);
  });

  it("a param has a value that is not offered", () => {
    const { reading, turns } = drawnTurns(drawing([]), [{ action: "fly", direction: "upwards" }]);
    const values = ["up", "down"];
    const answer = whyRefused(turns.at(-1)!, [{ id: "fly", params: { direction: { type: "direction", values } } }])!;
    expect(refusalText(turns.at(-1)!, reading, answer)).toBe(
      "fly upwards was refused: direction must be one of up, down.",
    );
  });

  it("says nothing of an accepted one", () => {
    const { turns, offers } = drawnTurns(drawing([]), ["right"]);
    expect(whyRefused(turns[1]!, offers)).toBeNull();
  });
});
