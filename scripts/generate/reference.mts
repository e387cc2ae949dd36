// Turns a language's schemas into its reference: every field of every file, for people.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type DialectSchemas, type Schema, type SchemaFile, filesNamed, resolved, schemaAt } from "./schemaFiles.mts";

/** Chapters that are not made from schemas: title → function that returns the text. */
type WrittenChapters = Readonly<Record<string, () => string>>;

/** Returns the text of the reference. Throws for a schema without a chapter, and for a chapter without a text. */
export async function referenceText(dialect: DialectSchemas, projectRoot: string): Promise<string> {
  const { id, files, index } = dialect;
  const written = await writtenChapters(index.reference.written, projectRoot);
  const { title: heading, chapters } = index.reference;
  const members = chapters.map(({ schemas = [] }) => schemas.flatMap((name) => filesNamed(dialect, name)));
  const missing = files.find((file) => !members.some((each) => each.includes(file)));
  if (missing !== undefined) throw new Error(`schemas/${id}/${missing.path} belongs to no chapter of the reference`);
  const texts = chapters.map(({ title, schemas }, number) => {
    if (schemas !== undefined)
      return `## ${title}\n\n${members[number]!.map((file) => fileText(files, file)).join("\n")}`;
    const text = written[title]?.();
    if (text === undefined) throw new Error(`schemas/${id}/index.json: nothing writes the chapter ${title}`);
    return `## ${title}\n\n${text}`;
  });
  const contents = chapters.map(({ title }) => `- [${title}](#${anchor(title)})`).join("\n");
  return `# ${heading}

Made from \`schemas/${id}/\` by \`npm run generate\`. A field in **bold** is required; one in *italics* belongs there too, though
players manage without it.

${contents}

${texts.join("\n")}`;
}

async function writtenChapters(module: string | undefined, projectRoot: string): Promise<WrittenChapters> {
  if (module === undefined) return {};
  const url = pathToFileURL(path.join(projectRoot, module)).href;
  return ((await import(url)) as { readonly CHAPTERS: WrittenChapters }).CHAPTERS;
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

/** Returns an object's section: heading, description, a row for each field, then sections for the objects inside it. */
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

/** Returns the unnamed objects inside a field: the field's own, its items' or its entries'. */
function innerObjects(field: Schema, title: string): readonly (readonly [string, Schema])[] {
  if (field.$ref !== undefined) return [];
  if (allProperties(field).length > 0) return [[field.title ?? title, field]];
  const entries =
    typeof field.additionalProperties === "object" ? innerObjects(field.additionalProperties, `${title}.*`) : [];
  return [...entries, ...(field.items === undefined ? [] : innerObjects(field.items, `${title}[]`))];
}

/** Returns a schema's own properties and those that depend on a `type`. */
function allProperties(schema: Schema): readonly (readonly [string, Schema])[] {
  const conditional = (schema.allOf ?? []).flatMap((each) => Object.entries(each.then?.properties ?? {}));
  const own = Object.entries(schema.properties ?? {});
  return [...own, ...conditional.filter(([key]) => schema.properties?.[key] === undefined)];
}

/** Short names for the forms of values. */
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

/** What a text with an `x-ref` names, where the reference's own name is not enough. */
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
