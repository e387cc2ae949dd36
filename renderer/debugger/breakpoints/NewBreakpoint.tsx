// Adds a breakpoint: a kind of place and its name, offered from the pack.
import { Plus } from "lucide-react";
import { type ReactElement, useRef, useState } from "react";
import { defined } from "../../../shared/base/defined";
import type { BreakNames, BreakOn } from "../../../shared/engine/breakpoints/breakPlaces";
import { usePackPresentation } from "../../session/pack/packPresentation";
import { placesOf } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { addBreakpoint } from "../../session/run/breakpoints";
import { Button } from "../../ui/Button";
import { Select } from "../../ui/Field";
import { SuggestInput } from "../../ui/SuggestInput";
import { namedLines } from "../../ui/namedLines";
import { namesFor, placeFrom, promptOf } from "./breakpointPlaces";

export interface NewBreakpointProps {
  /** Null until they are known. */
  readonly names: BreakNames | null;
  readonly onAdd: (on: BreakOn) => void;
}

export function NewBreakpoint({ names, onAdd }: NewBreakpointProps): ReactElement {
  const { breaks } = usePackPresentation();
  const places = usePlayStore(placesOf);
  const [chosen, setChosen] = useState<BreakOn["kind"] | null>(null);
  const kind = breaks.find((each) => each.kind === chosen) ?? defined(breaks[0]);
  const [text, setText] = useState("");
  const place = useRef<HTMLDivElement>(null);
  const prompt = promptOf(kind, places);
  const on = placeFrom(kind, text, places);
  const add = (): void => {
    if (on === null) return;
    addBreakpoint(on);
    onAdd(on);
    setText("");
    // Without a name there is nothing to add: the button would keep the keys to itself.
    place.current?.querySelector("input")?.focus();
  };
  return (
    <div ref={place} className="gw-breakpoint-new">
      <Select
        data-keys-first
        aria-label="Stop when"
        options={breaks.map((each) => ({ value: each.kind, title: each.title }))}
        value={kind.kind}
        onChange={(event) => {
          setChosen(event.target.value as BreakOn["kind"]);
          setText("");
        }}
      />
      {prompt === null ? null : (
        <SuggestInput
          aria-label={prompt}
          placeholder={prompt}
          value={text}
          onChange={setText}
          suggest={async (typed) => (names === null ? [] : namedLines(typed, namesFor(kind.kind, names)))}
          onKeyDown={(event) => {
            // With a row of the list marked, Enter takes that row.
            if (event.key === "Enter" && !event.currentTarget.getAttribute("aria-activedescendant")) add();
          }}
        />
      )}
      <Button icon={Plus} disabled={on === null} onClick={add}>
        Add
      </Button>
    </div>
  );
}
