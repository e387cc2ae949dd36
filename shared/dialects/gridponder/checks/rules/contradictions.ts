// Finds conditions that exclude one another and yet must hold at once, and those that are asked twice: in an `all_of`, or
// in one rule.
import { type Json, type JsonPointer, childPointer, isJsonObject, listOf, objectOf } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { sameValue } from "../../text/values";
import { type PackIndex, allRules } from "../../text/names/packIndex";
import { CONDITION_NAMES } from "../possible/catalogue";
import { found } from "../found";

/** A condition that must hold together with others. */
export interface Part {
  readonly name: string;
  readonly body: Json;
  readonly at: JsonPointer;
}

/** Returns findings about the rules of the game and of all levels, and about the lose conditions of levels. */
export function contradictionFindings(index: PackIndex): readonly Finding[] {
  return [
    ...allRules(index).flatMap(({ file, at, value }) => [
      ...findingsOf(index, file, [
        ...certainParts(value["where"], childPointer(at, "where")),
        ...certainParts(value["if"], childPointer(at, "if")),
      ]),
      ...innerFindings(index, file, value["where"], childPointer(at, "where")),
      ...innerFindings(index, file, value["if"], childPointer(at, "if")),
    ]),
    ...index.levels.flatMap(({ file, loseConditions }) =>
      loseConditions.flatMap(({ at, config, type }) => {
        if (type !== "board_state") return [];
        const place = childPointer(at, "config", "condition");
        const condition = config["condition"];
        return [
          ...findingsOf(index, file, certainParts(condition, place)),
          ...innerFindings(index, file, condition, place),
        ];
      }),
    ),
  ];
}

/** Returns the parts of a condition that must all hold: itself, or those of its `all_of`. */
export function certainParts(condition: Json | undefined, at: JsonPointer): readonly Part[] {
  const name = nameOf(condition);
  if (name === undefined || !isJsonObject(condition)) return [];
  const place = childPointer(at, name);
  const body = condition[name] ?? null;
  if (name !== "all_of") return [{ name, body, at: place }];
  return listOf(body).flatMap((part, index) => certainParts(part, childPointer(place, index)));
}

/** Returns findings about each `all_of` that stands in an `any_of` or a `not`. */
function innerFindings(
  index: PackIndex,
  file: SourceFile,
  condition: Json | undefined,
  at: JsonPointer,
): readonly Finding[] {
  const name = nameOf(condition);
  if (name === undefined || !isJsonObject(condition)) return [];
  const body = condition[name];
  const place = childPointer(at, name);
  if (name === "all_of") {
    return listOf(body).flatMap((part, number) => innerFindings(index, file, part, childPointer(place, number)));
  }
  const parts = name === "not" ? [[body, place] as const] : name === "any_of" ? entriesOf(body, place) : [];
  return parts.flatMap(([part, partAt]) => [
    ...findingsOf(index, file, certainParts(part, partAt)),
    ...innerFindings(index, file, part, partAt),
  ]);
}

function entriesOf(list: Json | undefined, at: JsonPointer): readonly (readonly [Json, JsonPointer])[] {
  return listOf(list).map((part, index) => [part, childPointer(at, index)] as const);
}

/** Returns the name by which players read a condition: the first known one. */
function nameOf(condition: Json | undefined): string | undefined {
  return isJsonObject(condition) ? CONDITION_NAMES.find((name) => Object.hasOwn(condition, name)) : undefined;
}

/** Each is compared with all before it: a rule with more conditions was not written by hand. */
const MAX_COMPARED = 200;

function findingsOf(index: PackIndex, file: SourceFile, all: readonly Part[]): readonly Finding[] {
  const parts = all.slice(0, MAX_COMPARED);
  return parts.flatMap((part, number) => {
    const earlier = parts.slice(0, number);
    const same = earlier.find(({ name, body }) => name === part.name && sameValue(body, part.body));
    if (same !== undefined) {
      const message = "This condition is there already: the second time it asks nothing.";
      const related = [{ file: file.path, at: same.at, message: "Here it is asked first." }];
      return [found("asked-twice", file, part.at, message, { onKey: true, related })];
    }
    const other = earlier.find((each) => exclude(index, each, part));
    if (other === undefined) return [];
    const message = "This condition never holds together with another one that must hold too.";
    const related = [{ file: file.path, at: other.at, message: "The other one" }];
    return [found("condition-never-holds", file, part.at, message, { onKey: true, related })];
  });
}

