// What lies in a zone when games begin, as a list from the bottom to the top: entries are added, counted, moved and taken
// away.
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ReactElement, useId, useMemo, useState } from "react";
import { defined } from "../../../shared/base/defined";
import { type Brush, brushKey, entityOf } from "../../../shared/dialects/gdl/text/paint/brush";
import { paletteOf } from "../../../shared/dialects/gdl/text/paint/palette";
import type { ZoneEntry } from "../../../shared/dialects/gdl/text/paint/zoneCards";
import { dealsOf } from "../../../shared/dialects/gdl/text/paint/zoneDeals";
import { MOST_COUNT } from "../../../shared/dialects/gdl/text/paint/zoneSetup";
import { entityDrop } from "../../board/entityDrag";
import { packSource, usePackSource } from "../../documents/packSource";
import { Button, IconButton } from "../../ui/Button";
import { Field, Select } from "../../ui/Field";
import { NumberInput } from "../count/NumberInput";
import { spaced } from "../game/spaced";
import { useGameImages, useGameLooks } from "../pack/gameLooks";
import { PieceSwatch } from "../table/PieceSwatch";
import { cardWords, entityWords } from "../table/describePlace";
import { useTablePaint } from "./paintStore";
import type { TableTarget } from "./painting";
import { dropInZone } from "./tableDrop";
import { changeZone, zoneEntries } from "./zonePainting";

const SWATCH = 20;

interface ZoneCardsProps {
  readonly target: TableTarget;
  readonly zone: string;
}

export function ZoneCards({ target, zone }: ZoneCardsProps): ReactElement {
  const entries = zoneEntries(target, zone);
  const count = entries.length;
  const deals = target.isSetup ? dealtWords(target.index, zone) : [];
  const [isOver, setIsOver] = useState(false);
  const drop = entityDrop({
    placeAt: () => zone,
    hover: (place) => setIsOver(place !== null),
    put: (entity) => dropInZone(packSource(), target, entity, zone),
  });
  return (
    <section className="gw-zone-cards" aria-label={`In ${spaced(zone)}`} data-drop={isOver} {...drop}>
      {count === 0 && deals.length === 0 ? (
        <p>{target.isSetup ? "The set-up puts nothing here." : "Nothing lies here."}</p>
      ) : null}
      <ol>
        {entries.map((entry, at) => (
          <li key={keyOf(entries, at)}>
            <Entry target={target} zone={zone} entry={entry} at={at} count={count} />
          </li>
        ))}
      </ol>
      {count > 1 ? <p>{orderWords(target, zone)}</p> : null}
      {deals.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <AddCard target={target} zone={zone} />
    </section>
  );
}

/** An entry that is moved stays the same one; equal ones are told apart by their order. */
function keyOf(entries: readonly ZoneEntry[], at: number): string {
  const key = brushKey(defined(entries[at]).brush);
  return `${key} ${entries.slice(0, at).filter(({ brush }) => brushKey(brush) === key).length}`;
}

function orderWords({ index, isSetup }: TableTarget, zone: string): string {
  const isShuffled = index.zones.get(zone)?.["shuffle"] === true;
  if (isSetup && isShuffled) return "It is shuffled when the game begins.";
  return "The last one lies on top.";
}

/** Returns what the set-up moves in and out of a zone once everything lies where it begins, a sentence each. */
function dealtWords(index: TableTarget["index"], zone: string): readonly string[] {
  const words = dealsOf(index, zone).map(({ from, to, count }) => {
    const cards = count === 1 ? "one" : String(count);
    return to === zone ? `Then ${cards} from ${spaced(from)} on top.` : `Then ${cards} from here to ${spaced(to)}.`;
  });
  return [...new Set(words)];
}

interface EntryProps extends ZoneCardsProps {
  readonly entry: ZoneEntry;
  readonly at: number;
  /** Of entries. */
  readonly count: number;
}

function Entry({ target, zone, entry, at, count }: EntryProps): ReactElement {
  const id = useId();
  const looks = useGameLooks();
  const images = useGameImages();
  const entity = useMemo(() => entityOf(entry.brush, target.index), [entry.brush, target.index]);
  const words = cardWords(entity);
  const move = (to: number): void => void changeZone(target, zone, { kind: "move", at, to });
  const why = entry.canChange ? undefined : "It shares its line of the set-up with other places: change it in the text";
  return (
    <>
      <PieceSwatch entity={entity} looks={looks} images={images} size={SWATCH} />
      <span title={why}>{words}</span>
      {target.isSetup ? (
        <NumberInput
          id={id}
          aria-describedby={undefined}
          aria-invalid={false}
          aria-label={`How many ${words}`}
          least={1}
          most={MOST_COUNT}
          value={entry.count}
          onChange={(value) => changeZone(target, zone, { kind: "count", at, count: value })}
        />
      ) : null}
      <IconButton
        icon={ArrowUp}
        label={`Move ${words} up the list`}
        disabled={at === 0 || !entry.canChange}
        onClick={() => move(at - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move ${words} down the list`}
        disabled={at === count - 1 || !entry.canChange}
        onClick={() => move(at + 1)}
      />
      <IconButton
        icon={Trash2}
        label={`Remove ${words}`}
        onClick={() => changeZone(target, zone, { kind: "remove", at })}
      />
    </>
  );
}

/** What the palette has, to be put on top. */
function AddCard({ target, zone }: ZoneCardsProps): ReactElement | null {
  const pack = usePackSource();
  const brushes = useMemo(() => paletteOf(pack).flatMap(({ brushes: each }) => each), [pack]);
  const painted = useTablePaint((state) => state.brush);
  const [chosen, setChosen] = useState<string | null>(null);
  const known = (key: string | null): Brush | undefined => brushes.find((each) => brushKey(each) === key);
  const brush = known(chosen) ?? known(painted === null ? null : brushKey(painted)) ?? brushes[0];
  if (brush === undefined) return null;
  return (
    <div className="gw-zone-add">
      <Field label="Put on top" layout="row">
        {(control) => (
          <Select
            {...control}
            options={brushes.map((each) => ({
              value: brushKey(each),
              title: titleOf(each, target),
            }))}
            value={brushKey(brush)}
            onChange={({ target: { value } }) => setChosen(value)}
          />
        )}
      </Field>
      <Button icon={Plus} onClick={() => changeZone(target, zone, { kind: "add", brush })}>
        Add
      </Button>
    </div>
  );
}

function titleOf(brush: Brush, { index }: TableTarget): string {
  const owner = brush.attributes["owner"];
  const entity = entityOf(brush, index);
  const words = cardWords(entity);
  if (typeof owner !== "string") return words;
  // One without a face reads by its owner already.
  return `${owner}: ${words === entityWords(entity) ? entity.kind : words}`;
}
