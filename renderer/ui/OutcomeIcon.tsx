// How a level's solution ends, as a picture: each ending has a shape of its own, which is none of those of problems.
import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleQuestionMark,
  EqualNot,
  FastForward,
  FileX,
  FlagOff,
  type LucideIcon,
  Skull,
} from "lucide-react";
import type { ReactElement } from "react";
import { ToneIcon, type ToneIconProps } from "./Badge";

const OUTCOME_ICONS = {
  wins: CircleCheck,
  differs: EqualNot,
  "wins-early": FastForward,
  "does-not-win": FlagOff,
  "illegal-action": Ban,
  loses: Skull,
  "no-path": CircleDashed,
  unplayable: FileX,
  unknown: CircleQuestionMark,
} as const satisfies Record<string, LucideIcon>;

type OutcomeSign = keyof typeof OUTCOME_ICONS;

/** Returns the picture of an ending. */
export function outcomeIcon(sign: OutcomeSign): LucideIcon {
  return OUTCOME_ICONS[sign];
}

interface OutcomeIconProps extends Omit<ToneIconProps, "icon"> {
  readonly sign: OutcomeSign;
}

/** The picture of an ending with its words, where there is no room for text. */
export function OutcomeIcon({ sign, ...rest }: OutcomeIconProps): ReactElement {
  return <ToneIcon {...rest} icon={OUTCOME_ICONS[sign]} />;
}