function exclude(index: PackIndex, one: Part, other: Part): boolean {
  if (one.name === "not") return isSame(one.body, other);
  if (other.name === "not") return isSame(other.body, one);
  if (one.name !== other.name) return false;
  if (one.name === "position") return !sameValue(one.body, other.body);
  const [a, b] = [objectOf(one.body), objectOf(other.body)];
  const differ = (key: string): boolean =>
    a[key] !== undefined && b[key] !== undefined && !sameValue(a[key] ?? null, b[key] ?? null);
  const agree = (...keys: readonly string[]): boolean => keys.every((key) => sameValue(a[key] ?? null, b[key] ?? null));
  switch (one.name) {
    case "position_has_tag":
      return agree("layer") && tagsExclude(index, a["tag"], b["tag"]);
    case "event":
      return differ("kind") || (a["param"] !== undefined && agree("param") && differ("equals"));
    case "avatar":
      return differ("at") || holdExclusively(a["hasItem"], b["hasItem"]);
    case "cell":
      return agree("position", "layer") && (cellsExclude(a, b, differ) || kindsExclude(index, a, b));
    case "variable":
      return agree("name") && rangesExclude(a, b);
    case "board_count":
      return agree("kind", "tag", "layer") && rangesExclude(a, b);
    default:
      return false;
  }
}

/** Returns whether a condition is just another one. */
function isSame(condition: Json, { name, body }: Part): boolean {
  return nameOf(condition) === name && sameValue(objectOf(condition)[name] ?? null, body);
}

function holdExclusively(one: Json | undefined, other: Json | undefined): boolean {
  if (typeof one === "string" && typeof other === "string") return one !== other;
  const [text, flag] = typeof one === "string" ? [one, other] : [other, one];
  if (typeof text === "string") return flag === false;
  return typeof one === "boolean" && typeof other === "boolean" && one !== other;
}

type Fields = Readonly<Record<string, Json>>;

function cellsExclude(a: Fields, b: Fields, differ: (key: string) => boolean): boolean {
  if (differ("kind") || differ("isEmpty")) return true;
  const isFull = ({ kind, hasTag }: Fields): boolean => kind !== undefined || hasTag !== undefined;
  return (a["isEmpty"] === true && isFull(b)) || (b["isEmpty"] === true && isFull(a));
}

/** Returns whether no kind has both tags, though each has kinds: a tag without any is reported as an unknown name. */
function tagsExclude({ kinds, kindsByTag }: PackIndex, one: Json | undefined, other: Json | undefined): boolean {
  if (typeof one !== "string" || typeof other !== "string" || !kindsByTag.has(other)) return false;
  const tagged = kindsByTag.get(one) ?? [];
  return tagged.length > 0 && !tagged.some((kind) => kinds.get(kind)?.tags.includes(other) === true);
}

/** Returns whether no kind meets what two conditions ask of the kind in a cell. */
function kindsExclude(index: PackIndex, a: Fields, b: Fields): boolean {
  if (a["kind"] === undefined && b["kind"] === undefined) return tagsExclude(index, a["hasTag"], b["hasTag"]);
  const [{ kind }, { hasTag }] = a["kind"] === undefined ? [b, a] : [a, b];
  if (typeof kind !== "string" || typeof hasTag !== "string" || !index.kindsByTag.has(hasTag)) return false;
  return index.kinds.get(kind)?.tags.includes(hasTag) === false;
}

/** Returns whether no value meets both comparisons. */
function rangesExclude(a: Fields, b: Fields): boolean {
  if (a["op"] === "eq" && b["op"] === "eq") return !sameValue(a["value"] ?? null, b["value"] ?? null);
  const [one, other] = [rangeOf(a), rangeOf(b)];
  if (one === null || other === null) return false;
  const [low, high] = [Math.max(one.low, other.low), Math.min(one.high, other.high)];
  const isOpen = [one, other].some(({ low: from, openLow }) => from === low && openLow === true);
  const isOpenAbove = [one, other].some(({ high: to, openHigh }) => to === high && openHigh === true);
  return low > high || (low === high && (isOpen || isOpenAbove));
}

interface Range {
  readonly low: number;
  readonly high: number;
  readonly openLow?: boolean;
  readonly openHigh?: boolean;
}

function rangeOf({ op, value }: Fields): Range | null {
  if (typeof value !== "number") return null;
  switch (op) {
    case "eq":
      return { low: value, high: value };
    case "gt":
      return { low: value, high: Infinity, openLow: true };
    case "gte":
      return { low: value, high: Infinity };
    case "lt":
      return { low: -Infinity, high: value, openHigh: true };
    case "lte":
      return { low: -Infinity, high: value };
    default:
      return null;
  }
}
