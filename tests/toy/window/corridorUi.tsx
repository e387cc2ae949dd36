// Corridors in the window: one line of cells, and a button for each action while they are walked.
import type { ReactElement } from "react";
import { plainUi } from "../../../renderer/dialect/plainUi";
import type { DialectUi } from "../../../renderer/dialect/dialectUi";
import { act } from "../../../renderer/session/play/playCommands";
import { boardAtCursor } from "../../../renderer/session/play/playState";
import { usePlayStore } from "../../../renderer/session/play/playStore";

function Corridor(): ReactElement {
  const cells = usePlayStore(boardAtCursor)?.cells ?? [];
  return (
    <section aria-label="Corridor">
      <output>{Array.from(cells, (cell) => (cell === 1 ? "@" : ".")).join("")}</output>
      {["step", "leap"].map((action) => (
        <button key={action} type="button" onClick={() => void act({ action })}>
          {action}
        </button>
      ))}
    </section>
  );
}

export const corridorUi: DialectUi = {
  ...plainUi,
  id: "corridor",
  Edit: Corridor,
  Play: Corridor,
  panels: { ...plainUi.panels, overview: "Overview", turn: "Turn" },
};
