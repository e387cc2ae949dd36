// Generates random values that a schema of arguments accepts, from the schema itself: a new call is fuzzed as soon as
// it is in the table.
import * as fc from "fast-check";
import type * as v from "valibot";

/** The parts of a schema; which ones exist depends on its kind. */
interface Shape {
  readonly type: string;
  readonly items?: readonly v.GenericSchema[];
  readonly item?: v.GenericSchema;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: v.GenericSchema;
  readonly pipe?: readonly v.GenericSchema[];
  readonly literal?: unknown;
}

/** Words and values that are meaningful to the called side. */
export interface Material {
  readonly texts: readonly string[];
  /** For schemas that check by code alone: those of the values that pass are used. */
  readonly values: readonly unknown[];
}

/** Generates values that pass a schema, except for finer checks (lengths, ranges) in it. */
export function arbitraryOf(schema: v.GenericSchema, material: Material): fc.Arbitrary<unknown> {
  const shape = schema as v.GenericSchema & Shape;
  const of = (part: v.GenericSchema): fc.Arbitrary<unknown> => arbitraryOf(part, material);
  const text = fc.oneof(fc.constantFrom(...material.texts), fc.string({ unit: "binary", maxLength: 12 }));
  switch (shape.type) {
    case "string":
      return text;
    case "number":
      return fc.oneof(fc.integer({ min: -2, max: 40 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case "boolean":
      return fc.boolean();
    case "tuple":
      return fc.tuple(...shape.items!.map(of));
    case "array":
      return fc.array(of(shape.item!), { maxLength: 3 });
    case "record":
      return fc.dictionary(text, text, { maxKeys: 3 });
    case "object":
    case "strict_object":
    case "object_with_rest":
      return fc.record(Object.fromEntries(Object.entries(shape.entries!).map(([key, entry]) => [key, of(entry)])), {
        requiredKeys: requiredOf(shape),
      });
    case "nullable":
      return fc.option(of(shape.wrapped!));
    case "exact_optional":
      return of(shape.wrapped!);
    case "picklist":
      return fc.constantFrom(...shape.options!);
    case "literal":
      return fc.constant(shape.literal);
    case "variant":
      return fc.oneof(...(shape.options as readonly v.GenericSchema[]).map(of));
    case "instance":
      return fc.uint8Array({ maxLength: 40 });
    case "custom":
      return fc.oneof(fc.constantFrom(...material.values), fc.jsonValue() as fc.Arbitrary<unknown>);
    default:
      throw new Error(`no values for the shape "${shape.type}"`);
  }
}

function requiredOf({ entries }: Shape): string[] {
  return Object.keys(entries!).filter((key) => entries![key]!.type !== "exact_optional");
}
