// A part of a form under a heading that folds it away; what was open stays so for the next level.
import { ChevronDown, ChevronRight } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { windowStore } from "../state/windowStore";

const useFolds = windowStore<{ readonly folded: ReadonlySet<string> }>(() => ({
  folded: new Set(["Notes", "Hints"]),
}));

export interface FormSectionProps {
  readonly title: string;
  /** A few words beside the title, such as how many there are. */
  readonly note?: string;
  readonly children: ReactNode;
}

export function FormSection({ title, note, children }: FormSectionProps): ReactElement {
  const isOpen = useFolds(({ folded }) => !folded.has(title));
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <section aria-label={title} className="gw-form-section">
      <h3>
        <button type="button" aria-expanded={isOpen} onClick={() => toggle(title)}>
          <Chevron size={14} aria-hidden />
          {title}
          {note === undefined ? null : <small>{note}</small>}
        </button>
      </h3>
      {isOpen ? children : null}
    </section>
  );
}

function toggle(title: string): void {
  useFolds.setState(({ folded }) => {
    const next = new Set(folded);
    if (!next.delete(title)) next.add(title);
    return { folded: next };
  });
}
