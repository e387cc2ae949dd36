// What completion offers first where a name's place says more than its sort: the layer's own kinds for its default, the
// layer that a rule is about, kinds that make multi-cell objects already.
import { describe, expect, it } from "vitest";
import { complete } from "../../../language/complete";
import { packWithCaret } from "./pack.testing";

const LEVEL = "levels/one.json";
const EVENT = `{"event": {"kind": "crate"}}`;

async function labels(path: string, part: string, marked: string): Promise<readonly string[]> {
  const found = await complete(packWithCaret(path, part, marked).caret);
  return found.toSorted((one, other) => (one.order < other.order ? -1 : 1)).map(({ label }) => label);
}

describe("offered first", () => {
  it("are a layer's own kinds for its default", async () => {
    const kinds = await labels("game.json", `"default": "empty"`, `"default": "|"`);
    expect(kinds.slice(0, 3).toSorted()).toEqual(["empty", "void", "water"]);
  });

  it("are a goal's usual tag, where the pack has it", async () => {
    const goal = `"config": {"targetKind": "flag"}`;
    expect((await labels(LEVEL, goal, `"config": {"targetTag": "|"}`))[0]).toBe("goal_target");
  });

  it("are kinds of other multi-cell objects", async () => {
    const objects = `"multiCellObjects": [{"id": "a", "kind": "tile", "cells": [[0, 0]]}, {"id": "b", "kind": "|"}]`;
    expect((await labels(LEVEL, `"layers": {`, `${objects}, "layers": {`))[0]).toBe("tile");
  });

  it("are cells of the layer that the rule is about", async () => {
    const item = `{"set_inventory": {"item": "$cell.objects.kind"}}`;
    const typed = `{"set_inventory": {"item": "$|"}}`;
    const cells = async (part: string, marked: string): Promise<readonly string[]> =>
      (await labels("game.json", part, marked)).filter((label) => /^\$cell.*kind$/.test(label));
    expect((await cells(item, typed))[0]).toBe("$cell.ground.kind");
    const rule = `"on": "avatar_entered", "if": {"variable": {"name": "gems", "op": "lt", "value": 9}},
      "then": [{"increment_variable": {"name": "gems"}}, ${item}]`;
    const markers = `"on": "avatar_entered", "where": {"position_has_tag": {"layer": "markers", "tag": "gem"}},
      "then": [${typed}]`;
    expect(await cells(rule, markers)).toEqual(["$cell.markers.kind", "$cell.ground.kind", "$cell.objects.kind"]);
  });
});

describe("of an event's entity", () => {
  it("its params are offered after the event's own fields", async () => {
    const fields = await labels("game.json", EVENT, `{"event": {"param": "|"}}`);
    expect(fields.slice(0, 4)).toEqual(["kind", "params", "position", "wasTeleported"]);
    expect(fields).toContain("channel");
  });

  it("none are offered where the event carries none", async () => {
    const rule = `"if": {"variable": {"name": "gems", "op": "lt", "value": 9}}`;
    expect(await labels("game.json", rule, `"if": {"event": {"param": "|"}}`)).not.toContain("channel");
  });

  it("the values that other entities have are offered to compare with", async () => {
    expect(await labels("game.json", EVENT, `{"event": {"param": "channel", "equals": "|"}}`)).toEqual(["blue"]);
    expect(await labels("game.json", EVENT, `{"event": {"param": "value", "equals": |}}`)).toEqual(["4"]);
  });
});

it("a name that may stand there for two reasons is offered once", async () => {
  const names = await labels(
    "game.json",
    `{"increment_variable": {"name": "gems"}}`,
    `{"increment_variable": {"name": "|"}}`,
  );
  expect(names).toEqual(["gems"]);
});
