// Every place where a pack says the name of a param: its declarations, the entities and moves that carry it, references,
// and the placeholders of pictures and labels. A param's name means the same wherever it is declared, since systems and
// references ask for it by name whatever the kind.
import { inOrder, type Occurrence } from "../../../../pack/names/occurrences";
import { memberOf } from "../../../../text/jsonNode";
import { type JsonObject, objectOf } from "../../../../base/json";
import { type JsonNode, nodeAt } from "../../../../text/jsonTree";
import { occurrencesOf } from "./occurrences";
import { type PackIndex, allRules } from "./packIndex";
import type { SourceFile } from "../../../../pack/packSource";
import { gridponderSchema } from "../schemas";
import { walkSchema } from "../../../../pack/schemas/schemaWalk";
import type { Schema } from "../../../../pack/schemas/schemas";

/** A param of kinds, or one of actions. */
export type ParamSort = "param" | "actionParam";

/** Whether an event carries a field of a name itself, so that `$event.<name>` means that one. */
export type IsEventField = (event: string, name: string) => boolean;

/** Returns all places, by file and in the order of the text, each once. */
export function paramOccurrences(
  index: PackIndex,
  sort: ParamSort,
  name: string,
  isEventField: IsEventField,
): readonly Occurrence[] {
  const found = [...occurrencesOf(index, sort, name)];
  const owners = ownersOf(index, sort, name);
  const add = (file: SourceFile | null, schema: string): void => {
    if (file?.tree.root === undefined) return;
    walkSchema(file.tree.root, gridponderSchema(schema), (node, schemas) => {
      for (const key of carriedKeys(node, schemas, sort, name, owners)) found.push(use(file, key));
    });
    if (sort === "param")
      found.push(
        ...references(index, file, name, isEventField),
        ...askedOfEvents(index, file, name, isEventField),
        ...placeholders(file, name, owners),
      );
  };
  add(index.pack.game, "game");
  for (const { file } of index.levels) add(file, "level");
  return inOrder(found);
}

/** Returns the kinds or actions that declare it, and kinds that are drawn by it. */
function ownersOf(index: PackIndex, sort: ParamSort, name: string): ReadonlySet<string> {
  const all = sort === "param" ? [...index.kinds.values()] : index.actions;
  const owns = (value: JsonObject): boolean =>
    Object.hasOwn(objectOf(value["params"]), name) || value["symbolParam"] === name || value["spriteParam"] === name;
  return new Set(all.filter(({ value }) => owns(value)).map(({ id }) => id));
}

/** Returns the keys of an object that carries params of one of the owners. */
function carriedKeys(
  node: JsonNode,
  schemas: readonly Schema[],
  sort: ParamSort,
  name: string,
  owners: ReadonlySet<string>,
): readonly JsonNode[] {
  const field = schemas.map((schema) => schema["x-params-of"]).find((each) => each !== undefined);
  if (node.type !== "object" || field !== (sort === "param" ? "kind" : "action")) return [];
  if (schemas.some(({ properties = {} }) => Object.hasOwn(properties, name))) return [];
  const owner = textIn(node, field) ?? textIn(node.parent?.parent, field) ?? (field === "action" ? "move" : "$");
  if (!owners.has(owner) && !owner.startsWith("$")) return [];
  return keysNamed(node, name);
}

function textIn(node: JsonNode | undefined, key: string): string | undefined {
  const value = node?.type === "object" ? memberOf(node, key) : undefined;
  return value?.type === "string" ? String(value.value) : undefined;
}

function keysNamed(object: JsonNode, name: string): readonly JsonNode[] {
  return (object.children ?? []).flatMap(({ children = [] }) => (children[0]?.value === name ? children[0] : []));
}

function use(file: SourceFile, key: JsonNode): Occurrence {
  return { file, span: { offset: key.offset + 1, length: key.length - 2 }, role: "use", written: "whole" };
}

/** In the effects of rules: `$cell.<layer>.param.<name>`, and `$event.<name>` where the event has no such field. */
function references(
  index: PackIndex,
  file: SourceFile,
  name: string,
  isEventField: IsEventField,
): readonly Occurrence[] {
  return allRules(index).flatMap((rule) => {
    const then = rule.file === file ? nodeAt(file.tree, `${rule.at}/then`) : undefined;
    const ofEvent = isEventField(rule.on, name) ? null : `$event.${name}`;
    return textNodes(then).flatMap((node): readonly Occurrence[] => {
      const text = String(node.value);
      const isCell = text.startsWith("$cell.") && text.endsWith(`.param.${name}`);
      if (!isCell && text !== ofEvent) return [];
      const offset = node.offset + node.length - 1 - name.length;
      return [{ file, span: { offset, length: name.length }, role: "use", written: "inside" }];
    });
  });
}

/** In conditions `{"event": {"param": name}}`, where the event has no such field: its entity's is meant (decision 6). */
function askedOfEvents(
  index: PackIndex,
  file: SourceFile,
  name: string,
  isEventField: IsEventField,
): readonly Occurrence[] {
  return allRules(index).flatMap((rule) => {
    if (rule.file !== file || isEventField(rule.on, name)) return [];
    return rule.conditions.flatMap((condition): readonly Occurrence[] => {
      const node = condition.name === "event" ? nodeAt(file.tree, `${condition.at}/param`) : undefined;
      return node?.type === "string" && node.value === name ? [use(file, node)] : [];
    });
  });
}

/** `{name}` in the pictures and labels of kinds that declare the param. */
function placeholders(file: SourceFile, name: string, owners: ReadonlySet<string>): readonly Occurrence[] {
  return [...owners].flatMap((kind) => {
    const kinds = nodeAt(file.tree, "/entityKinds");
    const own = kinds === undefined ? undefined : memberOf(kinds, kind);
    return textNodes(own).flatMap((node) =>
      Array.from(file.text.slice(node.offset, node.offset + node.length).matchAll(/\{([^{}]*)\}/g)).flatMap(
        (match): readonly Occurrence[] => {
          if (match[1] !== name) return [];
          const span = { offset: node.offset + match.index + 1, length: name.length };
          return [{ file, span, role: "use", written: "inside" }];
        },
      ),
    );
  });
}

/** Returns the texts in a value, keys left out. */
function textNodes(node: JsonNode | undefined): readonly JsonNode[] {
  if (node === undefined) return [];
  if (node.type === "string") return [node];
  const inner = node.type === "property" ? node.children?.slice(1) : node.children;
  return (inner ?? []).flatMap(textNodes);
}
