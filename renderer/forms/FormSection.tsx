// A part of a form under a heading that folds it away; what was open stays so for the next level.
import { ChevronDown, ChevronRight } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { setOpen, useIsOpen } from "./formFolds";

export interface FormSectionProps {
  readonly title: string;
  /** Tells it from other sections with the same title. */
  readonly id?: string;
  /** A few words beside the title, such as how many there are. */
  readonly note?: string;
  /** Folded until it is opened. */
  readonly isFolded?: boolean;
  readonly children: ReactNode;
}

export function FormSection({
  title,
  id = title,
  note = "",
  isFolded = false,
  children,
}: FormSectionProps): ReactElement {
  const isOpen = useIsOpen(id) ?? !isFolded;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <section aria-label={title} className="gw-form-section">
      <h3>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(id, !isOpen)}>
          <Chevron size={14} aria-hidden />
          {title}
          {note === "" ? null : <small>{note}</small>}
        </button>
      </h3>
      {isOpen ? children : null}
    </section>
  );
}
