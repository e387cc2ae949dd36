// A session while it is edited: its events and what is expected of them as a form, and the way into the console.
import { Play, Radio } from "lucide-react";
import type { ReactElement } from "react";
import { objectOf } from "../../../shared/base/json";
import { gnosisSchema } from "../../../shared/dialects/gnosis/text/schemas";
import { schemaAt } from "../../../shared/pack/schemas/schemas";
import { expand } from "../../../shared/pack/schemas/schemaWalk";
import { documents } from "../../documents/documents";
import { usePackSource } from "../../documents/packSource";
import { DocumentForm } from "../../forms/DocumentForm";
import { ObjectFields } from "../../forms/ObjectFields";
import type { EditProps } from "../../dialect/dialectUi";
import { openSolution, startPlay } from "../../session/play/playCommands";
import { Button } from "../../ui/Button";
import "../console/console.css";

/** Trees, rules and services have their own panels and files. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  "persistent",
  "ephemeral",
  "rules",
  "files",
  "services",
  "subscribers",
]);

export function SessionView({ file: path }: EditProps): ReactElement | null {
  const pack = usePackSource();
  const file = pack.files.get(path);
  const document = documents.get(path);
  if (file === undefined || document === undefined || pack.model === null) return null;
  const { description } = objectOf(file.value);
  const { root } = file.tree;
  const count = pack.model.record.read(file.tree).length;
  return (
    <section className="gw-console-main gw-session-view" aria-label="Session">
      <h2 className="gw-console-title">{pack.model.starts.titleOf(file)}</h2>
      {typeof description === "string" ? <p className="gw-console-note">{description}</p> : null}
      <div className="gw-console-actions">
        <Button variant="primary" icon={Radio} onClick={() => void startPlay()}>
          Open the console
        </Button>
        <Button icon={Play} disabled={count === 0} onClick={() => void openSolution(count)}>
          Publish all of its events
        </Button>
      </div>
      {root?.type === "object" ? (
        <DocumentForm document={document} onPick={null}>
          <ObjectFields
            place={{ node: root, schemas: expand(schemaAt(gnosisSchema("session")), root) }}
            steps={[]}
            without={ELSEWHERE}
          />
        </DocumentForm>
      ) : null}
    </section>
  );
}
