// What can be painted: the kinds by layer, found by name, symbol or tag; recent ones; variants of the chosen kind.
import { Palette, Plus } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import type { Entity } from "../../../../shared/base/boardView";
import { isSameEntity } from "../../../../shared/base/entityKey";
import { describeEntity } from "../../board/describeCell";
import type { KindLook, Looks } from "../../board/looks";
import { useGameDocument, usePackLooks, usePackSprites } from "../../pack/packLooks";
import { dragEntity } from "../../../board/entityDrag";
import type { SpriteStore } from "../../../board/spriteStore";
import { usePackStore } from "../../../session/pack/packStore";
import { IconButton } from "../../../ui/Button";
import { EmptyState } from "../../../ui/EmptyState";
import { TextInput } from "../../../ui/Field";
import { EntitySwatch } from "../../board/EntitySwatch";
import { ChosenKind, type ChosenKindProps } from "./ChosenKind";
import { KindMenu } from "./KindMenu";
import { NewKindForm } from "./NewKindForm";
import { RandomMix } from "./RandomMix";
import { Stamps } from "./Stamps";
import { removeKind } from "./kindEdits";
import { imageDrop } from "./imageDrop";
import { useKindRequests } from "./kindRequest";
import { firstVariant } from "./kindParams";
import { chooseEntity } from "../chooseEntity";
import { usePaintStore } from "../paintStore";
import { say } from "../painting";
import { randomBrush } from "../tools/randomBrush";
import { toolOf } from "../tools/tools";
import { useStandingVariants, useUnusedKinds } from "./paletteFacts";
import { type PaletteKinds, paletteGroups } from "./paletteGroups";
import { type KindKeys, pressOnKind } from "./paletteKeys";
import { useKindTask } from "./useKindTask";
import "../painter.css";
import "./kindForm.css";

/** What is searched for, made or edited is so in one pack. */
export function PalettePanel(): ReactElement {
  const pack = usePackStore((state) => state.listing?.id);
  return <PackPalette key={pack} />;
}

function PackPalette(): ReactElement {
  const looks = usePackLooks();
  const game = useGameDocument();
  const { task, place, ...tasks } = useKindTask();
  const remove = async (kind: string): Promise<void> => {
    const answer = game === null ? null : await removeKind(game, kind);
    if (answer === null) return;
    if (answer !== "removed") return say(answer.refusal);
    tasks.leave(null);
  };
  useKindRequests((request) => {
    if (request.do === "new") tasks.make(request.from);
    else if (request.do === "edit") tasks.edit(request.kind);
    else void remove(request.kind);
  });
  if (looks.layers.length === 0) {
    return <EmptyState icon={Palette} title="Nothing to paint with" text="game.json declares no layers." />;
  }
  return (
    <div className="gw-palette" ref={place}>
      {task === null ? (
        <Kinds
          looks={looks}
          onNew={() => tasks.make(null)}
          onEdit={tasks.edit}
          onRename={tasks.rename}
          onDuplicate={tasks.make}
          onDelete={(kind) => void remove(kind)}
        />
      ) : (
        <NewKindForm from={task.from} onMade={tasks.fillIn} onCancel={() => tasks.leave(task.from)} />
      )}
    </div>
  );
}

interface KindsProps extends ChosenKindProps {
  readonly looks: Looks;
  readonly onNew: () => void;
  readonly onRename: (kind: string) => void;
}

function Kinds({ looks, onNew, onRename, ...actions }: KindsProps): ReactElement {
  const sprites = usePackSprites();
  const [search, setSearch] = useState("");
  const groups = useMemo(() => paletteGroups(looks, search), [looks, search]);
  const standing = useStandingVariants();
  const unused = useUnusedKinds();
  const isSelecting = usePaintStore((state) => toolOf(state.tool).options === "selection");
  const isMixing = usePaintStore((state) => state.tool === randomBrush.id);
  return (
    <>
      <div className="gw-palette-search">
        <TextInput
          type="search"
          placeholder="Search kinds and tags"
          aria-label="Search kinds and tags"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <IconButton icon={Plus} label="New Kind" onClick={onNew} />
      </div>
      {isMixing ? <RandomMix looks={looks} sprites={sprites} /> : null}
      <KindMenu {...actions} onNew={onNew}>
        {groups.map((group) => (
          <PaletteGroup
            key={group.title}
            {...group}
            looks={looks}
            sprites={sprites}
            standing={standing}
            unused={unused}
            onEdit={actions.onEdit}
            onRename={onRename}
            onDelete={actions.onDelete}
          />
        ))}
        {groups.length === 0 ? <p className="gw-palette-none">{noneText(looks)}</p> : null}
      </KindMenu>
      {/* Below the list: when it comes, the kind under the pointer stays there for the second press of two. */}
      {search === "" ? <RecentRow looks={looks} sprites={sprites} /> : null}
      {isSelecting ? <Stamps /> : <ChosenKind {...actions} />}
    </>
  );
}

