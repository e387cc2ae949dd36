// What can be done with the story screens of the sequence, in the menu of the tree.
import { BookOpen, Pencil, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { sequenceLength } from "../session/pack/levelCommands";
import { ROW_KEYS } from "../session/pack/rowKeys";
import { editStory, newStory, removeEntry } from "../session/pack/storyCommands";
import { ContextMenuItem } from "../ui/ContextMenuItem";

interface EntryProps<Entry> {
  readonly entry: Entry;
  readonly onRefusal: (refusal: string | null) => void;
}

export function StoryItems({ entry, onRefusal }: EntryProps<number>): ReactElement {
  return (
    <>
      <ContextMenuItem
        icon={Pencil}
        title="Edit Story Screen…"
        keys={ROW_KEYS.open}
        onChoose={() => editStory(entry)}
      />
      <ContextMenuItem
        icon={Trash2}
        title="Delete Story Screen"
        keys={ROW_KEYS.remove}
        onChoose={() => onRefusal(removeEntry(entry))}
      />
    </>
  );
}

export function NewStoryItems({ entry, onRefusal }: EntryProps<number | null>): ReactElement {
  const add = (before: number) => () => onRefusal(newStory(before));
  if (entry === null) {
    return (
      <ContextMenuItem icon={BookOpen} title="New Story Screen at the End" onChoose={() => add(sequenceLength())()} />
    );
  }
  return (
    <>
      <ContextMenuItem icon={BookOpen} title="New Story Screen Before" onChoose={add(entry)} />
      <ContextMenuItem icon={BookOpen} title="New Story Screen After" onChoose={add(entry + 1)} />
    </>
  );
}
