// Checks the rules of a pack against one another: ids, orders, active rules.
import { type Json, childPointer, isJsonObject, listOf, objectOf, pointerKeys } from "../../../base/json";
import { nameIndex } from "../../../base/nameIndex";
import { nearestName } from "../../../base/nearestName";
import type { Finding } from "../../../findings/finding";
import { fileStem } from "../../../pack/fileNames";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { partOf } from "../rules/path";
import { activeRules } from "../run/activeRules";
import type { LoadedPack } from "../load/loadedPack";
import { namesOfPack } from "../text/names";
import { addedRules } from "../text/addedRules";
import { packFolders } from "../text/packPlaces";
import { listedFiles } from "../text/ruleForms";
import { rulesInFile, rulesOfPack } from "../text/ruleTexts";
import { sessionId } from "../text/sessions";
import { found, replacing, unknown } from "./found";
import { statePathFindings } from "./statePaths";

/** Reports what is wrong between the files of a pack; `loaded` was made of the same pack. */
export function packRuleFindings(pack: PackSource, loaded: LoadedPack): readonly Finding[] {
  return [
    ...loadFindings(pack, loaded),
    ...sessionIdFindings(pack),
    ...orderFindings(pack, loaded),
    ...activeFindings(pack),
    ...statePathFindings(pack),
    ...unlistedFindings(pack, loaded),
  ];
}

function loadFindings(pack: PackSource, loaded: LoadedPack): readonly Finding[] {
  const { files, levels } = pack;
  const sessions = levels.filter(({ path }) => loaded.session(path).rules !== loaded.rules);
  const problems = [loaded.rules, ...sessions.map(({ path }) => loaded.session(path).rules)].flatMap(
    (rules) => rules.problems,
  );
  return problems.flatMap(({ code, file, at, message }): readonly Finding[] => {
    const source = files.get(file);
    if (source === undefined) return [];
    if (code === "duplicate-rule-id") {
      const hasId = Object.hasOwn(objectOf(valueAt(source, at)), "id");
      return [found(code, source, hasId ? childPointer(at, "id") : at, message)];
    }
    // The others are reported where rules are checked by themselves.
    if (code !== "missing-file") return [];
    return [missingFile(pack, source, at, message)];
  });
}

/** Returns the finding about a file that an index lists and that is not there, with the one that is like it. */
function missingFile({ files }: PackSource, index: SourceFile, at: string, message: string): Finding {
  const folder = index.path.slice(0, index.path.lastIndexOf("/") + 1);
  const listed = listOf(objectOf(index.value)["domains"]);
  const unlisted = Array.from(files.keys()).flatMap((path) => {
    const name = path.slice(folder.length);
    return path.startsWith(folder) && path !== index.path && !listed.includes(name) ? [name] : [];
  });
  const written = valueAt(index, at);
  const nearest = typeof written === "string" ? nearestName(written, unlisted) : null;
  const base = { code: "missing-file", severity: "error", file: index.path, at, params: {} } as const;
  if (nearest === null) return { ...base, message };
  return { ...base, message: `${message} Did you mean "${nearest}"?`, fixes: replacing(index, at, nearest) };
}

function valueAt({ value }: SourceFile, at: string): Json | undefined {
  let inner = value;
  for (const key of pointerKeys(at)) inner = inner === undefined ? undefined : partOf(inner, key);
  return inner;
}

/** Of two sessions with one id the one whose file has another name is reported, with that name as a fix. */
function sessionIdFindings({ levels }: PackSource): readonly Finding[] {
  const first = new Map<string, SourceFile>();
  const isNamed = (file: SourceFile): boolean => fileStem(file.path) === sessionId(file);
  const ids = new Set(levels.map(sessionId));
  return levels
    .toSorted((one, another) => Number(isNamed(another)) - Number(isNamed(one)))
    .flatMap((file) => {
      const id = sessionId(file);
      const other = first.get(id);
      if (other === undefined) {
        first.set(id, file);
        return [];
      }
      const at = isJsonObject(file.value) && Object.hasOwn(file.value, "id") ? "/id" : "";
      const name = fileStem(file.path);
      const fixes = at === "" || ids.has(name) ? [] : replacing(file, at, name);
      return [found("duplicate-session-id", file, at, `Another session has the id "${id}": ${other.path}.`, { fixes })];
    });
}

