import { expect, test } from "vitest";
import { editorSupport } from "./editorSupport";

const supportOf = (workspace: object) => editorSupport({ processId: null, rootUri: null, capabilities: { workspace } });

test("an editor that can rename files need not say that it takes versioned changes", () => {
  expect(supportOf({ workspaceEdit: { resourceOperations: ["rename", "create", "delete"] } }).renamesFiles).toBe(true);
  expect(supportOf({ workspaceEdit: { documentChanges: true } }).renamesFiles).toBe(false);
  expect(supportOf({}).renamesFiles).toBe(false);
});
