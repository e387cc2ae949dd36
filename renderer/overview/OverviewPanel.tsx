// The whole pack on one page: its levels and stories in sequence with how each stands, and what the gold paths try.
import { BookOpen, LayoutGrid, Play } from "lucide-react";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import { entryIndexOf, levelSequence } from "../../shared/pack/levelSequence";
import { useUnpaintedPack } from "../documents/packSource";
import { usePackStore } from "../session/packStore";
import { startPackRun } from "../session/packRun";
import { editStory } from "../session/storyCommands";
import { wishPanel } from "../session/panelWishes";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { Select, TextInput } from "../ui/Field";
import { Tabs } from "../ui/Tabs";
import { Toggle } from "../ui/Toggle";
import { Toolbar, ToolbarSpacer } from "../ui/Toolbar";
import { afterFrame } from "../ui/useAfterFrame";
import { KindCoverage, RuleCoverage } from "./CoverageTabs";
import { LevelCard } from "./LevelCard";
import { cardDrag } from "./cardDrag";
import "./overview.css";
import {
  type LevelRow,
  type OverviewFilter,
  type OverviewSort,
  SORTS,
  filteredRows,
  overviewRows,
} from "./overviewRows";
import { usePackCoverage } from "./usePackCoverage";

const PAGES = [
  { id: "levels", title: "Levels" },
  { id: "rules", title: "Rules tried" },
  { id: "kinds", title: "Kinds met" },
] as const;
type Page = (typeof PAGES)[number]["id"];

const SORT_TITLES = {
  sequence: "In sequence",
  title: "By title",
  moves: "By moves",
  size: "By size",
  status: "By status",
} as const satisfies Record<OverviewSort, string>;

export function OverviewPanel(): ReactElement {
  const hasPack = usePackStore((state) => state.listing !== null);
  return (
    <section className="gw-overview" aria-label="Pack overview">
      {hasPack ? <Overview /> : <EmptyState icon={LayoutGrid} title="No pack is open" />}
    </section>
  );
}

/** Cards that are there at once, and how many more each frame. */
const CARDS_A_FRAME = 24;

/** How many of `count` cards are rendered yet. */
function useGrowing(count: number): number {
  const [rendered, setRendered] = useState(CARDS_A_FRAME);
  useEffect(() => {
    if (rendered >= count) return undefined;
    const more = afterFrame(() => setRendered(rendered + CARDS_A_FRAME));
    return () => more.dispose();
  }, [rendered, count]);
  return rendered;
}

function Overview(): ReactElement {
  const pack = useUnpaintedPack();
  const goldPaths = usePackStore((state) => state.goldPaths);
  const coverage = usePackCoverage();
  const [page, setPage] = useState<Page>("levels");
  const [filter, setFilter] = useState<OverviewFilter>({ text: "", onlyOpen: false, sort: "sequence" });
  const rows = useMemo(() => overviewRows(levelSequence(pack), goldPaths, coverage), [pack, goldPaths, coverage]);
  const shown = useMemo(() => filteredRows(rows, filter), [rows, filter]);
  // Hundreds of cards come a few a frame, those at the top first.
  const cards = shown.slice(0, useGrowing(shown.length));
  const levels = shown.filter((row): row is LevelRow => row.kind === "level");
  return (
    <>
      <Toolbar label="Overview">
        <Tabs label="Overview" tabs={PAGES} value={page} onChange={setPage} />
        <ToolbarSpacer />
        <Filter filter={filter} onChange={setFilter} />
        <Button
          icon={Play}
          variant="primary"
          shortens
          onClick={() => {
            wishPanel("board");
            void startPackRun();
          }}
        >
          Play the pack
        </Button>
      </Toolbar>
      {page === "levels" ? (
        <div className="gw-cards">
          {cards.map((row) =>
            row.kind === "level" ? (
              <LevelCard key={row.key} row={row} />
            ) : (
              <button
                key={row.key}
                type="button"
                className="gw-card gw-card-story"
                title="Edit Story Screen…"
                onClick={() => editStory(entryIndexOf(row.at))}
                {...cardDrag(row.key)}
              >
                <BookOpen size={20} aria-hidden />
                <span>{row.title}</span>
              </button>
            ),
          )}
          {shown.length === 0 ? <p className="gw-overview-none">No level is like that.</p> : null}
        </div>
      ) : coverage === null ? null : page === "rules" ? (
        <RuleCoverage coverage={coverage} levels={levels} />
      ) : (
        <KindCoverage coverage={coverage} levels={levels} />
      )}
    </>
  );
}

interface FilterProps {
  readonly filter: OverviewFilter;
  readonly onChange: (filter: OverviewFilter) => void;
}

function Filter({ filter, onChange }: FilterProps): ReactElement {
  return (
    <>
      <TextInput
        aria-label="Filter levels"
        placeholder="Title, rule or kind"
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
      />
      <Toggle
        label="Not winning"
        pressed={filter.onlyOpen}
        onChange={(onlyOpen) => onChange({ ...filter, onlyOpen })}
      />
      <Select
        aria-label="Sort levels"
        options={SORTS.map((value) => ({ value, title: SORT_TITLES[value] }))}
        value={filter.sort}
        onChange={(event) => onChange({ ...filter, sort: SORTS.find((sort) => sort === event.target.value)! })}
      />
    </>
  );
}
