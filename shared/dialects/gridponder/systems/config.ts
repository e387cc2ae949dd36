// Reading a system's config: one call a key, with its default. Wrong types give the default; they are findings elsewhere.
import type { Json, JsonObject } from "../../../base/json";
import { asBoolean, asInteger, asList, asObject, asText, asTexts, member } from "../load/read";

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

  /** A list of texts; a value that is no list counts as missing. */
  texts(key: string, missing: readonly string[]): readonly string[] {
    const value = member(this.json, key);
    return Array.isArray(value) ? asTexts(value) : missing;
  }

  list(key: string): readonly Json[] {
    return asList(member(this.json, key));
  }

  /** An object, `{}` when it is missing. */
  object(key: string): JsonObject {
    return asObject(member(this.json, key));
  }

  /** The members of an object that are texts, in declared order. */
  textMap(key: string): ReadonlyMap<string, string> {
    return new Map(
      Object.entries(this.object(key)).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  }
}