function noneText(looks: Looks): string {
  return looks.kinds.size === 0 ? "game.json declares no kinds yet." : "No kind has this name or tag.";
}

interface Painted {
  readonly looks: Looks;
  readonly sprites: SpriteStore;
}

interface PaintedKinds extends Painted, KindKeys {
  readonly onEdit: (kind: string) => void;
  /** By kind, the variant of it that the level has first. */
  readonly standing: ReadonlyMap<string, Entity>;
  /** Kinds that nothing in the pack names. */
  readonly unused: ReadonlySet<string>;
}

function RecentRow({ looks, sprites }: Painted): ReactElement | null {
  const recent = usePaintStore((state) => state.recent);
  const chosen = usePaintStore((state) => state.entity);
  if (recent.length < 2) return null;
  return (
    <fieldset className="gw-palette-recent" aria-label="Recently painted">
      {recent.map((entity, index) => (
        <button
          key={describeEntity(looks, entity)}
          type="button"
          className="gw-palette-chip"
          title={`${describeEntity(looks, entity)} (key ${index + 1})`}
          aria-label={describeEntity(looks, entity)}
          aria-pressed={isSameEntity(entity, chosen)}
          onClick={() => chooseEntity(entity, looks.kinds.get(entity.kind)?.layer ?? null)}
        >
          <EntitySwatch entity={entity} looks={looks} sprites={sprites} size={24} />
          <span aria-hidden>{index + 1}</span>
        </button>
      ))}
    </fieldset>
  );
}

function PaletteGroup({ title, kinds, ...painted }: PaletteKinds & PaintedKinds): ReactElement {
  const layer = usePaintStore((state) => state.layer);
  return (
    <section aria-label={`Layer ${title}`}>
      <h3 className="gw-palette-layer" data-active={layer === title}>
        {title}
      </h3>
      <div className="gw-palette-kinds">
        {kinds.map((look) => (
          <PaletteKind key={look.kind} look={look} {...painted} />
        ))}
      </div>
    </section>
  );
}

function PaletteKind({
  look,
  looks,
  sprites,
  standing,
  unused,
  ...keys
}: { readonly look: KindLook } & PaintedKinds): ReactElement {
  const chosen = usePaintStore((state) => (state.entity?.kind === look.kind ? state.entity : null));
  const used = usePaintStore((state) => state.recent.find((entity) => entity.kind === look.kind));
  const assets = usePackStore((state) => state.listing?.assets);
  const first = useMemo(() => firstVariant(looks, look.kind, assets), [looks, look.kind, assets]);
  const entity: Entity = chosen ?? used ?? standing.get(look.kind) ?? first;
  const canBePainted = look.layer !== null;
  return (
    <button
      type="button"
      className="gw-palette-kind"
      data-kind={look.kind}
      aria-pressed={chosen !== null}
      disabled={!canBePainted}
      title={[look.kind, look.description, look.tags.length > 0 ? `Tags: ${look.tags.join(", ")}` : null]
        .filter(Boolean)
        .join("\n")}
      onClick={() => chooseEntity(entity, look.layer)}
      onDoubleClick={() => keys.onEdit(look.kind)}
      onKeyDown={(event) => pressOnKind(event, look.kind, keys)}
      draggable={canBePainted}
      onDragStart={(event) => dragEntity(event, entity)}
      {...imageDrop}
    >
      <EntitySwatch entity={entity} looks={looks} sprites={sprites} size={28} />
      <span className="gw-palette-name" dir="auto">
        {look.uiName}
        {look.tags.length > 0 || unused.has(look.kind) ? (
          <small>
            {unused.has(look.kind) ? <em>not used </em> : null}
            {look.tags.join(" ")}
          </small>
        ) : null}
      </span>
      <code className="gw-palette-symbol">{look.symbol ?? ""}</code>
    </button>
  );
}