/** Rules of one event that run in the order of their registration only because their orders are equal. */
function orderFindings({ files }: PackSource, { rules }: LoadedPack): readonly Finding[] {
  const { byId, byTrigger } = activeRules(rules.rules.map(({ rule }) => rule));
  const tied = new Map<string, string>();
  for (const { interceptors, reactors } of byTrigger.values()) {
    for (const list of [interceptors, reactors]) {
      for (const [index, active] of list.entries()) {
        const before = list[index - 1];
        if (before?.order === active.order) tied.set(active.rule.id, before.rule.id);
      }
    }
  }
  return rules.rules.flatMap(({ rule, file, at }) => {
    const other = tied.get(rule.id);
    const source = files.get(file);
    if (other === undefined || source === undefined) return [];
    const order = byId.get(rule.id)?.order ?? 0;
    const place = rule.order === null ? at : childPointer(at, "executionOrder");
    const message = `"${rule.id}" and "${other}" both have the order ${order}: the one that was registered first runs first.`;
    return [found("order-tie", source, place, message)];
  });
}

/** Ids in lists of active rules, and in calls, that no rule has. */
function activeFindings({ files }: PackSource): readonly Finding[] {
  const ids = new Set(rulesOfPack(files).map(({ id }) => id));
  for (const { definition, at } of rulesOfPack(files)) {
    for (const added of addedRules(definition, at)) ids.add(added.id);
  }
  const known = nameIndex(ids);
  return Array.from(namesOfPack(files)).flatMap(([file, names]) =>
    names.flatMap(({ of, role, name, at }) => {
      if (of !== "rule" || role !== "use" || ids.has(name)) return [];
      return [unknown("unknown-active-rule", file, at, `There is no rule "${name}".`, { name, names: known })];
    }),
  );
}

/** Files of rules that an index leaves out, and no session lists: their rules are never loaded. */
function unlistedFindings({ files, levels, manifest }: PackSource, loaded: LoadedPack): readonly Finding[] {
  const { rules: folder } = packFolders(manifest?.value);
  const index = files.get(`${folder}/index.json`);
  if (index === undefined || listedFiles(index.value) === null) return [];
  // A path that leads to no file may be the one of a file that seems to be left out.
  if (loaded.rules.problems.some(({ code }) => code === "missing-file")) return [];
  const groups = new Set([loaded.rules, ...levels.map(({ path }) => loaded.session(path).rules)]);
  const known = new Set(
    Array.from(groups, ({ rules, problems }) => [...rules, ...problems].map(({ file }) => file)).flat(),
  );
  const unlisted = Array.from(files.values()).filter(
    (file) => file.role === "rules" && !known.has(file.path) && rulesInFile(file).length > 0,
  );
  const twice = unlisted.length === 1 ? listedTwice(index) : null;
  return unlisted.map((file) => {
    const params = { name: file.path };
    if (twice === null) {
      const message = `${file.path} is not listed: its rules are not loaded.`;
      return found("unlisted-file", index, "/domains", message, { params });
    }
    const message = `${twice.name} is listed twice, and ${file.path} is not: its rules are not loaded.`;
    const name = file.path.slice(folder.length + 1);
    return found("unlisted-file", index, twice.at, message, { params, fixes: replacing(index, twice.at, name) });
  });
}

/** Returns the only file that an index lists a second time, with the place of that entry; null for none, or several. */
function listedTwice(index: SourceFile): { readonly name: string; readonly at: string } | null {
  const names = listOf(objectOf(index.value)["domains"]).map((name) => (typeof name === "string" ? name : ""));
  const again = names.flatMap((name, place) => (names.indexOf(name) < place ? [{ name, place }] : []));
  const [only, ...others] = again;
  if (only === undefined || others.length > 0) return null;
  return { name: only.name, at: childPointer("/domains", only.place) };
}
