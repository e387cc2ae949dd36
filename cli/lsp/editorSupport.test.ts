import { expect, test } from "vitest";
import { editorSupport } from "./editorSupport";

const supportOf = (workspace: object) => editorSupport({ capabilities: { workspace } });

test("an editor that can rename files need not say that it takes versioned changes", () => {
  expect(supportOf({ workspaceEdit: { resourceOperations: ["rename", "create", "delete"] } }).renamesFiles).toBe(true);
  expect(supportOf({ workspaceEdit: { documentChanges: true } }).renamesFiles).toBe(false);
  expect(supportOf({}).renamesFiles).toBe(false);
});

test("hovers are Markdown, but for an editor that names other formats only", () => {
  const markdownOf = (hover: object) => editorSupport({ capabilities: { textDocument: { hover } } }).markdown;
  expect(markdownOf({})).toBe(true);
  expect(markdownOf({ contentFormat: ["plaintext", "markdown"] })).toBe(true);
  expect(markdownOf({ contentFormat: ["plaintext"] })).toBe(false);
});
