// Creates a new pack on the disk: a copy of a template under the author's title.
import { promises as fs } from "node:fs";
import path from "node:path";
import { type Result, done, refused } from "../../../shared/base/result";
import type { OpenRefusal } from "../../../shared/rpc/packsOnDisk";
import { type TextEdit, applyEdits } from "../../../shared/text/edit";
import { type ParsedText, parseJsonTree } from "../../../shared/text/jsonTree";
import { type JsonPath, memberEdits } from "../../../shared/text/memberEdit";
import { nodeAtPath, removeValueEdits } from "../../../shared/text/placeEdits";
import { contentHash } from "../disk/contentHash";
import { diskReason } from "../disk/diskReason";
import { freeName } from "../disk/freeName";
import { withStagingFolder } from "../disk/stagingFolder";
import { MANIFEST_FILE, PACK_MARKS } from "../pack/packMarks";
import { packsIn } from "../pack/packTitle";

/**
 * Copies a template into a new folder in `parent`, named after the title, and returns that folder. All or nothing: an
 * existing folder is left as it is.
 */
export async function createPack(
  templates: string,
  { template, title, parent }: { readonly template: string; readonly title: string; readonly parent: string },
): Promise<Result<string, OpenRefusal>> {
  const known = (await packsIn(templates)).find(({ id }) => id === template);
  if (known === undefined) return refused({ reason: "not-found", message: `There is no template "${template}".` });
  try {
    return await withStagingFolder(parent, "new", async (staging) => {
      await fs.cp(path.join(templates, template), staging, { recursive: true });
      await entitle(staging, known.title, title);
      const folder = await freeName(path.join(parent, folderName(title)));
      await fs.rename(staging, folder);
      return done(folder);
    });
  } catch (error) {
    const message = `The pack cannot be created in ${parent}: ${diskReason(error)}.`;
    return refused({ reason: "unreadable", message });
  }
}

/** Makes the template in a folder the author's own: under the title, and without what is said of the template. */
async function entitle(folder: string, before: string, title: string): Promise<void> {
  for (const name of PACK_MARKS) {
    const file = path.join(folder, name);
    const text = await fs.readFile(file, "utf8").catch(() => null);
    if (text === null) continue;
    await fs.writeFile(file, name === MANIFEST_FILE ? ownManifest(text, title) : ownRules(text, before, title));
  }
}

/** Returns a template's manifest under another title, with an id made from it and no descriptions. */
export function ownManifest(manifest: string, title: string): string {
  return withOwn(manifest, [], { title, gameId: `my.${idName(title)}` });
}

/** Returns the text of rules that call themselves by the template's title under another one, without its description. */
function ownRules(rules: string, before: string, title: string): string {
  const name = nodeAtPath(parseJsonTree(rules), ["metadata", "name"]);
  return name?.value === before ? withOwn(rules, ["metadata"], { name: title }) : rules;
}

const DESCRIPTIONS = ["shortDescription", "description"];

/** Replaces those of these values that an object has, and removes its descriptions. The formatting stays. */
function withOwn(text: string, at: JsonPath, own: Readonly<Record<string, string>>): string {
  let made = text;
  const change = (edits: (parsed: ParsedText) => readonly TextEdit[]): void => {
    made = applyEdits(made, edits({ text: made, tree: parseJsonTree(made) }));
  };
  for (const [key, value] of Object.entries(own)) {
    const place = [...at, key];
    change(({ tree }) => (nodeAtPath(tree, place) === undefined ? [] : memberEdits(made, tree, place, value)));
  }
  for (const key of DESCRIPTIONS) change((parsed) => removeValueEdits(parsed, [...at, key]));
  return made;
}

/** An id may only have Latin letters: a title without any gives one by its hash. */
function idName(title: string): string {
  const name = hyphenated(title, /[^a-z0-9]+/g).replaceAll("-", "_");
  return name === "" ? `pack_${contentHash(title).slice(0, 8)}` : name;
}

/** Returns the title as letters of any script, digits and hyphens: a name that is valid on every system. */
export function folderName(title: string): string {
  const name = hyphenated(title, /[^\p{L}\p{M}\p{N}]+/gu);
  // Windows reserves the names of devices.
  return name === "" || /^(con|prn|aux|nul|com\d|lpt\d)$/.test(name) ? "new-pack" : name;
}

/** Returns at most 60 characters of a title, in lower case, Latin letters without accents, with hyphens for the rest. */
function hyphenated(title: string, rest: RegExp): string {
  const plain = title
    .normalize("NFKD")
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC");
  const name = plain.toLowerCase().replaceAll(rest, "-").replace(/^-/, "");
  return Array.from(name).slice(0, 60).join("").replace(/-$/, "");
}
