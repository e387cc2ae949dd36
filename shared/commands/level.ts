// The Level menu: levels, their rules and those of the game, story screens.
import type { Command } from "./command";

export const LEVEL_COMMANDS = [
  { id: "level.new", title: "New Empty Level…", place: "level" },
  { id: "level.template", title: "New Level with the Same Ground", place: "level" },
  { id: "level.copy", title: "Duplicate Level", place: "level" },
  { id: "level.rename", title: "Rename Level…", place: "level" },
  { id: "level.changeId", title: "Change Level Id…", place: "level" },
  { id: "level.delete", title: "Delete Level…", place: "level" },
  { id: "level.earlier", title: "Move Level Up in the Sequence", place: "level" },
  { id: "level.later", title: "Move Level Down in the Sequence", place: "level" },
  { id: "story.before", title: "New Story Screen Before This Level", place: "level" },
  { id: "story.after", title: "New Story Screen After This Level", place: "level" },
  { id: "rule.new", title: "New Rule…", place: "level", group: "Rule" },
  { id: "rule.newInLevel", title: "New Rule in This Level…", place: "level", group: "Rule" },
  { id: "level.turnRight", title: "Rotate Clockwise", place: "level", group: "Whole Level" },
  { id: "level.turnLeft", title: "Rotate Counterclockwise", place: "level", group: "Whole Level" },
  { id: "level.flipX", title: "Flip Left to Right", place: "level", group: "Whole Level" },
  { id: "level.flipY", title: "Flip Top to Bottom", place: "level", group: "Whole Level" },
] as const satisfies readonly Command[];
