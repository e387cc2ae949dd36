import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EditedFile, PackSync } from "../rpc/packSync";
import { applyEdits } from "../text/edit";
import { type Workspace, createWorkspace } from "./workspace";

const GAME = "game.json";
const LEVEL = "levels/a.json";

function synced(workspace: Workspace, change: Partial<PackSync>): void {
  const whole = { replace: false, files: [], assets: null, collections: null, ...change };
  workspace.sync({ generation: workspace.generation() + 1, ...whole });
}

function opened(): Workspace {
  const workspace = createWorkspace();
  const files = [
    { path: GAME, text: '{"layers": [{"id": "ground"}], "rules": []}' },
    { path: LEVEL, text: '{"id": "a", "board": {"size": [2, 2], "layers": {"ground": [["x", null], [null, "x"]]}}}' },
  ];
  synced(workspace, { replace: true, files });
  return workspace;
}

describe("the host's copy of the pack", () => {
  it("makes of edits what the whole texts would have made", () => {
    const insertions = fc.constantFrom("", "x", '"', ",", "]", "[1]", " ");
    const way = fc.constantFrom("edited", "edited", "whole");
    const steps = fc.array(fc.tuple(fc.constantFrom(GAME, LEVEL), fc.nat(), fc.nat(3), insertions, way, fc.boolean()));
    fc.assert(
      fc.property(steps, (all) => {
        const [byEdits, byTexts] = [opened(), opened()];
        for (const [path, place, most, text, sent, isAsked] of all) {
          const before = byTexts.pack().files.get(path)!.text;
          const offset = place % (before.length + 1);
          const edit = { offset, length: Math.min(most, before.length - offset), text };
          const files = [{ path, text: applyEdits(before, [edit]) }];
          synced(byTexts, { files });
          synced(byEdits, sent === "whole" ? { files } : { edited: [{ path, changes: [[edit]] }] });
          if (!isAsked) continue;
          const [one, other] = [byEdits.pack().files.get(path)!, byTexts.pack().files.get(path)!];
          expect(one.text).toBe(other.text);
          expect(one.value).toEqual(other.value);
          expect(one.tree.errors).toEqual(other.tree.errors);
        }
      }),
    );
  });

  it("knows which files have a byte order mark, and takes a file again only when that changes", () => {
    const workspace = opened();
    const hasMark = (): unknown => workspace.pack().levels[0]!.hasMark;
    expect(hasMark()).toBeUndefined();
    synced(workspace, { marked: [LEVEL] });
    const marked = workspace.pack().levels[0]!;
    expect(marked.hasMark).toBe(true);
    synced(workspace, { marked: [LEVEL], files: [{ path: GAME, text: "{}" }] });
    expect(workspace.pack().levels[0]).toBe(marked);
    synced(workspace, { edited: [{ path: LEVEL, changes: [[{ offset: 8, length: 1, text: "b" }]] }], marked: [LEVEL] });
    expect(hasMark()).toBe(true);
    synced(workspace, {});
    expect(hasMark()).toBeUndefined();
    expect(workspace.pack().levels[0]!.value).toMatchObject({ id: "b" });
  });

  it("keeps what did not change, of the pack and of the file", () => {
    const workspace = opened();
    const before = workspace.pack();
    const changes: EditedFile["changes"] = [
      [{ offset: 8, length: 1, text: "b" }],
      [{ offset: 9, length: 0, text: "c" }],
    ];
    synced(workspace, { edited: [{ path: LEVEL, changes }] });
    const after = workspace.pack();
    expect(after.game).toBe(before.game);
    expect(after.levels[0]!.value).toMatchObject({ id: "bc" });
    const boardOf = ({ levels }: typeof after) => (levels[0]!.value as { board: unknown }).board;
    expect(boardOf(after)).toBe(boardOf(before));
  });

  it("leaves edits of files aside that it does not have", () => {
    const workspace = opened();
    synced(workspace, { edited: [{ path: "other.json", changes: [[{ offset: 3, length: 1, text: "" }]] }] });
    expect([...workspace.pack().files.keys()]).toEqual([GAME, LEVEL]);
  });

  const hole = { offset: 0, length: 1, text: "" };
  const MISFITS: readonly (readonly [string, EditedFile["changes"]])[] = [
    ["leave the text", [[{ offset: 1_000, length: 0, text: "x" }]]],
    ["overlap", [[hole, { offset: 0, length: 2, text: "x" }]]],
    [
      "leave what edits before them left",
      [[{ offset: 0, length: 80, text: "" }], [{ offset: 60, length: 1, text: "" }]],
    ],
  ];

  it.each(MISFITS)("takes nothing of a sync whose edits %s", (_, changes) => {
    const workspace = opened();
    const before = workspace.pack();
    const generation = workspace.generation();
    const files = [{ path: GAME, text: "{}" }];
    const fitting: EditedFile = { path: GAME, changes: [[{ offset: 1, length: 0, text: " " }]] };
    expect(() => synced(workspace, { files, edited: [fitting, { path: LEVEL, changes }] })).toThrow(
      `The edits of ${LEVEL} do not fit its text.`,
    );
    expect(workspace.pack()).toBe(before);
    expect(workspace.generation()).toBe(generation);
  });

  it("takes nothing of a sync that is not newer than what it has, unless it replaces everything", () => {
    const workspace = opened();
    const before = workspace.pack();
    const again = { generation: workspace.generation(), files: [], assets: null, collections: null };
    expect(workspace.sync({ ...again, replace: false, files: [{ path: GAME, text: "{}" }] })).toBe(false);
    expect(workspace.pack()).toBe(before);
    expect(workspace.sync({ ...again, replace: true })).toBe(true);
    expect(workspace.pack().files.size).toBe(0);
  });

  it("keeps assets that a sync does not name, and forgets them with the pack", () => {
    const workspace = opened();
    synced(workspace, { assets: ["assets/rock.png"] });
    synced(workspace, { files: [{ path: GAME, text: "{}" }] });
    expect([...workspace.pack().assets]).toEqual(["assets/rock.png"]);
    synced(workspace, { replace: true });
    expect([...workspace.pack().assets]).toEqual([]);
  });

  it("leaves edits aside of a file that goes in the same sync", () => {
    const workspace = opened();
    const edited: readonly EditedFile[] = [{ path: LEVEL, changes: [[{ offset: 1_000, length: 0, text: "x" }]] }];
    synced(workspace, { files: [{ path: LEVEL, text: null }], edited });
    expect([...workspace.pack().files.keys()]).toEqual([GAME]);
  });

  it("measures edits of a file that is sent with them by the text that is sent", () => {
    const workspace = opened();
    const text = `{"id": "${"b".repeat(200)}"}`;
    const changes: EditedFile["changes"] = [[{ offset: 150, length: 1, text: "c" }]];
    synced(workspace, { files: [{ path: LEVEL, text }], edited: [{ path: LEVEL, changes }] });
    expect(workspace.pack().files.get(LEVEL)!.text[150]).toBe("c");
  });
});
