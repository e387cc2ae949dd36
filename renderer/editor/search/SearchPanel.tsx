// The Search panel: searches all texts of the pack, and previews and makes replacements.
import { CaseSensitive, Regex, Search, WholeWord } from "lucide-react";
import {
  type Dispatch,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from "react";
import type { PackSource } from "../../../shared/pack/packSource";
import type { SearchQuery } from "../../../shared/text/search";
import { followTexts, packSource } from "../../documents/packSource";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { TextInput } from "../../ui/Field";
import { Toggle } from "../../ui/Toggle";
import { useAfterFrame } from "../../ui/useAfterFrame";
import { Toolbar } from "../../ui/Toolbar";
import { useSearchFocus, replaceAll, searchPack } from "./packSearch";
import { MatchTree } from "./MatchTree";
import { type FoundMatches, MOST_MATCHES, NOTHING_FOUND } from "./searchTexts";
import "../problems/problems.css";
import "./search.css";

const NOTHING: SearchQuery = { text: "", matchCase: false, wholeWord: false, isPattern: false };

export function SearchPanel(): ReactElement {
  const [query, setQuery] = useState(NOTHING);
  const [replacement, setReplacement] = useState("");
  const pack = useAfterFrame(followTexts, packSource);
  const found = useMatches(pack, query, replacement);
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const change = (part: Partial<SearchQuery>): void => setQuery((now) => ({ ...now, ...part }));
  const words = useFocusWhenAsked(setQuery);
  const replace = async (): Promise<void> => {
    const counts = await replaceAll(pack, query, replacement);
    setReplaced({ query, matches: counts.reduce((sum, count) => sum + count, 0), files: counts.length });
  };
  return (
    <div className="gw-problems">
      <Toolbar label="Search">
        <div className="gw-search-words" ref={words}>
          <TextInput
            aria-label="Search in the pack"
            placeholder="Search"
            value={query.text}
            aria-invalid={found.refusal !== null}
            onChange={(event) => change({ text: event.target.value })}
            onKeyDown={enterMatches}
          />
        </div>
        <Toggle
          label="Match case"
          icon={CaseSensitive}
          iconOnly
          pressed={query.matchCase}
          onChange={(matchCase) => change({ matchCase })}
        />
        <Toggle
          label="Whole words"
          icon={WholeWord}
          iconOnly
          pressed={query.wholeWord}
          onChange={(wholeWord) => change({ wholeWord })}
        />
        <Toggle
          label="Regular expression"
          icon={Regex}
          iconOnly
          pressed={query.isPattern}
          onChange={(isPattern) => change({ isPattern })}
        />
        <div className="gw-search-words">
          <TextInput
            aria-label="Replace by"
            placeholder="Replace"
            value={replacement}
            onChange={(event) => setReplacement(event.target.value)}
          />
        </div>
        <Button disabled={found.matches.length === 0} onClick={() => void replace()}>
          Replace All
        </Button>
        <output className="gw-search-count">{found.refusal ?? countText(found.matches.length, found.files)}</output>
      </Toolbar>
      {found.matches.length === 0 ? (
        <EmptyState icon={Search} {...nothingText(query, replaced)} />
      ) : (
        <MatchTree key={JSON.stringify(query)} matches={found.matches} isReplacing={replacement !== ""} />
      )}
    </div>
  );
}

/** What the last "Replace All" came to. */
/** Arrow Down in the field leads to the matches. */
function enterMatches(event: KeyboardEvent): void {
  if (event.key !== "ArrowDown") return;
  const panel = event.currentTarget.closest(".gw-problems");
  const first = panel?.querySelector<HTMLElement>("[role='treeitem'][tabindex='0']") ?? null;
  if (first === null) return;
  event.preventDefault();
  first.focus();
}

interface Replaced {
  readonly query: SearchQuery;
  readonly matches: number;
  readonly files: number;
}

/** What stands in place of the matches where there are none. */
function nothingText(query: SearchQuery, replaced: Replaced | null): { readonly title: string; readonly text: string } {
  if (query.text === "") return { title: "Search in the pack", text: "Searches every text of the pack." };
  if (replaced?.query !== query) return { title: "Nothing found", text: "No text of the pack contains this." };
  const where = replaced.files === 1 ? "Undo in it takes that back." : "Undo in any of them takes all back.";
  return { title: `Replaced ${countText(replaced.matches, replaced.files)}`, text: where };
}

/** Returns what was found last; what is asked meanwhile takes its place when it is there. */
function useMatches(pack: PackSource, query: SearchQuery, replacement: string): FoundMatches {
  const [found, setFound] = useState(NOTHING_FOUND);
  useEffect(() => {
    let isAsked = true;
    const search = async (): Promise<void> => {
      const answer = await searchPack(pack, query, replacement);
      if (isAsked) setFound(answer);
    };
    void search();
    return () => {
      isAsked = false;
    };
  }, [pack, query, replacement]);
  return found;
}

/** A panel that has only now come to the front takes the focus in the next frame, not before. */
function useFocusWhenAsked(setQuery: Dispatch<SetStateAction<SearchQuery>>): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const isAsked = useSearchFocus((state) => state.isAsked);
  useEffect(() => {
    if (!isAsked) return;
    const { text } = useSearchFocus.getState();
    useSearchFocus.setState({ isAsked: false, text: null });
    if (text !== null) setQuery((now) => ({ ...now, text, isPattern: false }));
    requestAnimationFrame(() => {
      const input = around.current?.querySelector("input");
      input?.focus();
      input?.select();
    });
  }, [isAsked, setQuery]);
  return around;
}

function countText(matches: number, files: number): string {
  if (matches === 0) return "";
  const more = matches === MOST_MATCHES ? "More than " : "";
  return `${more}${matches} ${matches === 1 ? "match" : "matches"} in ${files} ${files === 1 ? "file" : "files"}`;
}
