import { expect, it } from "vitest";
import { isPath } from "./pathText";

it("a path has a folder and a file; what would read differently from its other end is none", () => {
  expect(["assets/sprites/rock.png", "Bilder/Höhle.png", "a/b"].filter(isPath)).toHaveLength(3);
  expect(["", "rock", "rock.png", "../rock.png", "assets/", "/a", "a / b", "a/שלום"].filter(isPath)).toEqual([]);
});
