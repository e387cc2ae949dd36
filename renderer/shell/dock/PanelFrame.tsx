// The frame of one panel: names it, and keeps a mistake within it from taking the window down.
import { errorText } from "../../../shared/base/errorText";
import { Bug } from "lucide-react";
import { Component, type ReactElement, type ReactNode } from "react";
import { reportError } from "../../bridge/reportError";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";

interface PanelFrameProps {
  readonly id: string;
  readonly title: string;
  /** Whether what is in the panel is still to come. */
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

interface PanelFrameState {
  readonly failure: string | null;
}

/** React catches errors of a subtree in a class only. */
export class PanelFrame extends Component<PanelFrameProps, PanelFrameState> {
  override state: PanelFrameState = { failure: null };

  static getDerivedStateFromError(error: unknown): PanelFrameState {
    return { failure: errorText(error) };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, `panel ${this.props.id}`);
  }

  override render(): ReactElement {
    const { id, title, isBusy, children } = this.props;
    const { failure } = this.state;
    return (
      <section className="gw-panel" data-panel={id} aria-label={title} aria-busy={isBusy}>
        {failure === null ? (
          children
        ) : (
          <EmptyState icon={Bug} title="This panel failed" text={failure}>
            <Button onClick={() => this.setState({ failure: null })}>Show it again</Button>
          </EmptyState>
        )}
      </section>
    );
  }
}
