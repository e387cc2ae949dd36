// Both state trees: what a session begins with, to be edited in the text; and while it is played, what they are at the
// cursor.
import { Database } from "lucide-react";
import { type ReactElement, useRef, useState } from "react";
import { childPointer, objectOf } from "../../../shared/base/json";
import { type Home, stateHome } from "../../../shared/dialects/gnosis/text/homes";
import type { StateRoot } from "../../../shared/dialects/gnosis/text/stateTrees";
import type { PackSource } from "../../../shared/pack/packSource";
import { nodeAt, valueOf } from "../../../shared/text/jsonTree";
import { documents } from "../../documents/documents";
import { usePackSource } from "../../documents/packSource";
import { setPlace } from "../../forms/formEdits";
import { usePackStore } from "../../session/pack/packStore";
import { usePlayStore } from "../../session/play/playStore";
import { Button } from "../../ui/Button";
import { StateTrees } from "../console/StateTrees";
import { useStateSight } from "../console/stateInSight";
import { JsonEditor } from "./JsonEditor";
import { writePlace } from "./writePlace";
import "../console/console.css";
import "./state.css";

const ROOTS = ["persistent", "ephemeral"] as const;

export function StatePanel(): ReactElement {
  const isPlayed = usePlayStore((state) => state.mode === "play" && state.turns.length > 0);
  const section = useRef<HTMLElement>(null);
  useStateSight(section);
  return (
    <section ref={section} className="gw-state" aria-label="State">
      {isPlayed ? <StateTrees /> : <EditedTrees />}
    </section>
  );
}

function EditedTrees(): ReactElement {
  const pack = usePackSource();
  const session = usePackStore((state) => state.activeLevelFile);
  return (
    <>
      {ROOTS.map((root) => (
        <EditedTree key={root} pack={pack} session={session} root={root} />
      ))}
    </>
  );
}

interface EditedTreeProps {
  readonly pack: PackSource;
  readonly session: string | null;
  readonly root: StateRoot;
}

function EditedTree({ pack, session, root }: EditedTreeProps): ReactElement {
  const [refusal, setRefusal] = useState<string | null>(null);
  const home = stateHome(pack, session, root);
  const file = pack.files.get(home.file);
  const tree = file === undefined ? {} : (valueOf(nodeAt(file.tree, childPointer("", ...home.steps))) ?? {});
  return (
    <section className="gw-console-section" aria-label={root}>
      <h3>
        {root} <small>{home.isOwn ? "of this session" : home.file}</small>
      </h3>
      {refusal === null ? null : (
        <p className="gw-form-refusal" role="alert">
          {refusal}
        </p>
      )}
      <JsonEditor
        name={root}
        value={tree}
        steps={[]}
        onChange={(steps, value) =>
          setRefusal(writePlace({ ...home, steps: [...home.steps, ...steps.map(String)] }, value))
        }
      />
      {session === null ? null : <OwnTree home={home} session={session} root={root} tree={objectOf(tree)} />}
    </section>
  );
}

interface OwnTreeProps {
  readonly home: Home;
  readonly session: string;
  readonly root: StateRoot;
  readonly tree: ReturnType<typeof objectOf>;
}

/** Gives the session a tree of its own, or takes it back to that of the pack. */
function OwnTree({ home, session, root, tree }: OwnTreeProps): ReactElement {
  const document = documents.get(session);
  return (
    <Button
      icon={Database}
      variant="quiet"
      onClick={() => {
        if (document !== undefined) setPlace(document, [root], home.isOwn ? undefined : tree);
      }}
    >
      {home.isOwn ? "Use the pack's state" : "Give this session its own"}
    </Button>
  );
}
