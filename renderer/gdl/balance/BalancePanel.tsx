// Many games at random: who wins, how long they are, how many choices there are at each turn, which actions come up.
import { Dices, Play, Square } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { RandomPlayReport, RuleUse } from "../../../shared/engine/balance/randomPlay";
import { MOST_GAMES, MOST_GAME_TURNS, type PulledGames, type RandomPlayRequest } from "../../../shared/rpc/insight";
import { host } from "../../bridge/host";
import { reveal } from "../../session/pack/textPlaces";
import { showPanel } from "../../session/window/shellPort";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Field } from "../../ui/Field";
import { NumberInput } from "../count/NumberInput";
import { useCountedGame } from "../count/countedGame";
import { usePulled } from "../count/usePulled";
import { useGameLooks } from "../pack/gameLooks";
import { ChoicesPlot, LengthsPlot } from "./plots";
import { type Share, outcomeShares } from "./summary";
import "../resultsPanel.css";
import "./balance.css";

const MOST_SEED = 4_294_967_295;

function ask(request: RandomPlayRequest): Promise<PulledGames | null> {
  return host.playAtRandom(request);
}

export function BalancePanel(): ReactElement {
  const game = useCountedGame();
  const [games, setGames] = useState(200);
  const [seed, setSeed] = useState(1);
  const [mostTurns, setMostTurns] = useState(200);
  const { request, report, isRunning, isRefused, isOutdated, begin, cancel } = usePulled<
    RandomPlayRequest,
    RandomPlayReport
  >(ask);
  const play = (): void => {
    if (game !== null) begin({ level: game.level, run: (request?.run ?? 0) + 1, games, seed, mostTurns });
  };
  if (game === null)
    return (
      <section className="gw-results gw-balance" aria-label="Play at random">
        <EmptyState icon={Dices} title="No game on the board" text="Choose a game to play it at random." />
      </section>
    );
  return (
    <section className="gw-results gw-balance" aria-label="Play at random">
      <div className="gw-results-parts">
        <div className="gw-results-head">
          <Field label="Games" layout="row">
            {(control) => <NumberInput {...control} least={1} most={MOST_GAMES} value={games} onChange={setGames} />}
          </Field>
          <Field label="Seed" layout="row">
            {(control) => <NumberInput {...control} least={0} most={MOST_SEED} value={seed} onChange={setSeed} />}
          </Field>
          <Field label="Move limit" layout="row" title="Games are cut off after so many moves">
            {(control) => (
              <NumberInput {...control} least={1} most={MOST_GAME_TURNS} value={mostTurns} onChange={setMostTurns} />
            )}
          </Field>
          {isRunning ? (
            <Button icon={Square} onClick={cancel}>
              Cancel
            </Button>
          ) : (
            <Button icon={Play} variant="primary" onClick={play}>
              Play at random
            </Button>
          )}
          <span aria-live="polite">{progressText(report, request, isRunning, isRefused)}</span>
        </div>
        {report === null || request === null || request.level === game.level ? null : (
          <p className="gw-results-note">These are the numbers of another game. Play again for the one on the board.</p>
        )}
        {isOutdated ? (
          <p className="gw-results-note">
            The rules have changed since these games. Play again for the rules as they are.
          </p>
        ) : null}
        {request === null ? (
          <EmptyState
            icon={Dices}
            title="Nothing has been played yet"
            text="Plays many games with moves chosen at random, all from the start: who wins, how long games are, how many choices there are, and which actions come up."
          />
        ) : null}
        {report === null || report.games === 0 ? null : <Report report={report} />}
      </div>
    </section>
  );
}

function progressText(
  report: RandomPlayReport | null,
  request: RandomPlayRequest | null,
  isRunning: boolean,
  isRefused: boolean,
): string {
  if (isRefused) return "The game cannot be played as it is; Problems says why.";
  if (request === null) return "";
  const played = report?.games ?? 0;
  if (isRunning) return `${played} of ${request.games} games`;
  return played < request.games ? `Cancelled after ${played} of ${request.games} games` : "";
}

function Report({ report }: { readonly report: RandomPlayReport }): ReactElement {
  return (
    <div className="gw-results-body gw-balance-body">
      <section className="gw-balance-table" aria-label="Outcomes">
        <h4>Outcomes</h4>
        <Outcomes shares={outcomeShares(report)} />
      </section>
      <LengthsPlot lengths={report.lengths} />
      <ChoicesPlot choices={report.choices} />
      <section className="gw-balance-table" aria-label="Actions">
        <h4>Actions</h4>
        <Actions rules={report.rules} games={report.games} />
      </section>
    </div>
  );
}

function Outcomes({ shares }: { readonly shares: readonly Share[] }): ReactElement {
  const looks = useGameLooks();
  return (
    <table className="gw-balance-outcomes">
      <tbody>
        {shares.map(({ title, count, share, seat }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td aria-hidden>
              <div
                className="gw-balance-bar"
                style={{ width: `${share * 100}%`, ...(seat === null ? {} : { background: looks.colorOf(seat) }) }}
              />
            </td>
            <td>{`${(share * 100).toFixed(1)} %`}</td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ActionsProps {
  readonly rules: readonly RuleUse[];
  readonly games: number;
}

function Actions({ rules, games }: ActionsProps): ReactElement {
  const show = ({ source: { file, at } }: RuleUse): void => {
    reveal(file, at);
    showPanel("editor");
  };
  const share = (count: number): string => (count === 0 ? "never" : `${((count / games) * 100).toFixed(0)} %`);
  return (
    <table className="gw-balance-actions">
      <thead>
        <tr>
          <th scope="col">Action</th>
          <th scope="col">Legal in</th>
          <th scope="col">Played in</th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={rule.source.at} data-never={rule.legal === 0 ? true : undefined}>
            <th scope="row">
              <button type="button" onClick={() => show(rule)}>
                {rule.id}
              </button>
            </th>
            <td>{share(rule.legal)}</td>
            <td>{share(rule.played)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
