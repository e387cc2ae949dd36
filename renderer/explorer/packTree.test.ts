import { describe, expect, it } from "vitest";
import { buildPackSource } from "../../shared/dialects/models";
import type { PackSource } from "../../shared/pack/packSource";
import { folderRowId, type TreeInput, type TreeRow, packTree } from "./packTree";
import { rowBeginningWith, treeMove } from "./treeKeys";

function file(path: string, value: unknown): Text {
  return { path, text: JSON.stringify(value) };
}

interface Text {
  readonly path: string;
  readonly text: string;
}

const game = file("game.json", {
  levelSequence: [
    { type: "story", title: "Once" },
    { type: "level", ref: "b" },
    { type: "level", ref: "a" },
    { type: "level", ref: "lost" },
  ],
});
const levels = [
  file("levels/1.json", { id: "a", title: "Apple" }),
  file("levels/2.json", { id: "b", title: "Bear" }),
  file("levels/3.json", { id: "c" }),
];
const manifest = file("manifest.json", {});
const notes = file("notes/ideas.json", {});

function source(files: readonly Text[]): PackSource {
  return buildPackSource(files, [], []);
}

const whole: TreeInput = {
  pack: source([manifest, game, notes, ...levels]),
  assets: ["assets/sprites/b.png", "assets/sprites/a.png", "cover.png"],
  problems: [
    { path: "levels/huge.json", message: "Too large." },
    { path: "assets/a.png", message: "The images take 300 MB.", isShown: true },
  ],
  toggled: new Set(),
};

/** The tree as text, indented by depth; groups say whether they are open. */
function drawn(rows: readonly TreeRow[]): readonly string[] {
  return rows.map((row) => {
    const mark = row.kind === "group" ? (row.expanded ? "v " : "> ") : row.kind === "missing" ? "! " : "";
    return `${"  ".repeat(row.depth - 1)}${mark}${row.label}`;
  });
}

describe("the pack's tree", () => {
  it("shows levels in the order they are played, stories between, and what is missing", () => {
    expect(drawn(packTree(whole))).toEqual([
      "manifest.json",
      "game.json",
      "v Levels",
      "  Once",
      "  Bear",
      "  Apple",
      "  ! lost",
      "v Not in the sequence",
      "  c",
      "> Other files",
      "v Not readable",
      "  ! levels/huge.json",
      "> Assets",
      "> assets/sprites",
    ]);
  });

  it("counts the levels of the sequence, and no story among them", () => {
    expect(packTree(whole).find(({ id }) => id === "group:levels")).toMatchObject({ count: 3 });
  });

  it("opens and closes groups, assets sorted within", () => {
    const toggled = new Set(["group:levels", "group:unsequenced", "group:assets:assets/sprites"]);
    expect(drawn(packTree({ ...whole, toggled })).slice(2)).toEqual([
      "> Levels",
      "> Not in the sequence",
      "> Other files",
      "v Not readable",
      "  ! levels/huge.json",
      "> Assets",
      "v assets/sprites",
      "  a.png",
      "  b.png",
    ]);
  });

  it("sorts numbers in the names of assets by their value", () => {
    const assets = ["a/t_10.png", "a/t_2.png", "a/t_1.png", "a/T_3.png"];
    const rows = packTree({ ...whole, assets, toggled: new Set([folderRowId("a/t_1.png")]) });
    const paths = rows.flatMap((row) => (row.kind === "asset" ? [row.path] : []));
    expect(paths).toEqual(["a/t_1.png", "a/t_2.png", "a/T_3.png", "a/t_10.png"]);
  });

  it.each(["a.png", "assets/sprites/a.png", "assets/sprites/b.png"])("knows the row of the folder of %s", (path) => {
    const { pack, problems } = whole;
    const rows = packTree({ pack, problems, assets: [path], toggled: new Set([folderRowId(path)]) });
    const at = rows.findIndex((row) => row.kind === "asset" && row.path === path);
    expect(rows[at - 1]).toMatchObject({ id: folderRowId(path), expanded: true });
  });

  it("says that a needed file is missing, and nothing of an optional one", () => {
    const pack = source([]);
    expect(drawn(packTree({ ...whole, pack, assets: [], problems: [] }))).toEqual(["! manifest.json", "! game.json"]);
  });

  it("gives each row an id of its own, even for a level played twice", () => {
    const twice = file("game.json", {
      levelSequence: [
        { type: "level", ref: "a" },
        { type: "level", ref: "a" },
      ],
    });
    const rows = packTree({ ...whole, pack: source([twice, ...levels]) });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });
});

describe("keys in the tree", () => {
  const rows = packTree(whole);
  const at = (label: string): number => rows.findIndex((row) => row.label === label);

  it.each([
    ["Down goes to the next row", "game.json", "ArrowDown", { kind: "focus", index: 2 }],
    ["Up at the top does nothing", "manifest.json", "ArrowUp", null],
    ["Left on a level goes to its group", "Apple", "ArrowLeft", { kind: "focus", index: 2 }],
    ["Left on an open group closes it", "Levels", "ArrowLeft", { kind: "toggle", id: "group:levels" }],
    ["Right on a closed group opens it", "Assets", "ArrowRight", { kind: "toggle", id: "group:assets:" }],
    ["Right on an open group goes into it", "Levels", "ArrowRight", { kind: "focus", index: 3 }],
    ["Space shows a level", "Bear", " ", { kind: "choose", index: 4 }],
    ["Enter goes to a level", "Bear", "Enter", { kind: "open", index: 4 }],
    ["Enter on an open group closes it", "Levels", "Enter", { kind: "toggle", id: "group:levels" }],
    ["Left on a top row does nothing", "game.json", "ArrowLeft", null],
  ] as const)("%s", (_title, label, key, move) => {
    expect(treeMove(rows, at(label), key)).toEqual(move);
  });

  it.each([
    ["a letter goes on to the next row that begins with it", "game.json", "b", "Bear"],
    ["from the last one around to the first", "assets/sprites", "a", "Apple"],
    ["more letters may stay where they are", "Apple", "ap", "Apple"],
  ] as const)("typed: %s", (_title, label, typed, found) => {
    expect(rowBeginningWith(rows, at(label), typed)).toBe(at(found));
  });

  it("stays where nothing begins so", () => {
    expect(rowBeginningWith(rows, 0, "zebra")).toBeNull();
  });
});
