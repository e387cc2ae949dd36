import { describe, expect, it } from "vitest";
import { motionPictures } from "./motionPictures";

describe("the pictures that only motion shows", () => {
  it("are the frames of kinds and avatar, and the sheets of effects, each once", () => {
    const game = {
      entityKinds: {
        wood: { sprite: "wood.png", animations: { burning: { frames: ["fire.png", "ash.png"], duration: 300 } } },
        hay: { animations: { burning: { frames: ["fire.png"] }, odd: 3 } },
      },
    };
    const theme = {
      avatar: {
        sprites: {
          idle: { right: { frames: ["blink.png", 7] }, left: { mirror: "right" }, up: "back.png" },
        },
      },
      effects: { avatar_entered: { sheet: "dust.png" }, broken: { sheet: 3 } },
    };
    expect(motionPictures({ game, theme })).toEqual(["fire.png", "ash.png", "blink.png", "back.png", "dust.png"]);
  });

  it("are none where game and theme are missing or something else", () => {
    expect(motionPictures({ game: undefined, theme: [1] })).toEqual([]);
  });
});
