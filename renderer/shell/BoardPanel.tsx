// The board of the level last selected.
import { Grid3x3 } from "lucide-react";
import type { ReactElement } from "react";
import { usePackStore } from "../session/packStore";
import { EmptyState } from "../ui/EmptyState";

export function BoardPanel(): ReactElement {
  const level = usePackStore((state) => state.activeLevelFile);
  return <EmptyState icon={Grid3x3} title={level === null ? "No level is selected" : level} />;
}
