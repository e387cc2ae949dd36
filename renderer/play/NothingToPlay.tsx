// What the play view shows while there is no board or session: that it opens, why it cannot, or how to begin.
import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { usePackWords } from "../session/pack/packWords";
import { startPlay } from "../session/play/playCommands";
import { usePlayStore } from "../session/play/playStore";
import { showPanel } from "../session/window/shellPort";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";

export interface NothingToPlayProps {
  readonly icon: LucideIcon;
  /** What is shown before anything was played. */
  readonly title: string;
  readonly text: string;
  /** The label of the button that begins. */
  readonly begin: string;
}

export function NothingToPlay({ icon, title, text, begin }: NothingToPlayProps): ReactElement {
  const failure = usePlayStore((state) => state.failure);
  const isOpening = usePlayStore((state) => state.isOpening);
  const { start } = usePackWords();
  // What could not be played is tried again with each change: until that succeeds, its failure stays in sight.
  if (isOpening && failure === null) return <EmptyState icon={icon} title={`Opening the ${start}…`} />;
  return (
    <EmptyState icon={icon} title={failure === null ? title : `This ${start} cannot be played`} text={failure ?? text}>
      {failure === null ? null : (
        <Button variant="primary" onClick={() => showPanel("problems")}>
          Show problems
        </Button>
      )}
      <Button {...(failure === null ? { variant: "primary" } : {})} onClick={() => void startPlay()}>
        {failure === null ? begin : "Try again"}
      </Button>
    </EmptyState>
  );
}
