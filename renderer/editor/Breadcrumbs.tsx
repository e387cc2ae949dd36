// The breadcrumbs over the text, from the file to the caret. Each opens a list of its siblings.
import { clamp } from "../../shared/base/clamp";
import { Menu } from "@base-ui/react/menu";
import { Check, ChevronRight } from "lucide-react";
import { Fragment, type ReactElement, memo, useEffect, useRef } from "react";
import { type Crumb, type CrumbPlace, breadcrumbsAt } from "../../shared/pack/breadcrumbs";
import { styleOf } from "../../shared/pack/format/houseStyle";
import { packSource } from "../documents/packSource";
import { useDocumentPaths } from "../documents/documentHooks";
import type { PackDocument } from "../documents/packDocument";
import { selectFile } from "../session/pack/packStore";
import { reveal } from "../session/pack/textPlaces";
import { textCaret } from "../session/pack/textCaret";
import { Toolbar } from "../ui/Toolbar";
import { afterFrame } from "../ui/useAfterFrame";
import "../ui/menus.css";
import { shownEditor } from "./editorActions";
import { spanRange, textRange } from "./language/hostPlaces";
import "./breadcrumbs.css";

interface BreadcrumbsProps {
  /** Its parent renders it again when the text changes. */
  readonly document: PackDocument;
}

/** A long list is shown around the place where one is. */
const MOST_SHOWN = 200;

export function Breadcrumbs({ document }: BreadcrumbsProps): ReactElement {
  // Most letters leave the way as it is: nothing is rendered for them.
  const way = textCaret(() => wayOf(crumbsNow(document)));
  const crumbs = crumbsNow(document);
  const bar = useRef<HTMLDivElement>(null);
  const wayShown = useRef("");
  // The innermost steps are what one looks for. Measuring before the letter is shown would hold it up.
  useEffect(() => {
    if (wayShown.current === way) return;
    wayShown.current = way;
    afterFrame(() => bar.current?.scrollTo({ left: bar.current.scrollWidth }));
  });
  return (
    <div className="gw-breadcrumbs" ref={bar}>
      <Toolbar label="Breadcrumbs">
        <FileStep path={document.path} />
        {crumbs.map((crumb, depth) => (
          <Fragment key={depth}>
            <ChevronRight size={13} aria-hidden />
            <CrumbStep document={document} name={crumb.name} current={crumb.index} depth={depth} />
          </Fragment>
        ))}
      </Toolbar>
    </div>
  );
}

/** Returns the steps to where the caret is in a document; to its beginning while the caret is in another one. */
function crumbsNow(document: PackDocument): readonly Crumb[] {
  const { caret } = textCaret.getState();
  const offset = caret?.path === document.path ? caret.offset : 0;
  return breadcrumbsAt(document.tree(), offset, styleOf(packSource()));
}

/** Returns the same for steps that are shown alike. */
function wayOf(crumbs: readonly Crumb[]): string {
  return crumbs.map(({ name, index }) => `${index} ${name}`).join("\n");
}

interface CrumbStepProps {
  readonly document: PackDocument;
  readonly name: string;
  readonly current: number;
  readonly depth: number;
}

/** Rendered again only where the way has become another one: with each letter typed there are new crumbs of old names. */
const CrumbStep = memo(function CrumbStep({ document, name, current, depth }: CrumbStepProps): ReactElement {
  const places = (): readonly CrumbPlace[] => crumbsNow(document)[depth]?.siblings() ?? [];
  const go = ({ selection }: CrumbPlace): void => {
    reveal(document.path, textRange(spanRange(document.model, { offset: selection.offset, length: 0 })));
  };
  return <Step name={name} places={places} current={current} onChoose={go} />;
});

const FileStep = memo(function FileStep({ path }: { readonly path: string }): ReactElement {
  const paths = useDocumentPaths();
  const places = (): readonly CrumbPlace[] =>
    paths.map((name) => ({ name, detail: "", selection: { offset: 0, length: 0 } }));
  return <Step name={path} places={places} current={paths.indexOf(path)} onChoose={({ name }) => selectFile(name)} />;
});

interface StepProps {
  readonly name: string;
  readonly places: () => readonly CrumbPlace[];
  readonly current: number;
  readonly onChoose: (place: CrumbPlace) => void;
}

function Step({ name, places, current, onChoose }: StepProps): ReactElement {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="gw-crumb" title={name}>
        {name}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="gw-menu-place" sideOffset={2} align="start">
          {/* To the text, where one goes on; not back to the step, which may be gone. */}
          <Menu.Popup className="gw-menu gw-crumb-menu" finalFocus={() => textFocus()}>
            <Siblings places={places} current={current} onChoose={onChoose} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function textFocus(): HTMLElement | null {
  return shownEditor()?.getDomNode()?.querySelector<HTMLElement>("textarea, .native-edit-context") ?? null;
}

function Siblings({ places, current, onChoose }: Omit<StepProps, "name">): ReactElement {
  const all = places();
  const first = clamp(current - MOST_SHOWN / 2, 0, all.length - MOST_SHOWN);
  const shown = all.slice(first, first + MOST_SHOWN);
  const showCurrent = (item: HTMLElement | null): void => item?.scrollIntoView({ block: "center" });
  return (
    <>
      {first > 0 ? <p className="gw-crumb-more">{first} before these</p> : null}
      {shown.map((place, index) => {
        const isCurrent = first + index === current;
        return (
          <Menu.Item
            key={first + index}
            className="gw-menu-item"
            label={place.name}
            aria-current={isCurrent}
            {...(isCurrent ? { ref: showCurrent } : {})}
            onClick={() => onChoose(place)}
          >
            <span className="gw-menu-check">{isCurrent ? <Check size={14} aria-hidden /> : null}</span>
            <span className="gw-crumb-name">{place.name === "" ? "(no name)" : place.name}</span>
            <span className="gw-crumb-detail">{place.detail}</span>
          </Menu.Item>
        );
      })}
      {first + shown.length < all.length ? (
        <p className="gw-crumb-more">{all.length - first - shown.length} more</p>
      ) : null}
    </>
  );
}
