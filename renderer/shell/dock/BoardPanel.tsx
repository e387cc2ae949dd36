// The board of the level last selected, edited or played, as the pack's language shows it.
import { Grid3x3 } from "lucide-react";
import type { ReactElement } from "react";
import { lacksGame } from "../../../shared/pack/packFiles";
import { usePackSource } from "../../documents/packSource";
import { useDialectUi } from "../../dialect/openDialect";
import { capital } from "../../../shared/base/capital";
import { usePackWords } from "../../session/pack/packWords";
import { usePackStore } from "../../session/pack/packStore";
import { usePlayStore } from "../../session/play/playStore";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { requestCommand } from "../../session/window/shellPort";

function NoLevel(): ReactElement {
  const pack = usePackSource();
  const { noGame, noLevels } = useDialectUi();
  const { start } = usePackWords();
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
        {`New Empty ${capital(start)}`}
      </Button>
    </EmptyState>
  );
}

export function BoardPanel(): ReactElement {
  const { Edit, Play } = useDialectUi();
  const level = usePackStore((state) => state.activeLevelFile);
  const mode = usePlayStore((state) => state.mode);
  // What was played outlives its level, and its turns can be looked into still.
  const isPlayed = usePlayStore((state) => state.mode === "play" && state.level !== null);
  if (level === null && !isPlayed) return <NoLevel />;
  return mode === "play" || level === null ? <Play /> : <Edit file={level} isActive />;
}
