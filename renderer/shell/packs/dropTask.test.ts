import { describe, expect, it } from "vitest";
import { dropSentence, dropTask } from "./dropTask";

describe("files that are dropped", () => {
  it("are all imported where an image is among them", () => {
    const paths = ["/a/one.png", "/a/two.JPG", "/a/notes.txt"];
    expect(dropTask(paths)).toEqual({ kind: "images", paths });
    expect(dropTask(["/a/notes.txt", "", "/a/one.svg"])).toEqual({
      kind: "images",
      paths: ["/a/notes.txt", "/a/one.svg"],
    });
  });

  it("are a zip or a pack, whose own file stands for its folder", () => {
    expect(dropTask(["/packs/mine.ZIP"])).toEqual({ kind: "zip", path: "/packs/mine.ZIP" });
    expect(dropTask(["/packs/mine"])).toEqual({ kind: "pack", path: "/packs/mine" });
    expect(dropTask(["/packs/mine/manifest.json"])).toEqual({ kind: "pack", path: "/packs/mine" });
    expect(dropTask(["C:\\packs\\mine\\game.json"])).toEqual({ kind: "pack", path: "C:\\packs\\mine" });
  });

  it("are refused, with what can be dropped, where one is a file of another kind", () => {
    expect(dropTask(["/a/notes.py"], true)).toEqual({
      kind: "refused",
      message: "notes.py is no pack. Drop a pack's folder, its manifest, a zip of a pack, or images.",
    });
    expect(dropTask(["/packs/mine/game.json"], true)).toEqual({ kind: "pack", path: "/packs/mine" });
    // A folder's name may end like a file's.
    expect(dropTask(["/packs/mine.py"])).toEqual({ kind: "pack", path: "/packs/mine.py" });
  });

  it("are nothing when they are not on the disk", () => {
    expect(dropTask([])).toBeNull();
    expect(dropTask([""])).toBeNull();
  });
});

describe("files that are dragged", () => {
  it("tell what a drop does, with images counted", () => {
    expect(dropSentence(["image/png"], true)).toBe("Drop to import the image");
    expect(dropSentence(["image/png", "", "image/webp"], true)).toBe("Drop to import 2 images");
    expect(dropSentence(["application/zip"], true)).toBe("Drop to import the pack");
    expect(dropSentence(["application/x-zip-compressed"], false)).toBe("Drop to import the pack");
    expect(dropSentence([""], false)).toBe("Drop to open the pack");
    expect(dropSentence(["application/json"], true)).toBe("Drop to open the pack");
  });

  it("tell that images need a pack", () => {
    expect(dropSentence(["image/png"], false)).toBe("Open a pack to import images");
  });

  it("tell nothing where nobody knows", () => {
    expect(dropSentence([], true)).toBeNull();
    expect(dropSentence(["application/pdf"], true)).toBeNull();
    expect(dropSentence(["application/zip", "application/zip"], true)).toBeNull();
  });
});
