// Checks the form of a pack's files: whether each is JSON, and whether its data matches its schema.
import { memoByIdentity } from "../../../base/memo";
import { nameTable } from "../../../base/nameTable";
import type { Finding } from "../../../findings/finding";
import { validateGame, validateManifest, validateStart } from "../../../generated/gdl/validators";
import type { SourceFile } from "../../../pack/packSource";
import { structureFindings } from "../../../pack/structure/structure";
import type { Validator } from "../../../pack/structure/validator";
import { gdlSchema } from "../text/schemas";
import { withFormFix } from "./writtenForms";

const VALIDATORS = nameTable<Validator>({ manifest: validateManifest, game: validateGame, start: validateStart });

const FORMS = nameTable<string>({ prose: "a text" });

/** Returns findings on the form of a file that the game reads. */
export const formFindings = memoByIdentity((file: SourceFile): readonly Finding[] => {
  const validate = VALIDATORS[file.role];
  return structureFindings(
    file,
    validate === undefined ? undefined : { validate, schema: gdlSchema(file.role), forms: FORMS },
  ).map((finding) => withFormFix(file, finding));
});
