// The console: publishes events in a session, and shows what each came to.
import { Radio } from "lucide-react";
import { type ReactElement, memo } from "react";
import { NothingToPlay } from "../../play/NothingToPlay";
import { OpeningLine } from "../../play/OpeningLine";
import { PlayMessages } from "../../play/PlayMessages";
import { PlayToolbar } from "../../play/PlayToolbar";
import { useFocusOnBoard, useFocusReturn } from "../../play/boardFocus";
import "../../play/play.css";
import { usePlayStore } from "../../session/play/playStore";
import { DistributionSection } from "../distribution/DistributionSection";
import { EventForm } from "./EventForm";
import { EventHistory } from "./EventHistory";
import { EventOutcome } from "./EventOutcome";
import { StateTrees } from "./StateTrees";
import { useIsStateInSight } from "./stateInSight";
import "./console.css";

const Toolbar = memo(PlayToolbar);
const Opening = memo(OpeningLine);
const Messages = memo(PlayMessages);

export function Console(): ReactElement {
  const isPlayed = usePlayStore(({ turns }) => turns.length > 0);
  const section = useFocusReturn();
  return (
    <section ref={section} className="gw-play" aria-label="Console" data-context="play">
      <Toolbar />
      <Opening />
      <Messages />
      {isPlayed ? (
        <OpenSession />
      ) : (
        <NothingToPlay
          icon={Radio}
          title="No session is open"
          text="Choose a session in the pack, then publish events in it."
          begin="Open this session"
        />
      )}
    </section>
  );
}

function OpenSession(): ReactElement {
  const isStateBeside = useIsStateInSight();
  useFocusOnBoard(focusEvent);
  return (
    <div className="gw-console">
      <div className="gw-console-main">
        <EventForm />
        <DistributionSection />
        <EventOutcome />
      </div>
      <aside className="gw-console-side" aria-label="Session">
        <EventHistory />
        {isStateBeside ? null : <StateTrees />}
      </aside>
    </div>
  );
}

/** One goes on with the event that is published next. */
function focusEvent(): void {
  document.querySelector<HTMLElement>(".gw-console-form input")?.focus({ preventScroll: true });
}
