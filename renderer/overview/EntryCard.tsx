// A card of the sequence that is no level: a story screen, or the name of a level that is not there.
import { BookOpen, CircleAlert } from "lucide-react";
import { type ReactElement, memo } from "react";
import { spriteAddress } from "../board/spriteStore";
import { isListedImage } from "../session/pack/listedImage";
import { usePackStore } from "../session/pack/packStore";
import { reveal } from "../session/pack/textPlaces";
import { showPanel } from "../session/window/shellPort";
import { editStory } from "../session/pack/storyCommands";
import type { CardPlace } from "./LevelCard";
import type { MissingRow, StoryRow } from "./overviewRows";

export interface EntryCardProps extends CardPlace {
  readonly row: StoryRow | MissingRow;
}

export const EntryCard = memo(function EntryCard({ row, ...place }: EntryCardProps): ReactElement {
  return row.kind === "story" ? <StoryCard row={row} {...place} /> : <MissingCard row={row} {...place} />;
});

function StoryCard({ row, ...place }: EntryCardProps & { readonly row: StoryRow }): ReactElement {
  // An address, not the listing: that is another one after each change on the disk.
  const image = usePackStore(({ listing }) =>
    listing === null || row.image === null || !isListedImage(listing, row.image)
      ? null
      : spriteAddress(listing.id, row.image),
  );
  return (
    <button
      type="button"
      className="gw-card gw-card-story"
      title="Edit Story Screen…"
      onClick={() => editStory(row.entry)}
      {...place}
    >
      {image === null ? null : <img src={image} alt="" loading="lazy" draggable={false} />}
      <BookOpen size={18} aria-hidden />
      <span>{row.title}</span>
    </button>
  );
}

function MissingCard({ row, ...place }: EntryCardProps & { readonly row: MissingRow }): ReactElement {
  const show = (): void => {
    reveal(row.file, row.at);
    showPanel("editor");
  };
  return (
    <button
      type="button"
      className="gw-card gw-card-story"
      data-tone="error"
      title="The sequence names a level that does not exist. Click to go to its entry."
      onClick={show}
      {...place}
    >
      <CircleAlert size={18} color="var(--color-error)" aria-hidden />
      <span>{row.title}</span>
      <span className="gw-card-status">No such level</span>
    </button>
  );
}
