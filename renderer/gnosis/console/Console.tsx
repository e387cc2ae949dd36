// The console: publishes events in a session, and shows what each came to.
import { Radio } from "lucide-react";
import { type ReactElement, memo, useEffect, useRef } from "react";
import { OpeningLine } from "../../play/OpeningLine";
import { PlayMessages } from "../../play/PlayMessages";
import { PlayToolbar } from "../../play/PlayToolbar";
import { returnFocus } from "../../play/boardFocus";
import "../../play/play.css";
import { startPlay } from "../../session/play/playCommands";
import { usePlayStore } from "../../session/play/playStore";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { DistributionSection } from "../distribution/DistributionSection";
import { EventForm } from "./EventForm";
import { EventHistory } from "./EventHistory";
import { EventOutcome } from "./EventOutcome";
import { StateTrees } from "./StateTrees";
import "./console.css";

const Toolbar = memo(PlayToolbar);
const Opening = memo(OpeningLine);
const Messages = memo(PlayMessages);

export function Console(): ReactElement {
  const isPlayed = usePlayStore(({ turns }) => turns.length > 0);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    element?.addEventListener("click", returnFocus);
    return () => element?.removeEventListener("click", returnFocus);
  }, []);
  return (
    <section ref={section} className="gw-play" aria-label="Console" data-context="play">
      <Toolbar />
      <Opening />
      <Messages />
      {isPlayed ? <OpenSession /> : <NothingToPlay />}
    </section>
  );
}

function OpenSession(): ReactElement {
  return (
    <div className="gw-console">
      <div className="gw-console-main">
        <EventForm />
        <DistributionSection />
        <EventOutcome />
      </div>
      <aside className="gw-console-side" aria-label="Session">
        <EventHistory />
        <StateTrees />
      </aside>
    </div>
  );
}

function NothingToPlay(): ReactElement {
  const failure = usePlayStore((state) => state.failure);
  const isOpening = usePlayStore((state) => state.isOpening);
  if (isOpening) return <EmptyState icon={Radio} title="Opening the session…" />;
  return (
    <EmptyState
      icon={Radio}
      title={failure === null ? "No session is open" : "This session cannot be played"}
      text={failure ?? "Choose a session in the pack, then publish events in it."}
    >
      <Button variant="primary" onClick={() => void startPlay()}>
        {failure === null ? "Open this session" : "Try again"}
      </Button>
    </EmptyState>
  );
}
