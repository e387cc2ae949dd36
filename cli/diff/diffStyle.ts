// How the page of the diff command looks, light and dark.
export const DIFF_STYLE = `
:root { color-scheme: light dark; --good: #17713a; --bad: #b3261e; --changed: #855500; --line: #d8dde2; --cell: #0003; }
@media (prefers-color-scheme: dark) {
  :root { --good: #66cf8b; --bad: #ff8f86; --changed: #f0bd55; --line: #3a4046; --cell: #fff3; }
}
body { margin: 0 auto; max-width: 1200px; padding: 16px; font: 15px/1.5 system-ui, sans-serif; }
h1 { font-size: 22px; }
h2 { margin-top: 32px; font-size: 18px; }
h3 { margin: 0; font-size: 15px; white-space: pre-wrap; overflow-wrap: anywhere; }
article { margin: 8px 0; padding: 8px 12px; border: 1px solid var(--line); border-left: 4px solid var(--changed); border-radius: 4px; }
article.added, article.repaired { border-left-color: var(--good); }
article.removed, article.bad, article.unplayable, article.not-won { border-left-color: var(--bad); }
ul { margin: 8px 0 0; padding-left: 20px; overflow-wrap: anywhere; }
.summary { color: GrayText; }
.boards { display: flex; flex-wrap: wrap; gap: 16px; margin-top: 8px; }
figure { margin: 0; }
figcaption { color: GrayText; font-size: 13px; }
svg { display: block; max-width: 100%; height: auto; }
.cell { stroke: var(--cell); stroke-width: 1; }
.mark { fill: none; stroke: var(--bad); stroke-width: 3; }
.standing { fill: none; stroke: #0b5cad; stroke-width: 2; }
text { fill: #1c2126; font-size: 11px; text-anchor: middle; dominant-baseline: central; }
`;
