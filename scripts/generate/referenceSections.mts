// The sections of a reference: an object's fields as a table, and the texts that have a language of their own.
import { type Schema, type SchemaFile, resolved, schemaAt } from "./schemaFiles.mts";

/** Returns the sections of a file: its own object, then what it defines. Each ends with an empty line. */
export function fileSections(files: readonly SchemaFile[], file: SchemaFile): string {
  const { properties, additionalProperties } = file.schema;
  const sections = properties !== undefined ? objectSections : mapSections;
  const hasSection = properties !== undefined || typeof additionalProperties === "object";
  const own = hasSection ? sections(files, file.schema, titleOf(files, file.schema)) : [];
  const defined = Object.values(file.schema.definitions ?? {}).flatMap((schema) => {
    if (isLanguageText(schema)) return [joined([`### ${schema.title}`, schema.description])];
    const objects = innerObjects(schema, schema.title ?? "");
    return objects.flatMap(([title, object]) => objectSections(files, object, title));
  });
  return joined([...own, ...defined]);
}

/** Returns the heading of a schema's section: its title; of a file in a folder the file's name, as its users write it. */
function titleOf(files: readonly SchemaFile[], schema: Schema): string {
  const [, folder, name] = /([\w-]+)\/(\w+)\.schema/.exec(pathOf(files, schema)) ?? [];
  if (name === undefined) return schema.title ?? "";
  const isAlone = files.filter((file) => file.path.endsWith(`/${name}.schema.json`)).length === 1;
  return isAlone ? name : `${name} (${folder})`;
}

function pathOf(files: readonly SchemaFile[], schema: Schema): string {
  return files.find((file) => file.schema === schema)?.path ?? "";
}

/** Returns an object's section (heading, description, its fields, those of each variant), then those inside it. */
function objectSections(files: readonly SchemaFile[], schema: Schema, name: string, level = "###"): readonly string[] {
  const fields = fieldsOf(schema);
  const own = fields.filter(({ when }) => when === null);
  const variants = new Set(fields.flatMap(({ when }) => when ?? []));
  const section = joined([
    `${level} ${name}`,
    schema.description,
    own.length > 0 ? tableText(files, schema, own, name) : variants.size > 0 ? undefined : "No fields.",
    schema.additionalProperties === true ? "Any other field is allowed." : undefined,
    ...Array.from(variants, (variant) => {
      const more = fields.filter(({ when }) => when === variant);
      return joined([`With ${variant}:`, tableText(files, schema, more, name)]);
    }),
  ]);
  const inner = fields.flatMap(({ key, field }) => innerObjects(field, `${name}.${key}`));
  return [section, ...inner.flatMap(([title, object]) => objectSections(files, object, title, "####"))];
}

/** Returns the section of a file whose members have names of their own (heading, description), then those inside it. */
function mapSections(files: readonly SchemaFile[], schema: Schema, name: string): readonly string[] {
  const inner = innerObjects(schema, name);
  const form = inner.length === 0 ? undefined : `The file is a ${typeText(files, schema, name)}.`;
  return [
    joined([`### ${name}`, schema.description, form]),
    ...inner.flatMap(([title, object]) => objectSections(files, object, title, "####")),
  ];
}

interface Field {
  readonly key: string;
  readonly field: Schema;
  /** The value of another field with which there is this one, such as `type` `story`; null: always. */
  readonly when: string | null;
  readonly isRequired: boolean;
  /** What the field holds with certain values of another one: "with `type` `story`" and its type. */
  readonly narrowed: readonly (readonly [when: string, field: Schema])[];
}

/** Returns an object's fields: its own, then those that it has only with certain values of one of them. */
function fieldsOf(schema: Schema): readonly Field[] {
  const variants = (schema.allOf ?? []).map(({ if: test, then }) => ({
    when: whenText(test as Schema | undefined),
    required: then?.required ?? [],
    properties: Object.entries(then?.properties ?? {}),
  }));
  const own = Object.entries(schema.properties ?? {}).map(([key, field]): Field => {
    const isRequired = schema.required?.includes(key) ?? false;
    const narrowed = variants.flatMap(({ when, properties }) =>
      properties.filter(([name]) => name === key).map(([, narrower]) => [when, narrower] as const),
    );
    return { key, field, when: null, isRequired, narrowed };
  });
  const further = variants.flatMap(({ when, required, properties }) =>
    properties
      .filter(([key]) => schema.properties?.[key] === undefined)
      .map(([key, field]): Field => ({ key, field, when, isRequired: required.includes(key), narrowed: [] })),
  );
  return [...own, ...further];
}

