// Writes a value at a place of a file by the smallest edit of its text; a file that is missing is made.
import type { Json } from "../../../shared/base/json";
import type { JsonPath } from "../../../shared/text/memberEdit";
import { documents } from "../../documents/documents";
import { setPlace } from "../../forms/formEdits";

export interface WrittenPlace {
  readonly file: string;
  readonly steps: JsonPath;
}

/** Undefined takes the value away. Returns why it was not written; null when it was. */
export function writePlace({ file, steps }: WrittenPlace, value: Json | undefined): string | null {
  if (documents.get(file) === undefined) documents.restore(file, "{}\n");
  const document = documents.get(file);
  if (document === undefined) return `${file} cannot be made.`;
  const change = setPlace(document, steps, value);
  return change.ok ? null : change.refusal;
}
