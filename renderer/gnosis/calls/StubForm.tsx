// What stands for a function of a service, as a form over the text in which it is written.
import { Plus, Trash2 } from "lucide-react";
import { type ReactElement, useState } from "react";
import { type Home, stubHome } from "../../../shared/dialects/gnosis/text/homes";
import { gnosisSchema } from "../../../shared/dialects/gnosis/text/schemas";
import type { PackSource } from "../../../shared/pack/packSource";
import { schemaAt } from "../../../shared/pack/schemas/schemas";
import { expand } from "../../../shared/pack/schemas/schemaWalk";
import { nodeAt } from "../../../shared/text/jsonTree";
import { type JsonObject, childPointer } from "../../../shared/base/json";
import { documents } from "../../documents/documents";
import { DocumentForm } from "../../forms/DocumentForm";
import { ObjectFields } from "../../forms/ObjectFields";
import { reveal } from "../../session/pack/textPlaces";
import { showPanel } from "../../session/window/shellPort";
import { Button } from "../../ui/Button";
import { writePlace } from "../state/writePlace";

export interface StubFormProps {
  readonly pack: PackSource;
  /** The session in view. */
  readonly session: string | null;
  /** `Service.Function`. */
  readonly name: string;
}

export function StubForm({ pack, session, name }: StubFormProps): ReactElement {
  const [refusal, setRefusal] = useState<string | null>(null);
  if (name.startsWith("Rule.")) {
    return (
      <p className="gw-console-note">This function is built in: it adds a rule to the active ones or removes one.</p>
    );
  }
  const home = stubHome(pack, session, name);
  const tree = pack.files.get(home.file)?.tree;
  const at = childPointer("", ...home.steps);
  const node = tree === undefined ? undefined : nodeAt(tree, at);
  const document = documents.get(home.file);
  const write = (place: Home, value: JsonObject | undefined): void => setRefusal(writePlace(place, value));
  return (
    <>
      {refusal === null ? null : (
        <p className="gw-form-refusal" role="alert">
          {refusal}
        </p>
      )}
      {node === undefined || document === undefined ? (
        <>
          <p className="gw-console-note">Nothing stands for it: calls are listed, and nothing else happens.</p>
          <div className="gw-console-actions">
            <Button icon={Plus} onClick={() => write(home, { result: {} })}>
              Add a stub
            </Button>
            {session === null ? null : (
              <Button icon={Plus} onClick={() => write({ ...home, file: session }, { result: {} })}>
                Add for this session only
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          <div className="gw-console-actions">
            <button type="button" className="gw-calls-place" onClick={() => showText(home.file, at)}>
              {home.file}
            </button>
            <Button icon={Trash2} variant="quiet" onClick={() => write(home, undefined)}>
              Remove the stub
            </Button>
          </div>
          <DocumentForm document={document} onPick={null}>
            <ObjectFields place={{ node, schemas: expand(STUB, node) }} steps={home.steps} />
          </DocumentForm>
        </>
      )}
    </>
  );
}

const STUB = schemaAt(`${gnosisSchema("reaction")}#/definitions/stub`);

function showText(file: string, at: string): void {
  reveal(file, at);
  showPanel("editor");
}
