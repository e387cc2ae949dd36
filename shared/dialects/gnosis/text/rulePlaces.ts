// Where the rules of a file stand, whatever form the file has.
import { objectOf } from "../../../base/json";
import type { RulePlace } from "../../../pack/packModel";
import { type JsonTree, nodeAt, valueOf } from "../../../text/jsonTree";
import { configuredRules, writtenRules } from "./ruleForms";

/** Returns the rules of a file that have an id and a trigger, in the order of the text. */
export function rulePlaces(tree: JsonTree): readonly RulePlace[] {
  const value = valueOf(tree.root);
  const { rules } = objectOf(value);
  const written = [
    ...writtenRules(value),
    ...writtenRules(rules, "/rules"),
    ...writtenRules(configuredRules(objectOf(value)) ?? undefined, "/configuration/rules"),
  ];
  // A list `rules` is one of the forms, and a member of a session.
  const byPlace = new Map(written.map((rule) => [rule.at, rule]));
  return Array.from(byPlace.values()).flatMap((rule) => {
    const node = nodeAt(tree, rule.at);
    const { id, trigger } = objectOf(rule.value);
    const name = typeof id === "string" ? id : rule.key;
    if (node === undefined || name === null || typeof trigger !== "string") return [];
    return [{ id: name, at: rule.at, offset: node.offset, length: node.length }];
  });
}
