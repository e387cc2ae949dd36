// The head of the overview: which page, what of it is shown, and the pack played as a whole.
import { Play } from "lucide-react";
import type { ReactElement } from "react";
import { defined } from "../../shared/base/defined";
import { startPackRun } from "../session/play/packRun";
import { showPanel } from "../session/window/shellPort";
import { Button } from "../ui/Button";
import { Select, TextInput } from "../ui/Field";
import { Tabs } from "../ui/Tabs";
import { Toggle } from "../ui/Toggle";
import { Toolbar, ToolbarSpacer } from "../ui/Toolbar";
import { type OverviewFilter, type OverviewSort, SORTS } from "./overviewRows";

/** What is looked for on each page, and what its switch leaves. */
const PAGES = [
  { id: "levels", title: "Levels", find: "Filter levels", hint: "By title, rule or kind", open: "Not winning" },
  { id: "rules", title: "Rules tried", find: "Filter rules", hint: "By name", open: "Never fired" },
  { id: "kinds", title: "Kinds used", find: "Filter kinds", hint: "By name", open: "In no level" },
] as const;

export type Page = (typeof PAGES)[number]["id"];

const SORT_TITLES = {
  sequence: "In sequence",
  title: "By title",
  moves: "By moves",
  size: "By size",
  status: "By status",
} as const satisfies Record<OverviewSort, string>;

export interface OverviewToolbarProps {
  readonly page: Page;
  readonly onPage: (page: Page) => void;
  readonly filter: OverviewFilter;
  readonly onFilter: (filter: OverviewFilter) => void;
}

export function OverviewToolbar({ page, onPage, filter, onFilter }: OverviewToolbarProps): ReactElement {
  const { find, hint, open } = defined(PAGES.find(({ id }) => id === page));
  return (
    <Toolbar label="Overview">
      <Tabs label="Overview" tabs={PAGES} value={page} onChange={onPage} />
      <ToolbarSpacer />
      <span className="gw-overview-tools">
        <TextInput
          aria-label={find}
          title={hint}
          placeholder="Filter"
          value={filter.text}
          onChange={(event) => onFilter({ ...filter, text: event.target.value })}
        />
        <Toggle label={open} pressed={filter.onlyOpen} onChange={(onlyOpen) => onFilter({ ...filter, onlyOpen })} />
        {page === "levels" ? (
          <Select
            aria-label="Sort levels"
            options={SORTS.map((value) => ({ value, title: SORT_TITLES[value] }))}
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
