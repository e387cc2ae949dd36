// Single changes of event rules that an author may have meant, before those that the schemas tell: the other comparison,
// the same path elsewhere, arguments in the other order, a percentage for a factor.
import { type Json, childPointer, listOf, objectOf } from "../../../base/json";
import { type Slip, commonSlips, replaced, rulesOf, slip } from "../../../language/slips";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { type JsonNode, nodeAt, valueOf } from "../../../text/jsonTree";
import { isEqualJson } from "../../../text/memberEdit";
import { knownValues } from "../checks/knownValues";
import { parsePath } from "../rules/path";
import { addedRules } from "../text/addedRules";
import { rulesInFile, rulesOfPack } from "../text/ruleTexts";

/** Lists what may be meant in the rules, the most likely first. */
export function* gnosisSlips(pack: PackSource): Iterable<Slip> {
  const files = rulesOf(pack).filter(({ role, tree }) => role === "rules" && tree.errors.length === 0);
  const later: Slip[] = [];
  const ids = ruleIds(pack);
  for (const file of files) {
    const { root } = file.tree;
    if (root === undefined) continue;
    for (const [key, node] of membersIn(root)) {
      yield* memberSlips(file, key, node);
      if (key === "ruleId") yield* othersOf(file, node, ids);
      later.push(...looseSlips(file, key, node));
    }
  }
  for (const file of files) yield* rulesOnPack(pack, file);
  yield* later;
  yield* commonSlips(pack);
}

/** Returns the ids of all rules, also of those that calls add. */
function ruleIds({ files }: PackSource): readonly string[] {
  const rules = rulesOfPack(files);
  const added = rules.flatMap(({ definition, at }) => addedRules(definition, at).map(({ id }) => id));
  return [...rules.map(({ id }) => id), ...added];
}

/** Lists what the rest of the pack tells of a file's rules: other texts to compare with, another order among the rules. */
function* rulesOnPack(pack: PackSource, file: SourceFile): Iterable<Slip> {
  const valuesAt = knownValues(pack);
  for (const { trigger, definition, at } of rulesInFile(file)) {
    for (const [index, condition] of listOf(definition["conditions"]).entries()) {
      const { path, value } = objectOf(condition);
      const node = nodeAt(file.tree, childPointer(at, "conditions", index, "value"));
      if (typeof path !== "string" || typeof value !== "string" || node === undefined) continue;
      const { root, names } = parsePath(path);
      const given = root === null ? [] : valuesAt(trigger, root, names).values.flat();
      const texts = new Set(given.filter((each) => typeof each === "string" && each !== value));
      yield* othersOf(file, node, [...texts]);
    }
    const order = nodeAt(file.tree, childPointer(at, "executionOrder"));
    if (typeof order?.value === "number") yield* othersOf(file, order, freeOrders(pack, trigger));
  }
}

/** More orders of one event are not written by hand. */
const MOST_ORDERS = 12;

/** Returns the whole numbers that no rule of an event has as its order, between the first and the last, and beside them. */
function freeOrders({ files }: PackSource, trigger: string): readonly number[] {
  const orders = rulesOfPack(files).flatMap((rule) => {
    const { executionOrder } = rule.definition;
    return rule.trigger === trigger && Number.isInteger(executionOrder) ? [Number(executionOrder)] : [];
  });
  const [first, last] = [Math.min(...orders) - 1, Math.max(...orders) + 1];
  if (orders.length < 2 || last - first > MOST_ORDERS + orders.length) return [];
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return all.filter((order) => !orders.includes(order));
}

/** Lists the members of all objects, with their keys. */
function* membersIn(node: JsonNode): Iterable<readonly [key: string, node: JsonNode]> {
  const [key, value] = node.type === "property" ? (node.children ?? []) : [];
  if (typeof key?.value === "string" && value !== undefined) yield [key.value, value];
  for (const child of node.children ?? []) yield* membersIn(child);
}

/** What is easily written instead of another operator. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  GT: ["LT", "GTE"],
  LT: ["GT", "LTE"],
  GTE: ["LTE", "GT"],
  LTE: ["GTE", "LT"],
  NOT_EQUALS: ["EQUALS"],
  NOT_EXISTS: ["EXISTS"],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
};

/** What nearly always holds, or changes little, is tried last. */
const LOOSE: Readonly<Record<string, readonly string[]>> = { EQUALS: ["NOT_EQUALS"], EXISTS: ["NOT_EXISTS"] };

const ROOTS: readonly string[] = ["payload", "persistent", "ephemeral"];

function memberSlips(file: SourceFile, key: string, node: JsonNode): readonly Slip[] {
  const { value } = node;
  if (key === "op" && typeof value === "string") return othersOf(file, node, OPERATORS[value.toUpperCase()]);
  if ((key === "path" || key === "fromContext") && typeof value === "string") {
    const { root, names } = parsePath(value);
    if (root === null || !ROOTS.includes(root) || names.length === 0) return [];
    const rest = value.slice(value.indexOf(".") + 1);
    return othersOf(
      file,
      node,
      ROOTS.filter((other) => other !== root).map((other) => `${other}.${rest}`),
    );
  }
  if (key === "args" && node.type === "array") return exchanged(file, node);
  if ((key === "scale" || key === "value") && typeof value === "number" && Math.abs(value) >= 10)
    return [replaced(file, node, Number((value / 100).toPrecision(12)))];
  return key === "value" && typeof value === "boolean" ? [replaced(file, node, !value)] : [];
}

function looseSlips(file: SourceFile, key: string, node: JsonNode): readonly Slip[] {
  const { value } = node;
  return key === "op" && typeof value === "string" ? othersOf(file, node, LOOSE[value.toUpperCase()]) : [];
}

function othersOf(file: SourceFile, node: JsonNode, others: readonly Json[] = []): readonly Slip[] {
  return others.map((other) => replaced(file, node, other));
}

/** Returns the change that exchanges two arguments. */
function exchanged(file: SourceFile, { children = [] }: JsonNode): readonly Slip[] {
  const [one, other, more] = children;
  if (one === undefined || other === undefined || more !== undefined || isEqualJson(valueOf(one), valueOf(other)))
    return [];
  const textOf = ({ offset, length }: JsonNode): string => file.text.slice(offset, offset + length);
  return [
    slip(file, one, "the arguments in the other order", "Exchange the arguments", () => [
      { offset: one.offset, length: one.length, text: textOf(other) },
      { offset: other.offset, length: other.length, text: textOf(one) },
    ]),
  ];
}
