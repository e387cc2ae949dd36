// Finds roles that multi-cell objects and the configs of systems do not have in common: a list names one that no object
// has, or an object has one that no list names (fact sheets 12.6 and 12.7).
import { type JsonPointer, childPointer, listOf, objectOf } from "../../../../base/json";
import { nameTable } from "../../../../base/nameTable";
import { nearestName } from "../../../../base/nearestName";
import type { Finding } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import type { IndexedSystem, PackIndex } from "../../text/names/packIndex";
import { found, renameFix, unknownName } from "../found";

/** By type of system, the lists of its config that name roles. */
const LISTS: Readonly<Record<string, readonly string[]>> = nameTable({
  sliding_blocks: ["coverableBlockedRoles", "escapeRoles"],
  line_of_sight: ["sourceRoles"],
});

interface RoleAt {
  readonly role: string;
  readonly file: SourceFile;
  readonly at: JsonPointer;
}

/** Returns findings about the roles of the game's systems and of the objects of all levels. */
export function blockRoleFindings(index: PackIndex): readonly Finding[] {
  const everywhere = [index.systems, ...index.levels.map(({ systems }) => systems)].flat();
  const used = everywhere.filter(({ enabled, type }) => enabled && Object.hasOwn(LISTS, type));
  const objects = rolesOfObjects(index);
  if (used.length === 0 || objects.count === 0) return [];
  const listed = new Set(used.flatMap((system) => listedRoles(system).map(({ role }) => role)));
  return [
    ...index.systems.flatMap((system) => (system.enabled ? absentFindings(system, objects.roles) : [])),
    ...objects.roles.flatMap((own) => unlistedFindings(own, listed, objects.roles)),
  ];
}

function listedRoles({ type, config, file, at }: IndexedSystem): readonly RoleAt[] {
  return (LISTS[type] ?? []).flatMap((list) =>
    listOf(config[list]).flatMap((role, place) =>
      typeof role === "string" ? [{ role, file, at: childPointer(at, "config", list, place) }] : [],
    ),
  );
}

/** Returns the roles of all multi-cell objects, and how many objects there are. */
function rolesOfObjects({ levels }: PackIndex): { readonly roles: readonly RoleAt[]; readonly count: number } {
  let count = 0;
  const roles = levels.flatMap(({ file, value }) =>
    listOf(objectOf(value["board"])["multiCellObjects"]).flatMap((object, place): readonly RoleAt[] => {
      count += 1;
      const { role } = objectOf(objectOf(object)["params"]);
      const at = childPointer("/board/multiCellObjects", place, "params", "role");
      return typeof role === "string" ? [{ role, file, at }] : [];
    }),
  );
  return { roles, count };
}

function absentFindings(system: IndexedSystem, own: readonly RoleAt[]): readonly Finding[] {
  const names = new Set(own.map(({ role }) => role));
  return listedRoles(system).flatMap(({ role, file, at }): readonly Finding[] => {
    if (names.has(role)) return [];
    const message = `No multi-cell object of any level has the role "${role}".`;
    return [unknownName("unknown-role", message, { name: role, file, at, names, isListed: true })];
  });
}

/** Reports a role that makes no difference: as a mistake where a list names one like it. */
function unlistedFindings(
  { role, file, at }: RoleAt,
  listed: ReadonlySet<string>,
  own: readonly RoleAt[],
): readonly Finding[] {
  if (listed.has(role)) return [];
  const message = `No list of a system names the role "${role}": it makes no difference.`;
  if (nearestName(role, listed) !== null)
    return [unknownName("unknown-role", message, { name: role, file, at, names: listed })];
  // A list's only role that no object of the level has may be meant.
  const here = own.filter((each) => each.file === file).map((each) => each.role);
  const [meant, ...others] = Array.from(listed).filter((each) => !here.includes(each));
  const fix = meant === undefined || others.length > 0 ? null : renameFix(file, at, meant);
  const more = { params: { name: role }, fixes: fix === null ? [] : [fix] };
  return [{ ...found("unknown-role", file, at, message, more), severity: "information" }];
}
