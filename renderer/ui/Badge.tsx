// A status in an icon and words; the colour only repeats them.
import { CircleAlert, CircleCheck, CircleDashed, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactElement } from "react";

export type Tone = "error" | "warning" | "success" | "information" | "neutral";

const ICONS = {
  error: CircleAlert,
  warning: TriangleAlert,
  success: CircleCheck,
  information: Info,
  neutral: CircleDashed,
} as const satisfies Record<Tone, LucideIcon>;

export interface BadgeProps {
  readonly tone: Tone;
  readonly text: string;
  /** Instead of the tone's own. */
  readonly icon?: LucideIcon;
  /** More words, as a tooltip. */
  readonly title?: string | undefined;
}

export function Badge({ tone, text, icon, title }: BadgeProps): ReactElement {
  const Icon = icon ?? ICONS[tone];
  return (
    <span className="gw-badge" data-tone={tone} title={title}>
      <Icon size={13} aria-hidden />
      {text}
    </span>
  );
}

export interface ToneIconProps {
  readonly tone: Tone;
  readonly label: string;
  /** Instead of the tone's own. */
  readonly icon?: LucideIcon;
  readonly size?: number;
}

/** A tone's icon with its words for screen readers and as tooltip, where there is no room for text. */
export function ToneIcon({ tone, label, icon, size = 14 }: ToneIconProps): ReactElement {
  const Icon = icon ?? ICONS[tone];
  return (
    <span className="gw-tone-icon" title={label}>
      <Icon size={size} color={`var(--color-${tone === "neutral" ? "muted" : tone})`} aria-hidden />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
