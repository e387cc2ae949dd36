// Compares the session with another run of its level, or with a marked moment of its own: where they diverge, and how
// the boards differ at the cursor. The host plays the other run; shared/engine finds the differences.
import { BookmarkPlus, ChevronLeft, ChevronRight, GitCompare, LocateFixed, MapPin } from "lucide-react";
import { type ReactElement, useMemo, useRef } from "react";
import {
  type PlayComparison,
  type RunDivergence,
  comparisonHeadline,
  shorterRun,
} from "../../../shared/engine/compare/compareRuns";
import type { NamedMoment } from "../../../shared/engine/compare/momentComparison";
import type { RunSource } from "../../../shared/rpc/compare";
import { type MarkedMoment, compareWith, keepSession, markMoment, useComparison } from "../../session/step/comparison";
import { goToTurn, setCursor } from "../../session/play/playCommands";
import { type PlayedLevel, shownTurn } from "../../session/play/playState";
import { playStore, usePlayStore } from "../../session/play/playStore";
import { Button, IconButton } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Select } from "../../ui/Field";
import { Toolbar } from "../../ui/Toolbar";
import { useIsVisible } from "../../ui/useIsVisible";
import { CompareBoards } from "./CompareBoards";
import { usePackWords } from "../../session/pack/packWords";
import { againstOptions, againstText, otherTitle } from "./compareText";
import { useNewNames } from "./useNewNames";
import { useOtherMoment } from "./useOtherMoment";
import { useOtherProfiles, useRunComparison } from "./useRunComparison";
import "../debugPanel.css";
import "./compare.css";

export function ComparePanel(): ReactElement {
  const { start, record } = usePackWords();
  const level = usePlayStore((state) => state.level);
  const turn = usePlayStore(shownTurn);
  const cursor = usePlayStore((state) => state.cursor);
  const here = useMemo(
    () => (level === null || turn === undefined ? null : { ...level, turn, cursor }),
    [level, turn, cursor],
  );
  const section = useRef<HTMLElement>(null);
  const isVisible = useIsVisible(section);
  return (
    <section ref={section} className="gw-debug-panel gw-compare" aria-label="Compare" data-context="debug">
      {level === null || here === null ? (
        <EmptyState
          icon={GitCompare}
          title="Nothing has been played yet"
          text={`Play a ${start}, then compare what happened with its ${record}, with changed rules, or with another moment.`}
        />
      ) : (
        <>
          <CompareToolbar level={level} />
          <div className="gw-compare-scroll">{isVisible ? <Compared level={level} here={here} /> : null}</div>
        </>
      )}
    </section>
  );
}

function CompareToolbar({ level }: { readonly level: PlayedLevel }): ReactElement {
  const { against, marked, kept } = useComparison();
  const profiles = useOtherProfiles();
  const shown = usePlayStore((state) => state.shown);
  const last = usePlayStore((state) => state.turns.length - 1);
  const words = usePackWords();
  const options = againstOptions(level.id, profiles, kept, marked, words);
  return (
    <Toolbar label="Comparison">
      <span className="gw-compare-with">with</span>
      <Select
        aria-label="Compare this session with"
        title="Compare this session with"
        options={options}
        value={againstText(against)}
        onChange={(event) => {
          const chosen = options.find(({ value }) => value === event.target.value);
          if (chosen !== undefined) compareWith(chosen.against);
        }}
      />
      <Button
        icon={MapPin}
        variant="quiet"
        aria-label="Mark the current moment and compare with it"
        title="Mark the current moment and compare with it"
        onClick={markMoment}
      >
        Mark
      </Button>
      <Button
        icon={BookmarkPlus}
        variant="quiet"
        aria-label="Keep this session to compare others with it"
        title="Keep this session to compare others with it"
        onClick={() => void keepSession()}
      >
        Keep
      </Button>
      <span className="gw-compare-turns">
        <IconButton icon={ChevronLeft} label="Turn before" disabled={shown === 0} onClick={() => goToTurn(shown - 1)} />
        <span className="gw-compare-turn">{shown === 0 ? "loading" : `turn ${shown} of ${last}`}</span>
        <IconButton
          icon={ChevronRight}
          label="Turn after"
          disabled={shown >= last}
          onClick={() => goToTurn(shown + 1)}
        />
      </span>
    </Toolbar>
  );
}

interface ComparedProps {
  readonly level: PlayedLevel;
  readonly here: NamedMoment;
}

function Compared({ level, here }: ComparedProps): ReactElement {
  const { against, marked } = useComparison();
  if (against.kind !== "marked") return <ComparedRuns level={level} here={here} source={against} />;
  return marked === null ? <></> : <ComparedMark level={level} here={here} marked={marked} />;
}

function ComparedMark({ level, here, marked }: ComparedProps & { readonly marked: MarkedMoment }): ReactElement {
  const left = useNewNames(here, level.names);
  const right = useNewNames(marked, marked.names);
  const title = marked.level === level.id ? "At the mark" : `At the mark, in ${marked.level}`;
  return <CompareBoards left={left} right={right} leftTitle="Here" rightTitle={title} />;
}

function ComparedRuns({ level, here, source }: ComparedProps & { readonly source: RunSource }): ReactElement {
  const answer = useRunComparison(level.session, source);
  const shown = usePlayStore((state) => state.shown);
  const words = usePackWords();
  const title = otherTitle(source, level.id, words);
  const comparison = answer?.ok === true ? answer.value : null;
  const moments = useOtherMoment(comparison, here, shown);
  if (answer === null) return <p className="gw-compare-line">Playing the other run…</p>;
  if (!answer.ok) return <p className="gw-compare-line">{answer.refusal}</p>;
  return (
    <>
      <Summary comparison={answer.value} title={title} />
      {moments === null ? <p className="gw-compare-line">The other run has no turn {shown}.</p> : null}
      {moments === null || moments === undefined ? null : (
        <CompareBoards left={moments.here} right={moments.there} leftTitle="This session" rightTitle={title} />
      )}
    </>
  );
}

interface SummaryProps {
  readonly comparison: PlayComparison;
  readonly title: string;
}

function Summary({ comparison, title }: SummaryProps): ReactElement {
  const { divergence } = comparison;
  const words = usePackWords();
  return (
    <div className="gw-compare-summary" data-parts={divergence !== null} aria-live="polite">
      <strong>{comparisonHeadline(comparison, undefined, words)}</strong>
      {divergence === null ? null : (
        <>
          {shorterRun(comparison) === null ? (
            <Button icon={LocateFixed} onClick={() => goToDivergence(divergence)}>
              Go to the first difference
            </Button>
          ) : null}
          <dl>
            <dt>This session</dt>
            <dd title={divergence.leftText}>{divergence.leftText}</dd>
            <dt>{title}</dt>
            <dd title={divergence.rightText}>{divergence.rightText}</dd>
          </dl>
        </>
      )}
    </div>
  );
}

/** To the record in this session; when it is over by then, to its end. */
function goToDivergence({ turn, left }: RunDivergence): void {
  goToTurn(Math.min(turn, playStore.getState().turns.length - 1));
  if (left !== null) setCursor(left);
}
