// What becomes of a kind's display when another shape is chosen.
import { expect, it } from "vitest";
import { KIND_FACES, displayWithFace, hasFace } from "./kindFaces";

const face = (title: string) => KIND_FACES.find((each) => each.title === title)!;

it("a shape keeps the colour, and drops what only the shape before had", () => {
  expect(displayWithFace(undefined, face("Tile"))).toEqual({ type: "tile" });
  const star = displayWithFace({ type: "tile", color: "goal" }, face("Star"));
  expect(star).toEqual({ type: "icon", value: "star", color: "goal" });
  expect(displayWithFace(star, face("Circle"))).toEqual({ type: "circle", color: "goal" });
});

it("a letter keeps its text, and an emoji is one from the start", () => {
  expect(displayWithFace({ type: "label", label: "42" }, face("Letter or word"))).toEqual({
    type: "label",
    label: "42",
  });
  expect(displayWithFace({ type: "emoji", value: "🪴" }, face("Emoji"))).toEqual({ type: "emoji", value: "🪴" });
  expect(displayWithFace({ type: "icon", value: "star" }, face("Emoji"))).toEqual({ type: "emoji", value: "🌱" });
});

it("a display has the face of its type, an icon that of its name", () => {
  const faces = (display: Parameters<typeof hasFace>[0]): readonly string[] =>
    KIND_FACES.filter((each) => hasFace(display, each)).map(({ title }) => title);
  expect(faces({ type: "fill", value: "star" })).toEqual(["Flat square"]);
  expect(faces({ type: "icon", value: "star" })).toEqual(["Star"]);
  expect(faces({ type: "icon", value: "unknown" })).toEqual([]);
  expect(faces(undefined)).toEqual([]);
});
