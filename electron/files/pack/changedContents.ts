// What is known of a pack's folder after it was read again, saved into, or a file in it was renamed.
import { defined } from "../../../shared/base/defined";
import type { SaveRequest } from "../../../shared/rpc/saving";
import type { PackContents } from "./packContents";
import type { SavedText } from "./saveText";

/**
 * Keeps texts that are missing, or have become empty, for the first time: another program may be about to write them.
 */
export function keepUnsure(
  before: PackContents,
  now: PackContents,
  missing: ReadonlySet<string>,
): { readonly after: PackContents; readonly unsure: ReadonlySet<string> } {
  const gone = Array.from(before.texts.values()).filter(({ path: file, text }) => {
    const after = now.texts.get(file);
    return after === undefined ? !now.problems.has(file) : after.text === "" && text !== "";
  });
  const unsure = gone.filter((file) => !missing.has(file.path));
  if (unsure.length === 0) return { after: now, unsure: new Set() };
  const texts = new Map(now.texts);
  for (const file of unsure) texts.set(file.path, file);
  return { after: { ...now, texts }, unsure: new Set(unsure.map((file) => file.path)) };
}

/** `saved`: the same files as `requests`, in the same order. */
export function withSaved(
  contents: PackContents,
  requests: readonly SaveRequest[],
  saved: readonly SavedText[],
): PackContents {
  const stamps = new Map(contents.stamps);
  const texts = new Map(contents.texts);
  for (const [at, { path: file, hash }] of saved.entries()) {
    stamps.delete(file);
    texts.set(file, { path: file, text: defined(requests[at]).text, hash });
  }
  return { ...contents, stamps, texts };
}

export function withRenamed(contents: PackContents, from: string, to: string): PackContents {
  const stamps = new Map(contents.stamps);
  const texts = new Map(contents.texts);
  const file = texts.get(from);
  stamps.delete(from);
  texts.delete(from);
  if (file !== undefined) texts.set(to, { ...file, path: to });
  const problems = moved(contents.problems, from, to, (problem) => ({ ...problem, path: to }));
  const [assets, pixels] = [moved(contents.assets, from, to), moved(contents.pixels, from, to)];
  return { ...contents, stamps, texts, problems, assets, pixels };
}

function moved<Value>(
  entries: ReadonlyMap<string, Value>,
  from: string,
  to: string,
  change: (value: Value) => Value = (value) => value,
): ReadonlyMap<string, Value> {
  return new Map(Array.from(entries, ([path, value]) => (path === from ? [to, change(value)] : [path, value])));
}
