// What a run through the pack adds to playing: how far it is, story screens, and the end.
import { ArrowRight, BookOpen, Pencil, SkipBack, Trophy } from "lucide-react";
import type { ReactElement } from "react";
import { spriteAddress } from "../../board/spriteStore";
import { leavePackRun, nextInRun, startPackRun, usePackRun } from "../../session/play/packRun";
import type { PackRun, RunEntry } from "../../session/play/packRunMemory";
import { isListedImage } from "../../session/pack/listedImage";
import { usePackStore } from "../../session/pack/packStore";
import { Button } from "../../ui/Button";

type Story = Extract<RunEntry, { kind: "story" }>;

/** How far the run is; nothing while there is none. */
export function PackRunBar(): ReactElement | null {
  const run = usePackRun((state) => state.run);
  if (run === null) return null;
  const place = Math.min(run.index + 1, run.entries.length);
  return (
    <output className="gw-run-bar">
      <BookOpen size={14} aria-hidden />
      <span>{`Playing the pack: ${place} of ${run.entries.length}`}</span>
      <strong className="gw-run-title">{titleOf(run.entries[run.index])}</strong>
      <progress max={run.entries.length} value={run.index} aria-label="Progress through the pack" />
      {run.entries[run.index]?.kind === "start" ? (
        <Button variant="quiet" onClick={() => void nextInRun()}>
          Skip
        </Button>
      ) : null}
      {run.index === 0 ? null : (
        <Button variant="quiet" icon={SkipBack} shortens title="From the start" onClick={() => void startPackRun(true)}>
          From the start
        </Button>
      )}
      <Button
        variant="quiet"
        icon={Pencil}
        title="Back to editing; the next time continues here"
        onClick={leavePackRun}
      >
        Leave
      </Button>
    </output>
  );
}

/** Returns the level's title; a story screen shows its own. */
function titleOf(entry: RunEntry | undefined): string {
  return entry?.kind === "start" ? entry.title : "";
}

/** The screen in the place of a board: a story, or the end of the run; null where a level is to be played. */
export function PackRunScreen(): ReactElement | null {
  const run = usePackRun((state) => state.run);
  const entry = run?.entries[run.index];
  if (run === null) return null;
  if (entry === undefined) return <TheEnd run={run} />;
  return entry.kind === "story" ? <StoryScreen key={run.index} story={entry} /> : null;
}

function StoryScreen({ story }: { readonly story: Story }): ReactElement {
  // An address, not the listing: that is another one after each change on the disk.
  const image = usePackStore(({ listing }) =>
    listing === null || story.image === null || !isListedImage(listing, story.image)
      ? null
      : spriteAddress(listing.id, story.image),
  );
  return (
    <article className="gw-story" aria-label={story.title ?? "Story"}>
      {image === null ? null : <img src={image} alt="" />}
      {story.title === null ? null : <h2>{story.title}</h2>}
      {story.text === null ? null : <p>{story.text}</p>}
      <Button ref={focusAtOnce} variant="primary" icon={ArrowRight} onClick={() => void nextInRun()}>
        Continue
      </Button>
    </article>
  );
}

function TheEnd({ run }: { readonly run: PackRun }): ReactElement {
  const levels = run.entries.filter(({ kind }) => kind === "start").length;
  const moves = [...run.solved.values()].reduce((sum, each) => sum + each, 0);
  return (
    <article className="gw-story" aria-label="The end">
      <Trophy size={40} aria-hidden />
      <h2>The end</h2>
      <p>{`${run.solved.size} of ${levels} levels solved, in ${moves} moves.`}</p>
      <Button ref={focusAtOnce} variant="primary" icon={Pencil} onClick={leavePackRun}>
        Back to editing
      </Button>
    </article>
  );
}

/** Moves the focus along, so that Enter opens the next screen; a frame later where the panel is still opening. */
function focusAtOnce(button: HTMLButtonElement | null): void {
  button?.focus();
  if (document.activeElement !== button) requestAnimationFrame(() => button?.focus());
}

/** Returns whether something other than a board is to be shown. */
export function isScreenShown({ run }: { readonly run: PackRun | null }): boolean {
  return run !== null && run.entries[run.index]?.kind !== "start";
}
