// What the button below a list offers to add: an item of each type, or with each member that it may have, and the
// recipes that its schema brings.
import type { Json } from "../../shared/base/json";
import { formFields } from "../../shared/pack/forms/formFields";
import { copiedItem, itemTypes, newItem } from "../../shared/pack/forms/formItems";
import { itemMemberChoices, withMember } from "../../shared/pack/forms/oneMember";
import { expand } from "../../shared/pack/schemas/schemaWalk";
import type { Schema } from "../../shared/pack/schemas/schemas";
import { snippetValue } from "../../shared/pack/schemas/snippetValue";
import type { MenuChoice } from "../ui/MenuButton";

/**
 * Returns the choices for a new item of a list, types among them that `isOffered`; `add` gets the one that was chosen,
 * under a free id.
 */
export function addChoices(
  items: readonly Schema[],
  label: string,
  taken: ReadonlySet<string>,
  isOffered: (type: string) => boolean,
  add: (item: Json) => void,
): readonly MenuChoice[] {
  const described = items.flatMap((schema) => expand(schema, null));
  const members = itemMemberChoices(items);
  if (members.length > 0) {
    return members.map(({ name, description }) => ({
      id: name,
      title: name.replaceAll("_", " "),
      description,
      onChoose: () => add(withMember(described, undefined, name)),
    }));
  }
  const types = itemTypes(items).filter(({ type }) => isOffered(type));
  if (types.length > 0) {
    return types.map(({ type, description }) => ({
      id: type,
      title: type,
      description,
      onChoose: () => add(newItem(items, type, taken)),
    }));
  }
  const recipes = described.flatMap(({ defaultSnippets = [] }) => defaultSnippets);
  return [
    { id: "item", title: `New ${label}`, onChoose: () => add(plainItem(items, taken)) },
    // The first is the plain one, which the form makes itself.
    ...recipes.slice(1).map(({ label: name = "", description = "", body }) => ({
      id: name,
      title: titleOf(name),
      description,
      onChoose: () => add(copiedItem(snippetValue(body), taken)),
    })),
  ];
}

/** Returns a new item with empty names where one is needed, so that what is filled in stands in its usual order. */
function plainItem(items: readonly Schema[], taken: ReadonlySet<string>): Json {
  const item = newItem(items, null, taken);
  const schemas = items.flatMap((schema) => expand(schema, null));
  const names = formFields({ node: undefined, schemas }).flatMap(({ name, control, isNeeded }) => {
    const value = item[name] ?? (isNeeded && control.is === "name" ? "" : undefined);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(names), ...item };
}

/** "rule: a key opens a door" is "A key opens a door". */
function titleOf(name: string): string {
  const text = name.slice(name.indexOf(":") + 1).trim();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
