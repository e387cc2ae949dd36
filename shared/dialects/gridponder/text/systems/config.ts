// Reads a system's config: one call per key, with its default. Values of the wrong type give the default; a check
// reports them.
import type { Json, JsonObject } from "../../../../base/json";
import { entriesAsWritten } from "../../../../base/writtenOrder";
import { asBoolean, asInteger, asList, asObject, asText, asTexts, member } from "../read";

export class SystemConfig {
  constructor(readonly json: JsonObject) {}

  has(key: string): boolean {
    return Object.hasOwn(this.json, key);
  }

  text(key: string): string | null;
  text(key: string, missing: string): string;
  text(key: string, missing: string | null = null): string | null {
    return asText(member(this.json, key)) ?? missing;
  }

  flag(key: string, missing: boolean): boolean {
    return asBoolean(member(this.json, key)) ?? missing;
  }

  integer(key: string, missing: number): number {
    return asInteger(member(this.json, key)) ?? missing;
  }

  /** Reads a list of texts; any other value counts as missing. */
  texts(key: string, missing: readonly string[]): readonly string[] {
    const value = member(this.json, key);
    return Array.isArray(value) ? asTexts(value) : missing;
  }

  list(key: string): readonly Json[] {
    return asList(member(this.json, key));
  }

  /** Reads an object, `{}` when it is missing. */
  object(key: string): JsonObject {
    return asObject(member(this.json, key));
  }

  /** Reads the members of an object that are texts, in declared order. */
  textMap(key: string): ReadonlyMap<string, string> {
    return new Map(
      entriesAsWritten(this.object(key)).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  }
}
