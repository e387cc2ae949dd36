// Painting into levels that have next to nothing yet: everything put down at once arrives, and the text stays JSON.
import { stateView } from "../../../shared/dialects/gridponder/text/board/stateView";
import { beforeEach, describe, expect, it } from "vitest";
import { entityAt } from "../../../shared/base/boardView";
import type { Json } from "../../../shared/base/json";
import { readClip } from "../../../shared/dialects/gridponder/text/board/clipText";
import { placeAvatar } from "./tools/avatarStart";
import { carryClip } from "./tools/select/moveSelection";
import { openLevel } from "./paintTarget.testing";
import { placeOverlay } from "./tools/overlayStart";
import { usePaintStore } from "./paintStore";
import { paintCells } from "./tools/paintCells";

const GAME = {
  layers: [{ id: "ground", occupancy: "exactly_one", default: "grass" }, { id: "objects" }, { id: "markers" }],
  entityKinds: {
    grass: { layer: "ground" },
    water: { layer: "ground" },
    rock: { layer: "objects" },
    flag: { layer: "markers" },
  },
};

/** A bit of everything: two layers and an object. */
const CLIP = readClip(`{
  "board": {
    "size": [2, 1],
    "layers": { "ground": [["water", "grass"]], "objects": [["rock", null]] },
    "multiCellObjects": [{ "id": "pipe_1", "kind": "pipe", "cells": [[0, 0], [1, 0]], "params": {} }]
  }
}`)!;

const LEVELS = {
  "a size alone": `{ "board": { "size": [3, 2] } }`,
  "a size over lines": `{\n  "board": {\n    "size": [3, 2]\n  }\n}\n`,
  "no layers": `{ "board": { "size": [3, 2], "layers": {} } }`,
  "null layers and objects": `{ "board": { "size": [3, 2], "layers": { "ground": null, "objects": null } }, "state": {} }`,
  "empty lists": `{\n  "board": {\n    "layers": {},\n    "multiCellObjects": [],\n    "size": [3, 2]\n  },\n  "state": { "avatar": {} }\n}`,
  "rows without cells": `{ "board": { "size": [3, 2], "layers": { "ground": [], "objects": [[], []] } } }`,
  "rows too short": `{ "board": { "size": [3, 2], "layers": { "ground": [["grass"]], "objects": [[null], [null, "rock"]] } } }`,
  "rows too long": `{ "board": { "size": [3, 2], "layers": { "ground": [["grass", "grass", "grass", "water"], [], ["water"]] } } }`,
  "entries that are none": `{ "board": { "size": [3, 2], "layers": { "objects": { "format": "sparse", "entries": [] } } } }`,
  "no size": `{ "board": { "layers": { "ground": [["grass", "grass", "grass"], ["grass", "grass", "grass"]] } } }`,
} as const;

const first = usePaintStore.getState();
beforeEach(() => usePaintStore.setState({ ...first, tool: "select", layer: "objects" }));

describe.each(Object.entries(LEVELS))("into %s", (_, text) => {
  it("a pasted board is put down whole", () => {
    const level = openLevel(text, GAME);
    usePaintStore.setState({ selection: [[1, 1]] });
    level.perform(carryClip(level.level(), CLIP));
    level.key("Enter");
    const { view } = level.paintTarget();
    expect(entityAt(view, "ground", 1, 1)?.kind).toBe("water");
    expect(entityAt(view, "objects", 1, 1)?.kind).toBe("rock");
    expect(stateView(view).multiCellObjects.map(({ cells }) => cells.map(({ position }) => position))).toEqual([
      [
        [1, 1],
        [2, 1],
      ],
    ]);
    expect(() => JSON.parse(level.text()) as Json).not.toThrow();
  });

  it("strokes, the avatar's start and the overlay's", () => {
    const level = openLevel(text, GAME);
    const before = level.paintTarget().view;
    level.perform(paintCells(level.level(), "ground", [[2, 1]], { kind: "water", params: {} }));
    level.perform(paintCells(level.level(), "markers", [[2, 1]], { kind: "flag", params: { value: 2 } }));
    level.perform(placeAvatar(level.level(), [2, 0]));
    level.perform(placeAvatar(level.level(), [2, 0]));
    level.perform(placeOverlay(level.level(), [0, 0], [1, 0]));
    const { view } = level.paintTarget();
    expect(entityAt(view, "ground", 2, 1)?.kind).toBe("water");
    expect(entityAt(view, "markers", 2, 1)).toEqual({ kind: "flag", params: { value: 2 } });
    expect(stateView(view).avatar).toMatchObject({ position: [2, 0], facing: "down" });
    expect(stateView(view).overlay).toEqual({ position: [0, 0], size: [2, 1] });
    for (const layer of view.layers) {
      for (const [x, y] of [
        [0, 0],
        [1, 0],
        [2, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        expect(entityAt(view, layer, x, y)).toEqual(entityAt(before, layer, x, y));
      }
    }
    expect(() => JSON.parse(level.text()) as Json).not.toThrow();
  });
});
