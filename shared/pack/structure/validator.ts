// What a validator made from a schema says: the same for every language (scripts/generate/validators.mts).

export interface SchemaError {
  /** JSON pointer of the value in question. */
  readonly instancePath: string;
  /** Where the keyword stands in its own definition. */
  readonly schemaPath: string;
  /** The schema that holds the keyword. */
  readonly parentSchema: Readonly<Record<string, unknown>>;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly propertyName?: string;
}

export interface Validator {
  (value: unknown): boolean;
  /** What the last call found wrong; null when nothing was. */
  errors: readonly SchemaError[] | null;
}
