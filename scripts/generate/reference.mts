// schemas/ → docs/reference.md: every field of every file, for people.
import { REFERENCES, eventsText } from "./events.mts";
import { type Schema, type SchemaFile, resolved, schemaAt } from "./schemaFiles.mts";

const CHAPTERS: readonly (readonly [title: string, belongs: (path: string) => boolean])[] = [
  ["manifest.json", (path) => path === "manifest.schema.json"],
  ["game.json", (path) => path === "game.schema.json"],
  ["Level files", (path) => path === "level.schema.json"],
  ["theme.json", (path) => path === "theme.schema.json"],
  ["Rules", (path) => path === "rule.schema.json"],
  ["Conditions", (path) => path === "condition.schema.json"],
  ["Effects", (path) => path === "effect.schema.json"],
  ["Events", () => false],
  ["References", () => false],
  ["Systems", (path) => path.startsWith("system")],
  ["Goals", (path) => path.startsWith("goal")],
  ["Lose conditions", (path) => path.startsWith("lose-condition")],
  ["Common parts", (path) => path === "common.schema.json"],
];

/** Chapters of what no schema knows. */
const WRITTEN: Readonly<Record<string, () => string>> = { Events: eventsText, References: () => REFERENCES };

/** The text of docs/reference.md. Throws when a schema file belongs to no chapter. */
export function referenceText(files: readonly SchemaFile[]): string {
  const homeless = files.find((file) => !CHAPTERS.some(([, belongs]) => belongs(file.path)));
  if (homeless !== undefined) throw new Error(`${homeless.path} belongs to no chapter of the reference`);
  const chapters = CHAPTERS.map(([title, belongs]) => {
    const members = files.filter((file) => belongs(file.path)).sort((a, b) => depth(a) - depth(b));
    return `## ${title}\n\n${WRITTEN[title]?.() ?? members.map((file) => fileText(files, file)).join("\n")}`;
  });
  const contents = CHAPTERS.map(([title]) => `- [${title}](#${anchor(title)})`).join("\n");
  return `# Reference: the files of a pack

Made from \`schemas/\` and the language's events by \`npm run generate\`. A field in **bold** is required; one in *italics* belongs there too, though
players manage without it.

${contents}

${chapters.join("\n")}`;
}

function fileText(files: readonly SchemaFile[], file: SchemaFile): string {
  const name = /\/(\w+)\.schema/.exec(file.path)?.[1];
  const own = file.schema.properties === undefined ? "" : sectionText(files, file.schema, name);
  return own + objectSections(files, file.schema.definitions ?? {});
}

function objectSections(files: readonly SchemaFile[], schemas: Readonly<Record<string, Schema>>): string {
  return Object.values(schemas)
    .filter((schema) => allProperties(schema).length > 0)
    .map((schema) => `\n${sectionText(files, schema)}`)
    .join("");
}

/** One object: heading, description, a row for each field, then sections for the objects inside it. */
function sectionText(files: readonly SchemaFile[], schema: Schema, name = schema.title, level = "###"): string {
  const fields = allProperties(schema);
  const rows = fields.map(([key, field]) => {
    const label = schema.required?.includes(key)
      ? `**${key}**`
      : schema["x-expected"]?.includes(key)
        ? `*${key}*`
        : key;
    return `| ${label} | ${typeText(files, field)} | ${defaultText(files, field)} | ${fieldText(files, field)} |`;
  });
  const table =
    rows.length === 0 ? "No fields.\n" : `| field | type | default | |\n|---|---|---|---|\n${rows.join("\n")}\n`;
  const open = schema.additionalProperties === true ? "\nAny other field is allowed.\n" : "";
  const head = `${level} ${name ?? ""}\n\n${schema.description ?? ""}\n\n${table}${open}`;
  const inner = fields.flatMap(([key, field]) => innerObjects(field, `${name}.${key}`));
  return head + inner.map(([title, object]) => `\n${sectionText(files, object, title, "####")}`).join("");
}

/** Objects written in place, without a name of their own: under the field itself, its items or its entries. */
function innerObjects(field: Schema, title: string): readonly (readonly [string, Schema])[] {
  if (field.$ref !== undefined) return [];
  if (allProperties(field).length > 0) return [[field.title ?? title, field]];
  const entries =
    typeof field.additionalProperties === "object" ? innerObjects(field.additionalProperties, `${title}.*`) : [];
  return [...entries, ...(field.items === undefined ? [] : innerObjects(field.items, `${title}[]`))];
}

/** A schema's own properties and those that depend on a `type`. */
function allProperties(schema: Schema): readonly (readonly [string, Schema])[] {
  const conditional = (schema.allOf ?? []).flatMap((each) => Object.entries(each.then?.properties ?? {}));
  const own = Object.entries(schema.properties ?? {});
  return [...own, ...conditional.filter(([key]) => schema.properties?.[key] === undefined)];
}

/** Forms of values in fewer words than their types. */
const FORMS: Readonly<Record<string, string>> = {
  position: "`[x, y]`",
  "position-or-reference": "`[x, y]` or reference",
  size: "`[width, height]`",
  "hex-color": "colour",
};

function typeText(files: readonly SchemaFile[], schema: Schema): string {
  if (schema.$ref !== undefined) {
    const target = schemaAt(files, schema.$ref);
    return allProperties(target).length > 0 ? link(target.title) : typeText(files, target);
  }
  const form = FORMS[String(schema["x-form"])];
  if (form !== undefined) return form;
  if (schema.title !== undefined && allProperties(schema).length > 0) return link(schema.title);
  if (schema.items !== undefined && schema.type === "array") return `list of ${typeText(files, schema.items)}`;
  if (typeof schema.additionalProperties === "object") return `map to ${typeText(files, schema.additionalProperties)}`;
  const name = typeof schema["x-ref"] === "string" ? `${NAMES[schema["x-ref"]] ?? schema["x-ref"]} name` : "string";
  return [schema.type ?? "any"]
    .flat()
    .map((type) => (type === "string" ? name : type))
    .join(" or ");
}

/** What a text of an `x-ref` names, where the word alone does not say. */
const NAMES: Readonly<Record<string, string>> = {
  actionParam: "param",
  eventField: "event field",
  sprite: "picture's file",
};

function link(title = ""): string {
  return `[${title}](#${anchor(title)})`;
}

function defaultText(files: readonly SchemaFile[], schema: Schema): string {
  const value = resolved(files, schema).default;
  return value === undefined ? "" : `\`${JSON.stringify(value)}\``;
}

function fieldText(files: readonly SchemaFile[], schema: Schema): string {
  const target = resolved(files, schema);
  const values = (target.enum ?? []).map((value, index) => {
    const meaning = target.enumDescriptions?.[index];
    return `\`${String(value)}\`${meaning === undefined ? "" : `: ${meaning}`}`;
  });
  return [target.description ?? "", ...values].join("<br>").replaceAll("|", "\\|");
}

function anchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(" ", "-")
    .replaceAll(/[^\w-]/g, "");
}

function depth(file: SchemaFile): number {
  return file.path.split("/").length;
}
