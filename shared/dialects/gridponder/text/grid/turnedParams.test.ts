import { describe, expect, it } from "vitest";
import type { Turn } from "./transformGrid";
import { paramSense, turnedParams, turnedValue } from "./turnedParams";

const GAME = {
  entityKinds: {
    gate: {
      tags: ["sided"],
      params: {
        to: { type: "position" },
        way: { type: "direction" },
        opens: { type: "string", values: ["up", "down"] },
        spins: { type: "string", enum: ["clockwise", "counterclockwise"] },
        slides: { type: "string", values: ["horizontal", "vertical"] },
        size: { type: "string", values: ["small", "up"] },
        facing: { type: "string" },
        direction: { type: "integer" },
      },
    },
    box: { tags: ["sided"] },
    jar: {},
  },
  systems: [{ type: "sided_box", config: { sidesParam: "open" } }, { type: "portals" }],
};

describe("what a param says of the grid", () => {
  it.each([
    ["gate", "to", "position"],
    ["gate", "way", "direction"],
    ["gate", "opens", "direction"],
    ["gate", "spins", "direction"],
    ["gate", "slides", "axis"],
    ["gate", "facing", "direction"],
    ["gate", "open", "sides"],
    ["jar", "exitDirection", "direction"],
    ["nobody", "axis", "axis"],
    ["gate", "size", null],
    ["gate", "direction", null],
    ["jar", "open", null],
    ["jar", "misdirections", null],
    ["jar", "value", null],
  ] as const)("%s.%s: %s", (kind, name, sense) => expect(paramSense(GAME, kind, name)).toBe(sense));

  it("is nothing where game.json is missing or broken", () => {
    expect(paramSense(undefined, "gate", "to")).toBeNull();
    expect(paramSense({ entityKinds: 3, systems: "many" }, 7, "sides")).toBeNull();
  });
});

describe("turning params", () => {
  const turns: readonly Turn[] = ["flipX", "flipY", "clockwise", "counterclockwise"];

  it.each([
    ["up", "direction", "clockwise", "right"],
    ["up_left", "direction", "flipX", "up_right"],
    ["clockwise", "direction", "flipY", "counterclockwise"],
    ["clockwise", "direction", "clockwise", "clockwise"],
    ["horizontal", "axis", "counterclockwise", "vertical"],
    ["both", "axis", "clockwise", "both"],
    [3, "sides", "clockwise", 6],
    ["up", null, "clockwise", "up"],
    [3, "direction", "clockwise", 3],
  ] as const)("%j as %s, %s: %j", (value, sense, turn, wanted) =>
    expect(turnedValue(value, sense, [turn])).toBe(wanted),
  );

  it("four times is as before", () => {
    const params = { to: { x: 1, y: 2 }, way: "left", open: 9, value: 4 };
    for (const turn of turns) {
      const four = [turn, turn, turn, turn];
      expect(
        turnedParams(
          params,
          (name) => paramSense(GAME, "gate", name),
          four,
          (at) => at,
        ),
      ).toEqual(params);
    }
  });

  it("keeps the form of positions, and the very params where nothing changes", () => {
    const senseOf = (name: string) => paramSense(GAME, "gate", name);
    const place = ([x, y]: readonly [number, number]) => [x + 1, y] as const;
    expect(turnedParams({ to: [1, 2], value: [1, 2] }, senseOf, [], place)).toEqual({ to: [2, 2], value: [1, 2] });
    expect(turnedParams({ to: { x: 1, y: 2, note: "" } }, senseOf, [], place)).toEqual({
      to: { x: 2, y: 2, note: "" },
    });
    const params = { value: 1, to: "nowhere" };
    expect(turnedParams(params, senseOf, ["flipX"], place)).toBe(params);
  });
});
