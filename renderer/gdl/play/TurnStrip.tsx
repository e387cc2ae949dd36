// Whose turn it is: the players with what each has, the phase, the turn and the values of the game.
import type { ReactElement, ReactNode } from "react";
import type { GdlLooks } from "../../../shared/dialects/gdl/presentation/looks";
import { type GameState, type NamedValue, isTold } from "../game/gameState";
import { Field, Select } from "../../ui/Field";
import { setRandom, useRandomPlayers } from "./randomSeats";
import { playAs, usePlayedSeat } from "./playAs";
import { spaced } from "../game/spaced";

interface TurnStripProps {
  readonly state: GameState;
  readonly looks: GdlLooks;
  /** Those who may act, where several may; none where it is one player's turn. */
  readonly actors: readonly string[];
  /** What the strip says of the move that is being chosen. */
  readonly children?: ReactNode;
}

export function TurnStrip({ state, looks, actors, children }: TurnStripProps): ReactElement {
  const { players, current, phase, turn, values } = state;
  const seats = players.length > 0 ? players : looks.seats.map((name) => ({ name, values: [] }));
  const isToMove = (name: string): boolean => (actors.length === 0 ? name === current : actors.includes(name));
  return (
    <section className="gw-turn-strip" aria-label="Turn">
      <PlayAs seats={seats.map(({ name }) => name)} />
      <ol>
        {seats.map(({ name, values }) => (
          <li key={name} aria-current={isToMove(name) ? "true" : undefined}>
            <span className="gw-seat" style={{ background: looks.colorOf(name) }} aria-hidden />
            <span className="gw-seat-name">{name}</span>
            {/* Always there, so that no card changes its lines from turn to turn. */}
            <span className="gw-seat-turn" data-shown={isToMove(name)} aria-hidden={!isToMove(name)}>
              to move
            </span>
            <PlayedBy seat={name} />
            <Values values={values} />
          </li>
        ))}
      </ol>
      {children}
      <dl>
        {turn === null ? null : <Row name="Turn" text={String(turn)} />}
        {phase === null ? null : <Row name="Phase" text={spaced(phase)} />}
        {values.filter(isTold).map(({ name, text }) => (
          <Row key={name} name={spaced(name)} text={text} />
        ))}
      </dl>
    </section>
  );
}

const EVERYTHING = "";

/** Whose view the window shows. */
function PlayAs({ seats }: { readonly seats: readonly string[] }): ReactElement | null {
  const seat = usePlayedSeat();
  if (seats.length < 2) return null;
  const options = [{ value: EVERYTHING, title: "everyone" }, ...seats.map((name) => ({ value: name, title: name }))];
  return (
    <Field label="Play as" layout="row" title="The window shows what this player may see, and nothing else">
      {(control) => (
        <Select
          {...control}
          options={options}
          value={seat ?? EVERYTHING}
          onChange={({ target: { value } }) => playAs(value === EVERYTHING ? null : value)}
        />
      )}
    </Field>
  );
}

const HUMAN = "human";
const RANDOM = "random";
const PLAYED_BY = [
  { value: HUMAN, title: "human" },
  { value: RANDOM, title: "random" },
];

function PlayedBy({ seat }: { readonly seat: string }): ReactElement {
  const isRandom = useRandomPlayers(({ seats }) => seats.includes(seat));
  return (
    <Select
      aria-label={`Who plays ${seat}`}
      options={PLAYED_BY}
      value={isRandom ? RANDOM : HUMAN}
      onChange={({ target: { value } }) => setRandom(seat, value === RANDOM)}
    />
  );
}

function Values({ values }: { readonly values: readonly NamedValue[] }): ReactElement | null {
  const told = values.filter(isTold);
  if (told.length === 0) return null;
  return <span className="gw-seat-values">{told.map(({ name, text }) => `${spaced(name)} ${text}`).join(" · ")}</span>;
}

function Row({ name, text }: NamedValue): ReactElement {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  );
}
