import { beforeEach, expect, test } from "vitest";
import type { LocatedFinding } from "../../shared/findings/finding";
import { ShownFindings } from "./shownFindings";

const ROOT = "/packs/one";

/** The messages last sent of each file, by its name. */
let editor: Record<string, readonly unknown[]>;
let shown: ShownFindings;

beforeEach(() => {
  editor = {};
  shown = new ShownFindings((uri, diagnostics) => {
    editor[uri.slice(uri.lastIndexOf("/") + 1)] = diagnostics.map(({ message }) => message);
  });
});

function finding(file: string, message: string): LocatedFinding {
  const range = { line: 1, column: 1, endLine: 1, endColumn: 2 };
  const span = { offset: 0, length: 1 };
  return { code: "syntax", severity: "error", message, file, params: {}, at: null, range, span, related: [] };
}

test("a file without findings is sent nothing until it has had some, and then none once", () => {
  shown.show(ROOT, { byFile: { "a.json": [finding("a.json", "Wrong.")], "b.json": [] } });
  expect(editor).toEqual({ "a.json": ["Wrong."] });
  shown.show(ROOT, { byFile: { "a.json": [], "b.json": [finding("b.json", "Odd.")] } });
  expect(editor).toEqual({ "a.json": [], "b.json": ["Odd."] });
  editor = {};
  shown.show(ROOT, { byFile: { "b.json": [finding("b.json", "Odd.")] } });
  expect(editor).toEqual({ "b.json": ["Odd."] });
});

test("a pack that is closed loses its findings, another one keeps its own", () => {
  shown.show(ROOT, { byFile: { "a.json": [finding("a.json", "Wrong.")] } });
  shown.show("/packs/two", { byFile: { "c.json": [finding("c.json", "Odd.")] } });
  shown.remove(ROOT);
  expect(editor).toEqual({ "a.json": [], "c.json": ["Odd."] });
});
