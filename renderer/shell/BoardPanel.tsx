// The board of the level last selected: the painter's, or the one being played.
import { Grid3x3 } from "lucide-react";
import type { ReactElement } from "react";
import { PainterBoard } from "../painter/PainterBoard";
import { PlayBoard } from "../play/PlayBoard";
import { usePackStore } from "../session/packStore";
import { usePlayStore } from "../session/playStore";
import { EmptyState } from "../ui/EmptyState";

export function BoardPanel(): ReactElement {
  const level = usePackStore((state) => state.activeLevelFile);
  const mode = usePlayStore((state) => state.mode);
  if (level === null) {
    return <EmptyState icon={Grid3x3} title="No level is selected" text="Choose one in the pack to see its board." />;
  }
  return mode === "play" ? <PlayBoard /> : <PainterBoard />;
}
