// The head of the overview: which page, what of it is shown, and the pack played as a whole.
import { Filter, Play } from "lucide-react";
import type { ReactElement } from "react";
import { capital } from "../../shared/base/capital";
import type { PackWords } from "../../shared/pack/packModel";
import { defined } from "../../shared/base/defined";
import { startPackRun } from "../session/play/packRun";
import { usePackWords } from "../session/pack/packWords";
import { showPanel } from "../session/window/shellPort";
import { Button } from "../ui/Button";
import { Select, TextInput } from "../ui/Field";
import { Tabs } from "../ui/Tabs";
import { Toggle } from "../ui/Toggle";
import { Toolbar, ToolbarSpacer } from "../ui/Toolbar";
import { type OverviewFilter, type OverviewSort, SORTS } from "./overviewRows";

/** What is looked for on each page, and what its switch leaves. */
const pagesOf = ({ start, starts, pass }: PackWords) =>
  [
    {
      id: "levels",
      title: capital(starts),
      find: `Filter ${starts}`,
      hint: "By title, rule or kind",
      open: `Do not ${pass}`,
    },
    { id: "rules", title: "Rules tried", find: "Filter rules", hint: "By name", open: "Never fired" },
    { id: "kinds", title: "Kinds used", find: "Filter kinds", hint: "By name", open: `In no ${start}` },
    { id: "curve", title: "Curve", find: null, hint: "", open: "" },
  ] as const;

export type Page = ReturnType<typeof pagesOf>[number]["id"];

const SORT_TITLES: Readonly<Record<Exclude<OverviewSort, "moves">, string>> = {
  sequence: "In sequence",
  title: "By title",
  size: "By size",
  status: "By status",
};

export interface OverviewToolbarProps {
  readonly page: Page;
  /** Whether there are kinds to count at all. */
  readonly hasKinds: boolean;
  /** Whether its levels can be searched for solutions. */
  readonly hasCurve: boolean;
  readonly onPage: (page: Page) => void;
  readonly filter: OverviewFilter;
  readonly onFilter: (filter: OverviewFilter) => void;
}

export function OverviewToolbar(props: OverviewToolbarProps): ReactElement {
  const { page, hasKinds, hasCurve, onPage, filter, onFilter } = props;
  const words = usePackWords();
  const pages = pagesOf(words).filter(({ id }) => (hasKinds || id !== "kinds") && (hasCurve || id !== "curve"));
  const { find, hint, open } = defined(pages.find(({ id }) => id === page) ?? pages[0]);
  return (
    <Toolbar label="Overview">
      <Tabs label="Overview" tabs={pages} value={page} onChange={onPage} />
      <ToolbarSpacer />
      <span className="gw-overview-tools">
        {find === null ? null : (
          <>
            <TextInput
              aria-label={find}
              title={hint}
              placeholder="Filter"
              value={filter.text}
              onChange={(event) => onFilter({ ...filter, text: event.target.value })}
            />
            <Toggle
              label={open}
              icon={Filter}
              pressed={filter.onlyOpen}
              onChange={(onlyOpen) => onFilter({ ...filter, onlyOpen })}
            />
          </>
        )}
        {page === "levels" ? (
          <Select
            aria-label={`Sort ${words.starts}`}
            options={SORTS.map((value) => ({
              value,
              title: value === "moves" ? `By ${words.moves}` : SORT_TITLES[value],
            }))}
            value={filter.sort}
            onChange={(event) =>
              onFilter({ ...filter, sort: SORTS.find((sort) => sort === event.target.value) ?? filter.sort })
            }
          />
        ) : null}
        <Button
          icon={Play}
          variant="primary"
          shortens
          onClick={() => {
            showPanel("board");
            void startPackRun();
          }}
        >
          Play the pack
        </Button>
      </span>
    </Toolbar>
  );
}
