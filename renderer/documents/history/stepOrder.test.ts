import { describe, expect, it } from "vitest";
import { createEmitter } from "../../../shared/base/emitter";
import { type JointPart, createTextPart, textPartSince } from "./jointPart";
import type { PackDocument, TextChange } from "../packDocument";
import { createStepOrder } from "./stepOrder";

/** A text with steps; its mark is its own, as each text is another one. */
function steppingDocument(path: string): {
  readonly document: PackDocument;
  text(): string;
  write(text: string, continues?: true): void;
} {
  let texts = [{ text: "", mark: 0 }];
  let at = 0;
  let last = 0;
  const changed = createEmitter<TextChange>();
  const step = (to: number): void => {
    at = Math.max(0, Math.min(texts.length - 1, to));
    changed.emit({ isTyped: false, isStep: true, edits: null });
  };
  const model: Partial<PackDocument["model"]> = { isDisposed: () => false };
  const document: Partial<PackDocument> = {
    path,
    model: model as PackDocument["model"],
    savePoint: () => texts[at]!.mark,
    undo: () => step(at - 1),
    redo: () => step(at + 1),
    onChange: (listener) => changed.on(listener),
  };
  return {
    document: document as PackDocument,
    text: () => texts[at]!.text,
    write(text, continues) {
      texts = [...texts.slice(0, continues === true ? at : at + 1), { text, mark: (last += 1) }];
      at = texts.length - 1;
      changed.emit({ isTyped: true, edits: null, ...(continues === true ? { continues } : {}) });
    },
  };
}

function levelAndGame() {
  const level = steppingDocument("level.json");
  const game = steppingDocument("game.json");
  const order = createStepOrder();
  return {
    level,
    game,
    /** What a fix of the level does to the game. */
    fix: (text: string) =>
      order.keep(level.document, level.document.savePoint(), [createTextPart(game.document, () => game.write(text))]),
    keep: (part: JointPart) => order.keep(level.document, level.document.savePoint(), [part]),
    undo: () => order.undo(level.document),
    redo: () => order.redo(level.document),
    undoIn: (document: PackDocument) => order.undo(document),
    forgetAll: () => order.forgetAll(),
    texts: () => `${level.text()} ${game.text()}`,
  };
}

describe("redo of a level", () => {
  it("does not make again what was undone before another edit of the level", () => {
    const { level, fix, undo, redo, texts } = levelAndGame();
    level.write("one");
    fix("kind");
    undo();
    level.write("two");
    undo();
    expect(texts()).toBe("one ");
    expect(redo()).toBeNull();
    expect(texts()).toBe("two ");
  });

  it("does not make again what was undone before another edit of the file that it was in", () => {
    const { level, game, fix, undo, redo, undoIn, texts } = levelAndGame();
    level.write("one");
    fix("kind");
    undo();
    game.write("other");
    undoIn(game.document);
    level.write("two");
    undo();
    expect(redo()).toBeNull();
    expect(texts()).toBe("two ");
    game.document.redo();
    expect(texts()).toBe("two other");
  });

  it("makes the change again that was undone last, not one that another took the place of", () => {
    const { level, fix, undo, redo, texts } = levelAndGame();
    level.write("one");
    fix("kind");
    undo();
    fix("other");
    undo();
    expect(redo()?.paths).toEqual(["game.json"]);
    expect(texts()).toBe("one other");
    expect(redo()).toBeNull();
    expect(texts()).toBe("one other");
  });
});

describe("undo of a level", () => {
  it("undoes what was done for it in the game, in its turn among its own steps", () => {
    const { level, fix, undo, redo, texts } = levelAndGame();
    level.write("one");
    fix("kind");
    fix("kinds");
    level.write("two");
    const seen = [texts()];
    const told = [undo(), undo(), undo(), undo()].map((taken) => taken?.paths.join() ?? "");
    expect(told).toEqual(["", "game.json", "game.json", ""]);
    expect(texts()).toBe(" ");
    for (let step = 0; step < 4; step += 1) {
      redo();
      seen.push(texts());
    }
    expect(seen).toEqual(["two kinds", "one ", "one kind", "one kinds", "two kinds"]);
  });

  it("takes a step in the game back as a whole when edits went on with it", () => {
    const { level, game, keep, undo, redo, texts } = levelAndGame();
    level.write("one");
    const before = game.document.savePoint();
    game.write("stroke");
    keep(textPartSince(game.document, before));
    game.write("longer stroke", true);
    expect(undo()?.paths).toEqual(["game.json"]);
    expect(texts()).toBe("one ");
    expect(redo()?.paths).toEqual(["game.json"]);
    expect(texts()).toBe("one longer stroke");
  });

  it("leaves alone what was edited since, and takes the level's own step", () => {
    const { level, game, fix, undo, texts } = levelAndGame();
    level.write("one");
    fix("kind");
    game.write("kind and more");
    expect(undo()).toBeNull();
    expect(texts()).toBe(" kind and more");
  });

  it("does not take what was forgotten, and takes the level's own step", () => {
    const { level, fix, undo, redo, forgetAll, texts } = levelAndGame();
    level.write("one");
    fix("kind");
    forgetAll();
    expect([undo(), texts()]).toEqual([null, " kind"]);
    expect([redo(), texts()]).toEqual([null, "one kind"]);
  });

  it("does not take what was done for another level", () => {
    const { level, game, fix, undoIn } = levelAndGame();
    const other = steppingDocument("other.json");
    fix("kind");
    other.write("one");
    expect(undoIn(other.document)).toBeNull();
    expect([level.text(), game.text(), other.text()]).toEqual(["", "kind", ""]);
  });
});
