// Checks packs that tests write as plain objects.
import type { Json, JsonObject } from "../../../shared/base/json";
import { buildPackSource } from "../../../shared/dialects/models";
import { languageOf } from "../../../shared/dialects/registry";
import type { LocatedFinding } from "../../../shared/findings/finding";
import { diagnose } from "../../../shared/host/checks/diagnose";
import { withFixes } from "../../../shared/language/fixes";
import { applyEdits } from "../../../shared/text/edit";

type Files = Readonly<Record<string, Json>>;

const MANIFEST: Files = { "manifest.json": { dialect: "gnosis", title: "T" } };

/** Returns all findings of a pack of these files, each with its fixes, but for rules that do nothing: `rule` makes such. */
export function findingsOf(files: Files): readonly LocatedFinding[] {
  return allFindingsOf(files).filter(({ code }) => code !== "rule-idle");
}

/** Returns all findings of a pack of these files, each with its fixes. */
export function allFindingsOf(files: Files): readonly LocatedFinding[] {
  const texts = Object.entries({ ...MANIFEST, ...files }).map(([path, value]) => ({
    path,
    text: JSON.stringify(value),
  }));
  const pack = buildPackSource(texts, [], []);
  return withFixes(languageOf(pack), pack, Object.values(diagnose(pack, null).byFile).flat());
}

/** Returns the findings as `code place`. */
export function codesOf(files: Files): readonly string[] {
  return findingsOf(files).map(({ code, at }) => `${code} ${at ?? ""}`);
}

/** Returns a file after the first fix of the only finding of its pack; undefined when there is no such fix. */
export function fixedFile(files: Files, path: string): Json | undefined {
  const [finding] = findingsOf(files);
  const edits = finding?.fixes?.[0]?.changes.find(({ file }) => file === path)?.edits;
  return edits === undefined ? undefined : (JSON.parse(applyEdits(JSON.stringify(files[path]), edits)) as Json);
}

/** An interceptor of the event E without outcomes, with these parts. */
export function rule(parts: JsonObject): JsonObject {
  return { id: "r", category: "INTERCEPTOR", trigger: "E", outcomes: [], ...parts };
}
