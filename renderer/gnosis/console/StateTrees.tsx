// Both state trees at the debugger's cursor, beside what they were when the event in view was published.
import type { ReactElement } from "react";
import { boardAtCursor, shownTurn } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { JsonTree } from "./JsonTree";
import { shortState } from "./shortNumbers";

export function StateTrees(): ReactElement | null {
  const board = usePlayStore(boardAtCursor);
  const before = usePlayStore((state) => shownTurn(state)?.before ?? null);
  if (board === null) return null;
  return (
    <section className="gw-console-section" aria-label="State">
      <h3>State</h3>
      {["persistent", "ephemeral"].map((root) => (
        <JsonTree key={root} name={root} value={board.state[root] ?? {}} before={before?.state[root]} compares />
      ))}
      <JsonTree
        name="random"
        value={board.state["random"] ?? null}
        before={before?.state["random"]}
        compares
        shortNumber={shortState}
      />
    </section>
  );
}
