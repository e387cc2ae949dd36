// A session while it is edited: its events as the text has them, and the way into the console.
import { Play, Radio } from "lucide-react";
import type { ReactElement } from "react";
import { objectOf } from "../../../shared/base/json";
import type { RecordedAction } from "../../../shared/pack/packModel";
import { usePackSource } from "../../documents/packSource";
import { usePackStore } from "../../session/pack/packStore";
import { openSolution, startPlay } from "../../session/play/playCommands";
import { Button } from "../../ui/Button";
import { JsonTree } from "../console/JsonTree";
import "../console/console.css";

export function SessionView(): ReactElement | null {
  const path = usePackStore((state) => state.activeLevelFile);
  const pack = usePackSource();
  const file = path === null ? undefined : pack.files.get(path);
  if (file === undefined || pack.model === null) return null;
  const { description } = objectOf(file.value);
  const entries = pack.model.record.read(file.tree);
  return (
    <section className="gw-console-main" aria-label="Session">
      <h2 className="gw-console-title">{pack.model.starts.titleOf(file)}</h2>
      {typeof description === "string" ? <p className="gw-console-note">{description}</p> : null}
      <div className="gw-console-actions">
        <Button variant="primary" icon={Radio} onClick={() => void startPlay()}>
          Open the console
        </Button>
        <Button icon={Play} disabled={entries.length === 0} onClick={() => void openSolution(entries.length)}>
          Publish all of its events
        </Button>
      </div>
      <ol className="gw-console-lines">
        {entries.map(({ at, move }, index) => (
          <li key={at}>
            <JsonTree name={`${index + 1} ${eventName(move)}`} value={move?.["data"] ?? null} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function eventName(move: RecordedAction | null): string {
  const id = move?.["id"];
  return typeof id === "string" ? id : "no event";
}
