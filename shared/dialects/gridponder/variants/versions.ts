// The rows of the table of versions, as changes of a level's profile.
import type { VersionRow } from "../../../engine/levelVariants";
import { PROFILES, type Profile } from "../profile";
import { type LevelSource, compiledWith } from "./levelSource";

type Switch = Exclude<keyof Profile, "id">;

interface Row {
  readonly row: string;
  readonly of: Switch;
  /** What is so in the published version, and in version 0.5. */
  readonly published: string;
  readonly next: string;
}

const ROWS: readonly Row[] = [
  {
    row: "V1",
    of: "selectsBeforeRunning",
    published: "Rules are matched and run event by event",
    next: "All rules are matched before the first one runs",
  },
  {
    row: "V2",
    of: "cascadesAtLoad",
    published: "What is placed at the start triggers rules",
    next: "What is placed at the start triggers nothing",
  },
  {
    row: "V3",
    of: "emittersRunIn",
    published: "Emitters release after the cascade",
    next: "Emitters release in the cascade",
  },
  {
    row: "V4",
    of: "consumesMatchedMerges",
    published: "A merge that advances a sequence stays",
    next: "A merge that advances a sequence is removed, if the goal consumes",
  },
  {
    row: "V5",
    of: "losesAtActionLimit",
    published: "The last action allowed loses if it does not win",
    next: "Only an action beyond those allowed loses",
  },
  {
    row: "V6",
    of: "keepsPendingMove",
    published: "A blocked move stays pending for later turns",
    next: "A blocked move ends with its turn",
  },
  {
    row: "V7",
    of: "portalsAlwaysTeleport",
    published: "Portals move objects unasked",
    next: "Portals move what enters them",
  },
  {
    row: "V9",
    of: "announcesAllLeaving",
    published: "Only some ways to leave a cell are announced",
    next: "Whatever leaves a cell is announced",
  },
];

/** Returns the rows in which the level's version and the other one differ. */
export function versionRows(source: LevelSource): readonly VersionRow[] {
  const { profile } = source;
  const other = profile.id === "published" ? PROFILES["dsl-0.5"] : PROFILES.published;
  return ROWS.filter(({ of }) => profile[of] !== other[of]).map(({ row, of, published, next }) => ({
    row,
    title: other.id === "published" ? published : next,
    level: () => compiledWith(source, { profile: { ...profile, [of]: other[of] } }),
  }));
}
