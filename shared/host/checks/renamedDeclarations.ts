// Finds names that were changed where they are declared, and nowhere else: the only name of its sort that nothing
// mentions, beside one that several places mention and nothing declares.
import { addTo } from "../../base/groups";
import { own } from "../../base/nameTable";
import type { Work } from "../../base/work";
import type { Finding, Fix } from "../../findings/finding";
import type { NameModel, PackSource, SourceFile } from "../../pack/packSource";
import type { FileEdits, TextEdit } from "../../text/edit";
import { keySpanAt, nodeAt } from "../../text/jsonTree";
import { textSize } from "./fixedPack";

/** So many characters are looked through at most: each name of a sort is looked for in all texts. */
const MOST_SEARCHED = 6_000_000;

/**
 * Returns findings at the declarations of a pack that seem to be renamed. Whether one is, its fix shows. Pauses after each
 * name.
 */
export function* renamedDeclarations(pack: PackSource, findings: readonly Finding[]): Work<readonly Finding[]> {
  const { model } = pack;
  if (model === null) return [];
  const unknown = new Map<string, Unknown>();
  for (const finding of findings) {
    const { code, params } = finding;
    if (!/^un(?:known|declared)-/.test(code)) continue;
    const { name } = params;
    if (typeof name !== "string") continue;
    const key = JSON.stringify([code, name]);
    unknown.set(key, {
      name,
      first: finding,
      ...unknown.get(key),
      mentions: [...(unknown.get(key)?.mentions ?? []), finding],
    });
  }
  const renamed = new Map<string, Renamed>();
  const bySort = new Map<string, readonly Declared[]>();
  for (const each of unknown.values()) {
    // A single name that is like another one is misspelt.
    if (each.mentions.length < 2 && (each.first.fixes ?? []).length > 0) continue;
    const declared: Declared[] = [];
    for (const of of sortsOf(each.first, model.names)) {
      const names = bySort.get(of) ?? (yield* unmentioned(pack, model.names, of));
      bySort.set(of, names);
      declared.push(...names);
    }
    const [only, ...others] = declared;
    if (only === undefined || others.length > 0) continue;
    // Several checks may miss the same name.
    const key = JSON.stringify([only.file.path, only.at, each.name]);
    const same = renamed.get(key)?.unknown;
    renamed.set(key, { declared: only, unknown: same === undefined ? each : joined(same, each) });
  }
  return Array.from(renamed.values(), ({ declared, unknown: one }) => renamedFinding(pack, declared, one));
}

interface Renamed {
  readonly declared: Declared;
  readonly unknown: Unknown;
}

/** Joins what two checks say of a name; what is found oftener is said. */
function joined(one: Unknown, other: Unknown): Unknown {
  const [first, second] = one.mentions.length < other.mentions.length ? [other, one] : [one, other];
  return { ...first, mentions: [...first.mentions, ...second.mentions] };
}

/** A name that is declared nowhere, with the findings that say so. */
interface Unknown {
  readonly name: string;
  readonly first: Finding;
  readonly mentions: readonly Finding[];
}

/** Returns the sorts of names that a finding about an unknown one may be about. */
function sortsOf({ code }: Finding, { renamable, sortsOfUnknown = {} }: NameModel): readonly string[] {
  const word = code.slice(code.lastIndexOf("-") + 1);
  const all = own(sortsOfUnknown, word) ?? [word];
  return Object.keys(renamable).filter((of) => all.some((each) => of.toLowerCase().endsWith(each)));
}

/** A name with its only place. */
interface Declared {
  readonly name: string;
  readonly file: SourceFile;
  readonly at: string;
  readonly edit: TextEdit;
}

/** Returns the names of a sort that the pack declares and nowhere mentions. */
function* unmentioned(pack: PackSource, names: NameModel, of: string): Work<readonly Declared[]> {
  const declared = Array.from(names.defined(pack, of));
  if (declared.length * textSize(pack) > MOST_SEARCHED) return [];
  const found: Declared[] = [];
  for (const name of declared) {
    const place = names.definition(pack, of, name);
    const file = place === null ? undefined : pack.files.get(place.file);
    if (place === null || file === undefined) continue;
    const renaming = names.rename(pack, of, name, `${name}_`, file);
    const [edit, ...others] = renaming.ok ? renaming.value.edits.flatMap(({ edits }) => edits) : [];
    if (edit !== undefined && others.length === 0) found.push({ name, file, at: place.at, edit });
    yield;
  }
  return found;
}

function renamedFinding(pack: PackSource, declared: Declared, unknown: Unknown): Finding {
  const { file, at, name, edit } = declared;
  const { first, mentions } = unknown;
  const there = everywhere(pack, declared, unknown);
  if (mentions.length === 1) return mentionFinding(declared, unknown, there);
  const isKey = keySpanAt(file.tree, at)?.offset === edit.offset || nodeAt(file.tree, at)?.value !== name;
  const back: FileEdits = { file: file.path, edits: [{ ...edit, text: written(edit.text, unknown.name) }] };
  const places = mentions.length;
  return {
    code: first.code,
    severity: first.severity,
    message: `"${unknown.name}" is named in ${places} places and declared nowhere, and "${name}" is named nowhere: it seems to be renamed.`,
    file: file.path,
    at,
    onKey: isKey,
    params: { name: unknown.name, meant: name },
    related: mentions.slice(0, MOST_RELATED).map((mention) => ({
      file: mention.file,
      at: mention.at,
      message: `Here is "${unknown.name}".`,
    })),
    fixes: [{ title: `Change it back to "${unknown.name}"`, changes: [back] }, ...there],
  };
}

/** Returns the finding about the only place of a name, with the fixes that make it and the declaration the same. */
function mentionFinding(
  { file, name, edit }: Declared,
  { name: unknown, first }: Unknown,
  there: readonly Fix[],
): Finding {
  const back = { file: file.path, edits: [{ ...edit, text: written(edit.text, unknown) }] };
  return {
    ...first,
    params: { ...first.params, meant: name },
    fixes: [
      ...there.map(({ changes }) => ({ title: `Change to "${name}"`, changes })),
      { title: `Rename "${name}" to "${unknown}"`, changes: [back] },
    ],
  };
}

const MOST_RELATED = 20;

/** Returns the text of an edit that writes a name, with another name: with quotes where that has quotes. */
function written(before: string, name: string): string {
  return before.startsWith('"') ? JSON.stringify(name) : JSON.stringify(name).slice(1, -1);
}

/** Returns the fix that writes the new name at all places, where each of them is the name alone. */
function everywhere(pack: PackSource, { name }: Declared, unknown: Unknown): readonly Fix[] {
  const byFile = new Map<string, TextEdit[]>();
  for (const { file: path, at, onKey, params } of unknown.mentions) {
    const file = pack.files.get(path);
    // A finding about several cells has one place.
    if (file === undefined || typeof at !== "string" || params["cells"] !== undefined) return [];
    const span = onKey === true ? keySpanAt(file.tree, at) : nodeAt(file.tree, at);
    if (span === undefined || file.text.slice(span.offset, span.offset + span.length) !== JSON.stringify(unknown.name))
      return [];
    const edit = { offset: span.offset, length: span.length, text: JSON.stringify(name) };
    addTo(byFile, path, edit);
  }
  const changes = Array.from(byFile, ([file, edits]) => ({
    file,
    edits: edits.toSorted((a, b) => a.offset - b.offset),
  }));
  return [{ title: `Write "${name}" in all ${unknown.mentions.length} places`, changes }];
}
