// The play that was asked for last, and what came of it.
import { Play } from "lucide-react";
import type { ReactElement } from "react";
import { observedText } from "../../shared/engine/search/observedText";
import { watchMoves } from "../session/play/playCommands";
import { useInsightStore } from "../session/solver/insightStore";
import { Badge } from "../ui/Badge";
import { IconButton } from "../ui/Button";
import { playText } from "./constraintText";

export function AskedPlayRow({ level }: { readonly level: string }): ReactElement | null {
  const asked = useInsightStore((state) => state.askedPlay);
  if (asked === null || asked.level !== level) return null;
  const { what, file, answer, isOver } = asked;
  const said = observedText(what);
  return (
    <output className="gw-solver-asked">
      <span>{`Play: ${said}`}</span>
      {answer === null ? (
        <Badge tone="neutral" text={isOver ? "the level has changed meanwhile" : "searching"} />
      ) : (
        <Badge {...playText(answer)} />
      )}
      {answer?.kind === "found" ? (
        <IconButton icon={Play} label={`Watch the play: ${said}`} onClick={() => void watchMoves(file, answer.path)} />
      ) : null}
    </output>
  );
}
