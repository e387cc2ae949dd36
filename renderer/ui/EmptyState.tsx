// What a panel shows while it has nothing to show: why, and what to do about it.
import type { LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";

export interface EmptyStateProps {
  readonly icon?: LucideIcon;
  readonly title: string;
  readonly text?: ReactNode;
  /** Buttons, if there is something to do. */
  readonly children?: ReactNode;
}

export function EmptyState({ icon: Icon, title, text, children }: EmptyStateProps): ReactElement {
  return (
    <div className="gw-empty">
      {Icon === undefined ? null : <Icon size={28} strokeWidth={1.5} aria-hidden />}
      <div className="gw-empty-title">{title}</div>
      {text === undefined ? null : <div className="gw-empty-text">{text}</div>}
      {children}
    </div>
  );
}
