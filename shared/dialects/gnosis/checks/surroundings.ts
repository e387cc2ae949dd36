// Checks what stands around the rules: the folder of the rules, the ids of events, the names of stubs.
import { type Json, type JsonPointer, childPointer, listOf, objectOf } from "../../../base/json";
import type { NameIndex } from "../../../base/nameIndex";
import { nearestName } from "../../../base/nearestName";
import type { Finding } from "../../../findings/finding";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { isBinding } from "../rules/bindings";
import { pathNames } from "../rules/path";
import { serviceTarget } from "../rules/targets";
import { packFolders } from "../text/packPlaces";
import { type EventText, playedIn, publishedBy, reactionsInFile } from "../text/reactions";
import { found, replacing, unknown } from "./found";

/** Findings about everything in a pack that is no rule. */
export function surroundingFindings(pack: PackSource): readonly Finding[] {
  const { files } = pack;
  return [...folderFindings(pack), ...Array.from(files.values()).flatMap((file) => Array.from(fileFindings(file)))];
}

/**
 * A folder of rules that the manifest names and that is not there, or a folder of sessions whose name is almost that of
 * another one: the pack would silently have none.
 */
function folderFindings({ files, manifest }: PackSource): readonly Finding[] {
  if (manifest === null) return [];
  const { rules, sessions } = packFolders(manifest.value);
  const paths = Array.from(files.keys());
  const folders = new Set(paths.flatMap((path) => (path.includes("/") ? [path.slice(0, path.indexOf("/"))] : [])));
  return (["rules", "sessions"] as const).flatMap((part): readonly Finding[] => {
    const written = objectOf(manifest.value)[part];
    const place = part === "rules" ? rules : sessions;
    if (typeof written !== "string" || paths.some((path) => path === place || path.startsWith(`${place}/`))) return [];
    // A folder for sessions may be empty yet.
    const nearest = nearestName(written, folders);
    if (part === "sessions" && nearest === null) return [];
    const guess = nearest === null ? "" : ` Did you mean "${nearest}"?`;
    const message = `There is no file and no folder "${written}".${guess}`;
    const fixes = nearest === null ? {} : { fixes: replacing(manifest, `/${part}`, nearest) };
    return [
      { code: "missing-file", severity: "error", message, file: manifest.path, at: `/${part}`, params: {}, ...fixes },
    ];
  });
}

function* fileFindings(file: SourceFile): Iterable<Finding> {
  yield* idFindings(file, playedIn(file));
  for (const reaction of reactionsInFile(file)) {
    const { definition, at, call, event } = reaction;
    if (call !== null && serviceTarget(call) === null) {
      const message = `"${call}" is no function of a service: it is written as Service.Function.`;
      yield found("service-target", file, at, message, { onKey: true });
    }
    if (event === "") {
      const message = "A subscriber needs the id of an event: without one it hears nothing.";
      yield found("event-without-id", file, childPointer(at, "event"), message);
    }
    yield* idFindings(file, publishedBy(reaction));
    yield* writeFindings(file, definition["set"], childPointer(at, "set"));
  }
}

/** Writes that lead into no state tree: nothing is written. */
function* writeFindings(file: SourceFile, writes: Json | undefined, at: JsonPointer): Iterable<Finding> {
  for (const [index, write] of listOf(writes).entries()) {
    const { path, value } = objectOf(write);
    if (typeof path !== "string") continue;
    const [first = "", ...names] = pathNames(path);
    const isState = STATE_ROOTS.includes(first.toLowerCase());
    if (first.toLowerCase() === "ephemeral" && isActiveList(names, value)) {
      const message = "This switches no rule on or off: Rule.AddRule and Rule.RemoveRuleById do.";
      const finding = found("state-write-target", file, childPointer(at, index, "path"), message);
      yield { ...finding, severity: "warning" };
    }
    if (isState && names.length > 0) continue;
    const message = isState
      ? `"${path}" is a whole state tree: a path goes on with the name of a value.`
      : `"${path}" leads into no state tree: it begins with persistent or ephemeral.`;
    const place = childPointer(at, index, "path");
    if (!isState && names.length === 0 && first !== "" && STATE_ROOT_NAMES.nearest(first) === null) {
      const fixes = STATE_ROOTS.toReversed().flatMap((root) => replacing(file, place, `${root}.${path}`));
      yield found("state-write-target", file, place, message, { fixes });
      continue;
    }
    yield unknown("state-write-target", file, place, message, {
      name: isState ? "" : first,
      names: STATE_ROOT_NAMES,
      write: (root) => root + path.slice(first.length),
    });
  }
}

/** The list of active rules of the ephemeral state, or an entry of it: the rules are registered when a session begins. */
function isActiveList([name, index, ...others]: readonly string[], value: Json | undefined): boolean {
  if (name !== "rules" || others.length > 0) return false;
  return index === undefined ? Array.isArray(value) || isBinding(value) : /^\d+$/.test(index);
}

const STATE_ROOTS: readonly string[] = ["persistent", "ephemeral"];
const STATE_ROOT_NAMES: NameIndex = { nearest: (name) => nearestName(name, STATE_ROOTS) };

function* idFindings(file: SourceFile, events: readonly EventText[]): Iterable<Finding> {
  for (const { id, at } of events) {
    if (id !== "") continue;
    const message = "An event needs an id: without one it is not published.";
    yield found("event-without-id", file, childPointer(at, "id"), message);
  }
}
