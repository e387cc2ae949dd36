// The whole pack on one page: its levels and stories in sequence with how each stands, and what the solutions try.
import { LayoutGrid } from "lucide-react";
import { type ReactElement, useMemo, useState, useSyncExternalStore } from "react";
import { lacksGame } from "../../shared/pack/packFiles";
import { followTexts, readableGame, usePackWithoutCells } from "../documents/packSource";
import { askForLevel } from "../session/pack/levelCommands";
import { usePackStore } from "../session/pack/packStore";
import { useNewEmptyTitle, usePackWords } from "../session/pack/packWords";
import { useDialectUi } from "../dialect/openDialect";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { Cards } from "./Cards";
import { CurvePage } from "./CurvePage";
import { KindCoverage, RuleCoverage } from "./CoverageTabs";
import { OverviewToolbar, type Page } from "./OverviewToolbar";
import "./overview.css";
import { type LevelRow, type OverviewFilter, type OverviewRow, createOverviewRows, filteredRows } from "./overviewRows";
import { usePackCoverage } from "./usePackCoverage";

export function OverviewPanel(): ReactElement {
  const hasPack = usePackStore((state) => state.listing !== null);
  return (
    <section className="gw-overview" aria-label="Pack overview">
      {hasPack ? <Overview /> : <EmptyState icon={LayoutGrid} title="No pack is open" />}
    </section>
  );
}

const NO_FILTER: OverviewFilter = { text: "", onlyOpen: false, sort: "sequence" };

function Overview(): ReactElement {
  const pack = usePackWithoutCells();
  // The sequence stays as it was while the file that lists it is being typed in.
  const game = useSyncExternalStore(followTexts, readableGame);
  const solutions = usePackStore((state) => state.solutions);
  const coverage = usePackCoverage();
  const [chosen, setPage] = useState<Page>("levels");
  const hasKinds = coverage === null || coverage.levels.some(({ kinds }) => Object.keys(kinds).length > 0);
  const hasCurve = useDialectUi().panels.solver !== undefined;
  const page = (chosen === "kinds" && !hasKinds) || (chosen === "curve" && !hasCurve) ? "levels" : chosen;
  const [filters, setFilters] = useState({ levels: NO_FILTER, rules: NO_FILTER, kinds: NO_FILTER, curve: NO_FILTER });
  // Results come in a few at a time: only the cards that they are about are rendered.
  const [rowsOf] = useState(createOverviewRows);
  const rows = useMemo(() => rowsOf({ ...pack, game }, solutions, coverage), [rowsOf, pack, game, solutions, coverage]);
  const levels = useMemo(() => rows.filter((row): row is LevelRow => row.kind === "level"), [rows]);
  if (rows.length === 0) return <NoLevels canMake={!lacksGame({ ...pack, game })} />;
  const filter = filters[page];
  const isCounted = page === "rules" || page === "kinds";
  return (
    <>
      <OverviewToolbar
        page={page}
        hasKinds={hasKinds}
        hasCurve={hasCurve}
        onPage={setPage}
        filter={filter}
        onFilter={(next) => setFilters({ ...filters, [page]: next })}
      />
      {page === "levels" ? <LevelPage rows={rows} filter={filter} /> : null}
      {page === "curve" ? <CurvePage rows={levels} /> : null}
      {isCounted && coverage === null ? (
        <p className="gw-overview-none">Counted with the next check of the solutions.</p>
      ) : null}
      {page === "rules" && coverage !== null ? (
        <RuleCoverage coverage={coverage} levels={levels} filter={filter} />
      ) : null}
      {page === "kinds" && coverage !== null ? (
        <KindCoverage coverage={coverage} levels={levels} filter={filter} pack={pack} />
      ) : null}
    </>
  );
}

interface LevelPageProps {
  readonly rows: readonly OverviewRow[];
  readonly filter: OverviewFilter;
}

function LevelPage({ rows, filter }: LevelPageProps): ReactElement {
  const words = usePackWords();
  const shown = useMemo(() => filteredRows(rows, filter), [rows, filter]);
  if (shown.length === 0) {
    const isAllWon = filter.onlyOpen && filter.text.trim() === "";
    return (
      <p className="gw-overview-none">
        {isAllWon ? `Every ${words.start} ${words.passes} as it did.` : `No matching ${words.start}.`}
      </p>
    );
  }
  return <Cards rows={shown} isInSequence={filter.sort === "sequence"} />;
}

function NoLevels({ canMake }: { readonly canMake: boolean }): ReactElement {
  const { starts } = usePackWords();
  const newEmpty = useNewEmptyTitle();
  if (!canMake)
    return (
      <EmptyState
        icon={LayoutGrid}
        title={`No ${starts} yet`}
        text={`The pack lacks the file that its ${starts} need; Problems says which.`}
      />
    );
  return (
    <EmptyState
      icon={LayoutGrid}
      title={`No ${starts} yet`}
      text={`Shows all ${starts} in their order, with how each one goes.`}
    >
      <Button variant="primary" onClick={() => askForLevel()}>
        {newEmpty}
      </Button>
    </EmptyState>
  );
}
