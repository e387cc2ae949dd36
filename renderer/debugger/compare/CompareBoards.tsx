// Two moments side by side: both boards with the cells that differ outlined, and all that differs in words.
import { clamp } from "../../../shared/base/clamp";
import { type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { type NamedMoment, compareMoments } from "../../../shared/engine/compare/momentComparison";
import type { Difference } from "../../../shared/engine/compare/difference";
import { usePackWords } from "../../session/pack/packWords";
import { sameText } from "./compareText";
import { useDialectUi } from "../../dialect/openDialect";

export interface CompareBoardsProps {
  readonly left: NamedMoment;
  readonly right: NamedMoment;
  readonly leftTitle: string;
  readonly rightTitle: string;
}

/** Nobody reads more lines than this; a line shows how many are left out. */
const MOST_LINES = 40;

export function CompareBoards({ left, right, leftTitle, rightTitle }: CompareBoardsProps): ReactElement {
  const { BoardPicture } = useDialectUi();
  const compared = useMemo(() => compareMoments(left, right), [left, right]);
  const place = useRef<HTMLDivElement>(null);
  const size = useBoardSize(place);
  const { differences, events, cells } = compared;
  return (
    <div ref={place} className="gw-compare-body">
      <div className="gw-compare-boards">
        <figure>
          <figcaption>{leftTitle}</figcaption>
          <BoardPicture view={compared.left} size={size} marked={cells} />
        </figure>
        <figure>
          <figcaption>{rightTitle}</figcaption>
          <BoardPicture view={compared.right} size={size} marked={cells} />
        </figure>
      </div>
      <div className="gw-compare-lists">
        <Differences differences={differences} leftTitle={leftTitle} rightTitle={rightTitle} />
        <Events title={`Only here: ${leftTitle.toLowerCase()}`} events={events.onlyLeft} />
        <Events title={`Only there: ${rightTitle.toLowerCase()}`} events={events.onlyRight} />
      </div>
    </div>
  );
}

interface DifferencesProps {
  readonly differences: readonly Difference[];
  readonly leftTitle: string;
  readonly rightTitle: string;
}

function Differences({ differences, leftTitle, rightTitle }: DifferencesProps): ReactElement {
  const words = usePackWords();
  if (differences.length === 0) return <p className="gw-details-hint">{sameText(words)}</p>;
  const more = differences.length - MOST_LINES;
  return (
    <table className="gw-compare-table">
      <thead>
        <tr>
          <th scope="col">{differences.length === 1 ? "1 difference" : `${differences.length} differences`}</th>
          <th scope="col">{leftTitle}</th>
          <th scope="col">{rightTitle}</th>
        </tr>
      </thead>
      <tbody>
        {differences.slice(0, MOST_LINES).map(({ what, one, other }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{one}</td>
            <td>{other}</td>
          </tr>
        ))}
        {more <= 0 ? null : (
          <tr>
            <td colSpan={3}>{`and ${more} more`}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Events({
  title,
  events,
}: {
  readonly title: string;
  readonly events: readonly string[];
}): ReactElement | null {
  if (events.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {events.slice(0, MOST_LINES).map((event, index) => (
          <li key={`${index} ${event}`}>{event.replace(/^event /, "")}</li>
        ))}
        {events.length <= MOST_LINES ? null : <li>{`and ${events.length - MOST_LINES} more`}</li>}
      </ul>
    </>
  );
}

const SMALLEST = 90;
const LARGEST = 320;
/** Below this width the words stand under the boards. */
const NARROW = 560;

/** Two boards take the width of a narrow pane, and not more than half of a wide one. */
function useBoardSize(place: RefObject<HTMLElement | null>): number {
  const [size, setSize] = useState(SMALLEST);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width } = entry.contentRect;
      const room = width < NARROW ? width / 2 - 10 : width / 4 - 10;
      setSize(Math.floor(clamp(room, SMALLEST, LARGEST)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return size;
}