/** Says in words for which values a variant is. Values that differ in case only are told once. */
function whenText(test: Schema | undefined): string {
  return Object.entries(test?.properties ?? {})
    .map(([key, { const: value, enum: values = [value] }]) => {
      const known = new Set<string>();
      const told = values.map(String).filter((each) => {
        const isNew = !known.has(each.toLowerCase());
        known.add(each.toLowerCase());
        return isNew;
      });
      return `\`${key}\` ${told.map((each) => `\`${each}\``).join(" or ")}`;
    })
    .join(" and ");
}

function tableText(files: readonly SchemaFile[], schema: Schema, fields: readonly Field[], name: string): string {
  const rows = fields.map(({ key, field, isRequired, narrowed }) => {
    const isExpected = schema["x-expected"]?.includes(key) ?? false;
    const label = isRequired ? `**${key}**` : isExpected ? `*${key}*` : key;
    const type = typeText(files, field, `${name}.${key}`);
    const notes = narrowedNotes(files, field, narrowed, type);
    const about = [fieldText(files, field), ...notes].filter((text) => text !== "").join("<br>");
    return `| ${label} | ${type} | ${defaultText(files, field)} | ${about} |`;
  });
  return `| field | type | default | |\n|---|---|---|---|\n${rows.join("\n")}`;
}

/** Says what a field holds with certain values of another one. Sections that are named like the value are listed. */
function narrowedNotes(
  files: readonly SchemaFile[],
  field: Schema,
  narrowed: Field["narrowed"],
  type: string,
): readonly string[] {
  const typed = narrowed.map(([when, narrower]) => {
    const told = typeText(files, field.type === undefined ? narrower : { type: field.type, ...narrower });
    return { when, told, isNamedAlike: when.endsWith(`\`${told.slice(1, told.indexOf("]"))}\``) };
  });
  const sections = typed.filter(({ isNamedAlike }) => isNamedAlike).map(({ told }) => told);
  const others = typed.filter(({ told, isNamedAlike }) => !isNamedAlike && told !== type);
  return [
    ...(sections.length === 0 ? [] : [`See ${sections.join(", ")}.`]),
    ...others.map(({ when, told }) => `With ${when}: ${told}.`),
  ];
}

/** Returns the unnamed objects inside a field: the field's own, its items' or its entries'. */
function innerObjects(field: Schema, title: string): readonly (readonly [string, Schema])[] {
  if (field.$ref !== undefined) return [];
  if (fieldsOf(field).length > 0) return [[field.title ?? title, field]];
  const entries =
    typeof field.additionalProperties === "object" ? innerObjects(field.additionalProperties, `${title}.*`) : [];
  return [...entries, ...(field.items === undefined ? [] : innerObjects(field.items, `${title}[]`))];
}

/** Short names for the forms of values. */
const FORMS: Readonly<Record<string, string>> = {
  position: "`[x, y]`",
  "position-or-reference": "`[x, y]` or reference",
  size: "`[width, height]`",
  "hex-color": "colour",
};

/** `title` is the section of an object that has no name. */
function typeText(files: readonly SchemaFile[], schema: Schema, title = ""): string {
  if (schema.$ref !== undefined) {
    const target = schemaAt(files, schema.$ref);
    const hasSection = fieldsOf(target).length > 0 || isLanguageText(target);
    return hasSection ? link(titleOf(files, target)) : typeText(files, target, target.title);
  }
  const form = FORMS[String(schema["x-form"])];
  if (form !== undefined) return form;
  const isNamed = fieldsOf(schema).length > 0 && (schema.title ?? title) !== "";
  const types = [schema.type ?? (isNamed ? "object" : "any")].flat();
  // "[Effect] or list of [Effect]" reads better than the other way round.
  const listsLast = [...types.filter((type) => type !== "array"), ...types.filter((type) => type === "array")];
  return listsLast
    .map((type) => {
      if (type === "object" && isNamed) return link(schema.title ?? title);
      if (type === "array" && schema.items !== undefined)
        return `list of ${typeText(files, schema.items, `${title}[]`)}`;
      if (type === "object" && typeof schema.additionalProperties === "object")
        return `map to ${typeText(files, schema.additionalProperties, `${title}.*`)}`;
      return type === "string" ? stringText(files, schema) : type;
    })
    .join(" or ");
}

/** What a text with an `x-ref` names, where the reference's own name is not enough. */
const NAMES: Readonly<Record<string, string>> = {
  actionParam: "param",
  eventField: "event field",
  sprite: "picture's file",
};

function stringText(files: readonly SchemaFile[], schema: Schema): string {
  const named = schema["x-ref"];
  if (typeof named === "string") return `${NAMES[named] ?? named} name`;
  const language = schema["x-language"];
  const texts = files.flatMap((file) => Object.values(file.schema.definitions ?? {}).filter(isLanguageText));
  const text = language === undefined ? undefined : texts.find((each) => each["x-language"] === language);
  return text === undefined ? "string" : link(text.title);
}

/** Returns whether a schema names texts with a language of their own, which a chapter describes. */
function isLanguageText(schema: Schema): boolean {
  return schema["x-language"] !== undefined && schema.title !== undefined;
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

function link(title = ""): string {
  return `[${title.replace(/[[\]*]/g, "\\$&")}](#${anchor(title)})`;
}

/** Returns the address of a heading, as Markdown viewers make it. */
export function anchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(" ", "-")
    .replaceAll(/[^\w-]/g, "");
}

/** Joins the parts that there are, with an empty line between them. */
export function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== "").join("\n\n");
}
