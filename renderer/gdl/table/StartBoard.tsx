// The Board panel while a game is edited: the board with which it begins, as its texts are now.
import { Dices } from "lucide-react";
import type { ReactElement } from "react";
import { usePackStore } from "../../session/pack/packStore";
import { startPlay } from "../../session/play/playCommands";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { TableCanvas } from "./TableCanvas";
import { useStartBoard } from "./TablePicture";
import { useGameImages, useGameLooks } from "./gameLooks";
import { NO_MARKS } from "./drawTable";

export function StartBoard(): ReactElement | null {
  const file = usePackStore((state) => state.activeLevelFile);
  return file === null ? null : <Start file={file} />;
}

function Start({ file }: { readonly file: string }): ReactElement {
  const board = useStartBoard(file);
  const looks = useGameLooks();
  const images = useGameImages();
  if (board === null)
    return (
      <EmptyState
        icon={Dices}
        title="No board yet"
        text="The game’s rules cannot be played as they are; Problems says why."
      >
        <Button onClick={() => void startPlay()}>Try to play it</Button>
      </EmptyState>
    );
  return (
    <div className="gw-table-edit">
      <TableCanvas
        board={board}
        looks={looks}
        images={images}
        label={`Board of ${file}`}
        fitKey={file}
        marks={NO_MARKS}
      />
    </div>
  );
}
