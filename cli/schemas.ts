// The schemas command: writes the JSON Schemas of all languages as files, for other editors and tools.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Json, isJsonList, isJsonObject } from "../shared/base/json";
import { languagesWithSchemas, schemaPath, schemasOf } from "../shared/pack/schemas/schemas";
import { ExitCode, type Output, refuse } from "./output";
import { diskReason } from "../electron/files/disk/diskReason";

/**
 * Writes each schema with its `$id` and prints its path. References between them are relative, so that files find each
 * other.
 */
export async function schemas(folder: string, json: boolean, output: Output): Promise<ExitCode> {
  const files: string[] = [];
  try {
    for (const language of languagesWithSchemas()) {
      for (const [address, schema] of Object.entries(schemasOf(language))) {
        const place = schemaPath(address);
        const file = path.join(folder, place);
        await mkdir(path.dirname(file), { recursive: true });
        const value = withRelativeReferences(JSON.parse(JSON.stringify(schema)) as Json, address);
        await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
        files.push(file);
        if (!json) await output.write(`${file}\n`);
      }
    }
    if (json) await output.write(`${JSON.stringify({ files })}\n`);
    return ExitCode.ok;
  } catch (error) {
    return refuse(output, `${folder} cannot be written: ${diskReason(error)}.`);
  }
}

function withRelativeReferences(value: Json, address: string): Json {
  if (isJsonList(value)) return value.map((item) => withRelativeReferences(item, address));
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) => {
    const isReference = name === "$ref" && typeof member === "string";
    return [name, isReference ? relativeReference(member, address) : withRelativeReferences(member, address)] as const;
  });
  return Object.fromEntries(members);
}

/** Returns a reference as it is written in the file of the schema at `address`. */
function relativeReference(reference: string, address: string): string {
  const [target = "", fragment] = reference.split("#");
  const pointer = fragment === undefined ? "" : `#${fragment}`;
  if (target === "" || target === address) return pointer === "" ? "#" : pointer;
  return `${path.posix.relative(path.posix.dirname(schemaPath(address)), schemaPath(target))}${pointer}`;
}
