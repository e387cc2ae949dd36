// A part of a form under a heading that folds it away; what was open stays so for the next level.
import { ChevronDown, ChevronRight } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { windowStore } from "../state/windowStore";

/** Sections that were opened (true) or folded (false) by hand. */
const useFolds = windowStore<{ readonly open: ReadonlyMap<string, boolean> }>(() => ({ open: new Map() }));

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
  const isOpen = useFolds(({ open }) => open.get(id)) ?? !isFolded;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const toggle = (): void => useFolds.setState(({ open }) => ({ open: new Map(open).set(id, !isOpen) }));
  return (
    <section aria-label={title} className="gw-form-section">
      <h3>
        <button type="button" aria-expanded={isOpen} onClick={toggle}>
          <Chevron size={14} aria-hidden />
          {title}
          {note === "" ? null : <small>{note}</small>}
        </button>
      </h3>
      {isOpen ? children : null}
    </section>
  );
}
