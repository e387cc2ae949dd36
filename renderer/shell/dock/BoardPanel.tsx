// The board of the level last selected, edited or played, as the pack's language shows it; beside it that of the other
// side, if there are two.
import { Grid3x3 } from "lucide-react";
import type { ReactElement } from "react";
import { lacksGame } from "../../../shared/pack/packFiles";
import { usePackSource } from "../../documents/packSource";
import { useDialectUi } from "../../dialect/openDialect";
import { useNewEmptyTitle, usePackWords } from "../../session/pack/packWords";
import { activateOtherSide, closeSide, usePackStore } from "../../session/pack/packStore";
import { panesOf } from "../../session/pack/sides";
import { usePlayStore } from "../../session/play/playStore";
import { Button } from "../../ui/Button";
import { type SidePane, SidePanes } from "../../ui/SidePanes";
import { EmptyState } from "../../ui/EmptyState";
import { requestCommand } from "../../session/window/shellPort";

function NoLevel(): ReactElement {
  const pack = usePackSource();
  const { noGame, noLevels } = useDialectUi();
  const { start } = usePackWords();
  const newEmpty = useNewEmptyTitle();
  if (pack.levels.length > 0)
    return (
      <EmptyState icon={Grid3x3} title={`No ${start} is selected`} text="Choose one in the pack to see it here." />
    );
  if (lacksGame(pack))
    return (
      <EmptyState icon={Grid3x3} {...noGame}>
        <Button onClick={() => requestCommand("pack.new")}>New Pack…</Button>
      </EmptyState>
    );
  return (
    <EmptyState icon={Grid3x3} {...noLevels}>
      <Button variant="primary" onClick={() => requestCommand("level.new")}>
        {newEmpty}
      </Button>
    </EmptyState>
  );
}

export function BoardPanel(): ReactElement {
  const { Edit, Play } = useDialectUi();
  const level = usePackStore((state) => state.activeLevelFile);
  const other = usePackStore((state) => state.other);
  const titleOf = useTitles();
  const mode = usePlayStore((state) => state.mode);
  // What was played outlives its level, and its turns can be looked into still.
  const isPlayed = usePlayStore((state) => state.mode === "play" && state.level !== null);
  if (level === null && !isPlayed) return <NoLevel />;
  const panes = panesOf(level, other?.level ?? null, other?.isLeft === true).map((file): SidePane => {
    const isActive = file === level;
    return {
      title: file === null ? "" : titleOf(file),
      isActive,
      onActivate: activateOtherSide,
      onClose: () => closeSide(usePackStore.getState().activeLevelFile === file ? "active" : "other"),
      content: file === null || (isActive && mode === "play") ? <Play /> : <Edit file={file} isActive={isActive} />,
    };
  });
  return <SidePanes panes={panes} leastWidth={440} />;
}

/** Returns what gives a level's title. */
function useTitles(): (path: string) => string {
  const { model, files } = usePackSource();
  return (path) => {
    const file = files.get(path);
    return file === undefined || model === null ? path : model.starts.titleOf(file);
  };
}
