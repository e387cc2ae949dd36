// Bar plots as SVG: what happened how often.
import { htmlText } from "../../../shared/page/webPage";

export interface Bar {
  readonly label: string;
  readonly count: number;
}

const ROW = 20;
const LABEL = 120;
const WIDTH = 360;
const COUNT = 50;

/** Returns a figure with a bar for each row, the most frequent as long as there is room. */
export function barPlot(title: string, bars: readonly Bar[]): string {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const rows = bars.map(({ label, count }, index) => {
    const y = index * ROW;
    const length = Math.round(((WIDTH - LABEL - COUNT) * count) / most);
    return (
      `<text x="${LABEL - 6}" y="${y + 14}" text-anchor="end">${htmlText(label)}</text>` +
      `<rect x="${LABEL}" y="${y + 3}" width="${length}" height="${ROW - 6}"/>` +
      `<text x="${LABEL + length + 5}" y="${y + 14}">${count}</text>`
    );
  });
  const height = Math.max(ROW, bars.length * ROW);
  const none = bars.length === 0 ? '<text x="0" y="14">nothing</text>' : "";
  return (
    `<figure><figcaption>${htmlText(title)}</figcaption>` +
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${htmlText(title)}">${rows.join("")}${none}</svg></figure>`
  );
}

/** Sorts numbers from 0 up into ranges that double: 0, 1, 2-3, 4-7, … Begins with the first range that has one. */
export function sizeBars(values: readonly number[]): readonly Bar[] {
  const counts: number[] = [];
  for (const value of values) {
    const range = value < 1 ? 0 : Math.floor(Math.log2(value)) + 1;
    counts[range] = (counts[range] ?? 0) + 1;
  }
  const bars = Array.from(counts, (count, range) => ({ label: rangeText(range), count: count ?? 0 }));
  return bars.slice(
    Math.max(
      0,
      bars.findIndex(({ count }) => count > 0),
    ),
  );
}

function rangeText(range: number): string {
  if (range < 2) return `${range}`;
  return `${2 ** (range - 1)}-${2 ** range - 1}`;
}
