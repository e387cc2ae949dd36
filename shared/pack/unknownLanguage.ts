// Says of a pack whose language is not known what was looked for and which languages there are.
import { isJsonObject } from "../base/json";
import { nearestName } from "../base/nearestName";
import { type CommonCode, FINDINGS } from "../findings/codes";
import type { Finding, Fix } from "../findings/finding";
import { isBrokenText } from "../text/brokenText";
import { memberEdits } from "../text/memberEdit";
import { MANIFEST_FILE, namedDialect } from "./packFiles";
import type { PackModel, PackSource, SourceFile } from "./packSource";
import { syntaxFindings } from "./syntax/syntax";

type Language = Pick<PackModel, "id" | "title" | "lookedFor">;

/**
 * Returns one finding on a pack that is written in none of these languages (at least one), and findings on the syntax
 * of its JSON files: of those every language has the same. Each language is a fix, where the manifest can be changed.
 */
export function unknownLanguageFindings(pack: PackSource, languages: readonly Language[]): readonly Finding[] {
  const json = Array.from(pack.files.values()).filter(({ path }) => path.endsWith(".json"));
  return [languageFinding(pack, languages), ...json.flatMap(syntaxFindings)];
}

function languageFinding({ manifest, files }: PackSource, languages: readonly Language[]): Finding {
  const named = namedDialect(manifest);
  if (manifest !== null && named !== undefined) {
    const ids = nearestFirst(
      named,
      languages.map(({ id }) => id),
    );
    const message = `No language is named "${named}": use ${orList(ids)}.`;
    return { ...finding("unknown-dialect", message, MANIFEST_FILE, fixes(manifest, ids)), at: "/dialect" };
  }
  const ids = languages.map(({ id }) => id);
  const looked = languages.map(({ lookedFor, title }) => `${lookedFor} (${title})`).join("; ");
  const message =
    `The language of this pack is not recognised. Looked for: ${looked}. ` +
    `Name the language in the manifest, as "dialect": "${ids[0]}".`;
  const file = manifest?.path ?? Array.from(files.keys()).sort()[0] ?? MANIFEST_FILE;
  return finding("not-recognised", message, file, manifest === null ? [] : fixes(manifest, ids));
}

function finding(code: CommonCode, message: string, file: string, offered: readonly Fix[]): Finding {
  return { code, severity: FINDINGS[code], message, file, at: "", params: {}, fixes: offered };
}

/** Changes of the manifest that name each of these languages; none where its text is broken. */
function fixes(manifest: SourceFile, ids: readonly string[]): readonly Fix[] {
  const { path: file, text, tree, value } = manifest;
  if (isBrokenText(manifest) || !isJsonObject(value)) return [];
  return ids.map((id) => ({
    title: `Use "${id}"`,
    changes: [{ file, edits: memberEdits(text, tree, ["dialect"], id) }],
  }));
}

function nearestFirst(name: string, ids: readonly string[]): readonly string[] {
  const nearest = nearestName(name, ids);
  return nearest === null ? ids : [nearest, ...ids.filter((id) => id !== nearest)];
}

function orList(ids: readonly string[]): string {
  const quoted = ids.map((id) => `"${id}"`);
  const last = quoted.at(-1) ?? "";
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(", ")} or ${last}`;
}
