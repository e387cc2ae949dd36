import { expect, it } from "vitest";
import { editorStepName } from "./editorStepName";

/** A change as Monaco tells of it, with why it was made. */
const because = (metadata: object): object => ({ isUndoing: false, detailedReasons: [{ metadata }] });

it("names formatting by the editor's own command, and nothing that was typed", () => {
  expect(editorStepName(because({ source: "unknown", name: "formatEditsCommand" }))).toBe("Format");
  expect(editorStepName(because({ source: "cursor", kind: "type" }))).toBeNull();
  expect(editorStepName({})).toBeNull();
});
