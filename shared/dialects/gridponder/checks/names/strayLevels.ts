// Finds the file of a level that lies outside the level folder, where players do not look for it.
import { isJsonObject } from "../../../../base/json";
import { fileName } from "../../../../pack/fileNames";
import type { Finding, Fix } from "../../../../findings/finding";
import type { PackSource, SourceFile } from "../../../../pack/packSource";
import type { NameUse } from "../../../../pack/schemas/schemaNames";
import { packPlaces } from "../../text/packPlaces";
import { found } from "../found";

/** Returns the finding on the name of a level whose file lies elsewhere in the pack; null where there is none. */
export function strayLevelFinding(pack: PackSource, { name, at }: NameUse, file: SourceFile): Finding | null {
  const stray = Array.from(pack.files.values()).find((each) => each.role === "other" && isLevel(each, name));
  if (stray === undefined) return null;
  const folder = packPlaces(pack.manifest?.value).levelDirectory;
  const message = `The level "${name}" is in ${stray.path}: players only look for it in the folder "${folder}".`;
  const path = `${folder}/${fileName(stray.path)}`;
  const fixes: readonly Fix[] = pack.files.has(path)
    ? []
    : [
        {
          title: `Copy it to ${path}`,
          changes: [{ file: path, edits: [{ offset: 0, length: 0, text: stray.text }] }],
        },
      ];
  return found("unknown-level", file, at, message, { params: { file: stray.path }, fixes });
}

/** Returns whether a text is that of a level with this id. */
function isLevel({ value }: SourceFile, id: string): boolean {
  return isJsonObject(value) && value["id"] === id && isJsonObject(value["board"]);
}
