// The event to be published: its id, its payload, and whether it is only tried.
import { ChartColumn, FlaskConical, Radio, RefreshCw, Dices } from "lucide-react";
import { type ReactElement, useEffect, useMemo } from "react";
import type { GameAction } from "../../../shared/engine/turnRecord";
import type { PackName } from "../../../shared/pack/packModel";
import type { PackSource } from "../../../shared/pack/packSource";
import { packSource, usePackSource } from "../../documents/packSource";
import { act } from "../../session/play/playCommands";
import { shownTurn } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { SuggestInput, type Suggestion } from "../../ui/SuggestInput";
import { Toggle } from "../../ui/Toggle";
import { countEvent } from "../distribution/distributionStore";
import { PayloadEditor } from "./PayloadEditor";
import { beginWith, chooseEvent, payloadOf, publishedAgain, useConsoleDraft } from "./consoleDraft";

/** Seeds that are drawn for trying again: short enough to be read and typed. */
const SEEDS = 10_000;

export function EventForm(): ReactElement {
  const { id, payload, isDry } = useConsoleDraft();
  const pack = usePackSource();
  const again = usePlayStore((state) => shownTurn(state)?.action ?? null);
  const read = payloadOf(payload);
  const known = useMemo(() => new Set(eventNames(pack).map(({ name }) => name)), [pack]);
  const file = usePlayStore((state) => state.level?.file ?? null);
  const [offered] = usePlayStore((state) => state.level?.offers[0]?.params["id"]?.values ?? null) ?? [];
  useEffect(() => {
    if (file !== null) beginWith(packSource(), file, typeof offered === "string" ? offered : "");
  }, [file, offered]);

  const publish = (): void => {
    if (!read.ok || id === "") return;
    void act({ action: "publish", id, data: read.value, ...(isDry ? { dryRun: true } : {}) });
  };
  const suggest = (text: string): Promise<readonly Suggestion[]> => Promise.resolve(suggestions(text));
  const retry = (action: GameAction, seed: number | null): void => void act(publishedAgain(action, seed, isDry));

  return (
    <form
      className="gw-console-form"
      aria-label="Event"
      onSubmit={(event) => {
        event.preventDefault();
        publish();
      }}
    >
      <Field label="Event" hint={id === "" || known.has(id) ? undefined : "No text of the pack names this event."}>
        {(control) => (
          <SuggestInput
            {...control}
            value={id}
            onChange={(next) => chooseEvent(pack, next)}
            suggest={suggest}
            takesFirst
            placeholder="id of an event"
            data-own-keys="CmdOrCtrl+Enter"
            onKeyDown={(event) => {
              if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              publish();
            }}
          />
        )}
      </Field>
      <div className="gw-field">
        <span className="gw-field-label">Payload</span>
        <PayloadEditor onPublish={publish} />
        {read.ok ? (
          <span className="gw-field-hint">Ctrl+Space suggests, Ctrl+Enter publishes.</span>
        ) : (
          <span className="gw-field-error" role="alert">
            {read.refusal}
          </span>
        )}
      </div>
      <div className="gw-console-actions">
        <Button variant="primary" icon={Radio} disabled={!read.ok || id === ""} onClick={publish}>
          Publish
        </Button>
        <Toggle
          label="Dry run"
          title="While this is on, publishing shows what would come of the event and keeps nothing"
          icon={FlaskConical}
          pressed={isDry}
          onChange={(pressed) => useConsoleDraft.setState({ isDry: pressed })}
        />
        <Button icon={RefreshCw} disabled={again === null} onClick={() => again !== null && retry(again, null)}>
          Again
        </Button>
        <Button
          icon={Dices}
          disabled={again === null}
          title="Publish the event once more, with another seed of the random generator"
          onClick={() => again !== null && retry(again, Math.floor(Math.random() * SEEDS))}
        >
          Again, another seed
        </Button>
        <Button
          icon={ChartColumn}
          disabled={!read.ok || id === ""}
          title="Publish the event 1,000 times, each time with another seed, and count what comes out. Nothing is kept."
          onClick={() => read.ok && void countEvent({ action: "publish", id, data: read.value })}
        >
          1,000 runs
        </Button>
      </div>
    </form>
  );
}

/** Events of the pack whose ids hold what is typed, those first that begin with it. */
function suggestions(text: string): readonly Suggestion[] {
  const typed = text.toLowerCase();
  const placeOf = ({ name }: PackName): number => name.toLowerCase().indexOf(typed);
  const found = eventNames(packSource()).filter((each) => placeOf(each) >= 0);
  return Array.from(found)
    .sort((one, other) => Math.min(placeOf(one), 1) - Math.min(placeOf(other), 1))
    .map(({ name, detail }) => ({
      label: name,
      detail,
      text: name,
      select: [name.length, name.length] as const,
      asks: false,
    }));
}

function eventNames(pack: PackSource): readonly PackName[] {
  return pack.model?.names.list(pack, "event", null) ?? [];
}
