// Plots of games at random: how long they were, and how many choices there were at each turn.
import type { ReactElement, ReactNode } from "react";
import type { TurnChoices } from "../../../shared/engine/balance/randomPlay";
import { choicePoints, lengthBars, median } from "./summary";

const WIDTH = 260;
const HEIGHT = 110;
const BOTTOM = 16;
const LEFT = 30;
const BARS = 24;

interface PlotProps {
  readonly title: string;
  /** What it shows, in a sentence, for those who do not see it. */
  readonly says: string;
  readonly left: readonly [least: string, most: string];
  readonly bottom: readonly [least: string, most: string];
  readonly children: ReactNode;
}

function Plot({ title, says, left, bottom, children }: PlotProps): ReactElement {
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <svg className="gw-balance-plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={says}>
        <line x1={LEFT} x2={WIDTH} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} className="gw-balance-axis" />
        {children}
        <text x={LEFT - 4} y={HEIGHT - BOTTOM} textAnchor="end">
          {left[0]}
        </text>
        <text x={LEFT - 4} y={9} textAnchor="end">
          {left[1]}
        </text>
        <text x={LEFT} y={HEIGHT - 3}>
          {bottom[0]}
        </text>
        <text x={WIDTH} y={HEIGHT - 3} textAnchor="end">
          {bottom[1]}
        </text>
      </svg>
      <p>{says}</p>
    </section>
  );
}

export function LengthsPlot({ lengths }: { readonly lengths: readonly number[] }): ReactElement | null {
  const bars = lengthBars(lengths, BARS);
  const [first, last] = [bars[0], bars.at(-1)];
  const middle = median(lengths);
  if (first === undefined || last === undefined || middle === null) return null;
  const most = bars.reduce((top, { count }) => Math.max(top, count), 0);
  const width = (WIDTH - LEFT) / bars.length;
  return (
    <Plot
      title="Length in moves"
      says={`Half of the games have at most ${middle} ${middle === 1 ? "move" : "moves"}.`}
      left={["0", String(most)]}
      bottom={[String(first.from), String(last.to)]}
    >
      {bars.map(({ from, to, count }, at) => {
        const height = (count / most) * (HEIGHT - BOTTOM - 4);
        return (
          <rect key={from} x={LEFT + at * width + 0.5} y={HEIGHT - BOTTOM - height} width={width - 1} height={height}>
            <title>{`${from === to ? from : `${from} to ${to}`} moves: ${count} ${count === 1 ? "game" : "games"}`}</title>
          </rect>
        );
      })}
    </Plot>
  );
}

export function ChoicesPlot({ choices }: { readonly choices: readonly TurnChoices[] }): ReactElement | null {
  const points = choicePoints(choices);
  if (points.length === 0) return null;
  const most = points.reduce((top, point) => Math.max(top, point.most), 1);
  const x = (at: number): number => LEFT + ((at + 0.5) / points.length) * (WIDTH - LEFT);
  const y = (count: number): number => HEIGHT - BOTTOM - (count / most) * (HEIGHT - BOTTOM - 4);
  const upper = points.map((point, at) => `${x(at)},${y(point.most)}`);
  const lower = points.map((point, at) => `${x(at)},${y(point.least)}`).reverse();
  const sum = points.reduce((total, { mean }) => total + mean, 0);
  return (
    <Plot
      title="Choices at each turn"
      says={`On average ${(sum / points.length).toFixed(1)} moves to choose from; the band is from the fewest to the most.`}
      left={["0", String(most)]}
      bottom={["turn 1", `turn ${points.length}`]}
    >
      <polygon points={[...upper, ...lower].join(" ")} />
      <polyline points={points.map(({ mean }, at) => `${x(at)},${y(mean)}`).join(" ")} />
    </Plot>
  );
}
