// Corridors in the window: a line of cells for each, and a button for each action while one is walked.
import type { ReactElement } from "react";
import type { DialectUi, LevelPictureProps } from "../../../renderer/dialect/dialectUi";
import { plainUi } from "../../../renderer/dialect/plainUi";
import { usePackSource } from "../../../renderer/documents/packSource";
import { act } from "../../../renderer/session/play/playCommands";
import { boardAtCursor } from "../../../renderer/session/play/playState";
import { usePlayStore } from "../../../renderer/session/play/playStore";
import { Button } from "../../../renderer/ui/Button";
import { lengthOf } from "../corridorPack";

function lineOf(length: number, walked: number): string {
  return Array.from({ length }, (_, cell) => (cell === walked ? "@" : "·")).join("");
}

function Drawn({ file }: Pick<LevelPictureProps, "file">): ReactElement {
  const length = lengthOf(usePackSource().files.get(file)?.value);
  return <output aria-label="Corridor">{length === null ? "?" : lineOf(length, 0)}</output>;
}

function Play(): ReactElement {
  const board = usePlayStore(boardAtCursor);
  const failure = usePlayStore((state) => state.failure);
  if (board === null) return <p>{failure}</p>;
  return (
    <section aria-label="Play">
      <output aria-label="Corridor">{lineOf(board.width, board.cells.indexOf(1))}</output>
      {["step", "leap"].map((action) => (
        <Button key={action} onClick={() => void act({ action })}>
          {action}
        </Button>
      ))}
    </section>
  );
}

export const corridorUi: DialectUi = {
  ...plainUi,
  id: "corridor",
  Edit: Drawn,
  Play,
  LevelPicture: Drawn,
  noLevels: { title: "No corridors yet", text: "Each is a file in the folder corridors." },
  panels: { ...plainUi.panels, overview: "Overview", turn: "Turn", solver: "Solver" },
};
