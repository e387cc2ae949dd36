// Finds params that a kind is drawn with and that none of its entities has: mostly misspelt ones.
import { type JsonPointer, childPointer, listOf, objectOf } from "../../../../base/json";
import { nearestName } from "../../../../base/nearestName";
import type { Finding } from "../../../../findings/finding";
import { type IndexedKind, type PackIndex, allRules } from "../../text/names/packIndex";
import { found, renameFix } from "../found";
import { READ_OF_ENTITIES } from "./paramNames";
import { addStrings } from "../possible/possibleKinds";

/** Returns a finding for each `symbolParam` and `@param:` of a kind that nothing can have. */
export function drawnParamFindings(index: PackIndex): readonly Finding[] {
  const used = [...index.kinds.values()].flatMap((kind) => drawnWith(kind).map((use) => ({ ...use, kind })));
  if (used.length === 0) return [];
  const named = namedByConfigs(index);
  return used.flatMap(({ kind, name, at, prefix }): readonly Finding[] => {
    const own = ownParams(index, kind);
    // A kind of which nothing is known yet may get any param.
    if (own.size === 0 || own.has(name) || named.has(name)) return [];
    const meant = nearestName(name, [...own, ...READ_OF_ENTITIES]);
    const hint = meant === null ? "" : ` Did you mean "${meant}"?`;
    const fix = meant === null ? null : renameFix(kind.file, at, `${prefix}${meant}`);
    const message = `No "${kind.id}" has the param "${name}".${hint}`;
    const more = { params: { name }, fixes: fix === null ? [] : [fix] };
    const severity = meant === null ? "information" : "warning";
    return [{ ...found("unknown-param", kind.file, at, message, more), severity }];
  });
}

interface DrawnWith {
  readonly name: string;
  readonly at: JsonPointer;
  /** What stands before the name. */
  readonly prefix: string;
}

/** Returns the params that a kind's symbol and display name. */
function drawnWith({ value, at }: IndexedKind): readonly DrawnWith[] {
  const { symbolParam, display } = value;
  const ofSymbol = typeof symbolParam === "string" && symbolParam !== "";
  return [
    ...(ofSymbol ? [{ name: symbolParam, at: childPointer(at, "symbolParam"), prefix: "" }] : []),
    ...Object.entries(objectOf(display)).flatMap(([field, text]) => {
      const [, prefix, name] = (typeof text === "string" ? /^((?:@hue:)?@param:)(.+)$/.exec(text) : null) ?? [];
      return name === undefined ? [] : [{ name, at: childPointer(at, "display", field), prefix: prefix ?? "" }];
    }),
  ];
}

/** Returns the params that a kind declares, that its entities on boards and in pipes have, and that effects give it. */
function ownParams(index: PackIndex, { id, value }: IndexedKind): ReadonlySet<string> {
  const names = new Set(Object.keys(objectOf(value["params"])));
  const add = (params: object): void => {
    for (const name of Object.keys(params)) names.add(name);
  };
  for (const { board, value: level } of index.levels) {
    for (const entity of board.ok ? board.value.entities : []) if (entity?.kind === id) add(entity.params);
    for (const object of listOf(objectOf(level["board"])["multiCellObjects"])) {
      if (objectOf(object)["kind"] === id) add(objectOf(objectOf(object)["params"]));
    }
  }
  for (const { effects } of allRules(index)) {
    for (const { name, body } of effects) {
      const { kind } = body;
      const makes = name === "spawn" || name === "set_cell";
      if (makes && typeof kind === "string" && (kind === id || kind.startsWith("$"))) add(body);
    }
  }
  return names;
}

/** Returns every word of the systems' configs, and what systems read and write by themselves. */
function namedByConfigs(index: PackIndex): ReadonlySet<string> {
  const names = new Set<string>(READ_OF_ENTITIES);
  for (const { config } of [...index.systems, ...index.levels.flatMap(({ systems }) => systems)])
    addStrings(config, names);
  return names;
}
