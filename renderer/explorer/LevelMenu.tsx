// What can be done with a row of the tree, at the right mouse button, Shift+F10 or the menu key: with a level, a story
// screen, a file, an image or a folder of images; elsewhere with the whole sequence.
import { ContextMenu } from "@base-ui/react/context-menu";
import {
  Columns2,
  FileJson,
  FilePlus2,
  FolderOpen,
  Image,
  ImagePlus,
  Shapes,
  TextCursorInput,
  Trash2,
} from "lucide-react";
import { type MouseEvent, type ReactElement, type ReactNode, useRef, useState } from "react";
import type { StartOrigin } from "../../shared/pack/packModel";
import { isPicturePath } from "../../shared/pack/images/picturePath";
import { useNewEmptyTitle } from "../session/pack/packWords";
import { useDialectUi } from "../dialect/openDialect";
import { LevelItems, type LevelMessage, PasteItem, refusalMessage } from "../levelMenu/LevelItems";
import { askForLevel, newLevel } from "../session/pack/levelCommands";
import { deleteImages } from "../session/pack/imageCommands";
import { imageSelection, imagesAt } from "../session/pack/imageSelection";
import { isRenamingInTree, renameInTree } from "../session/pack/renamedRow";
import { ROW_KEYS } from "../session/pack/rowKeys";
import { levelSelection, levelsAt } from "../session/pack/levelSelection";
import { main } from "../bridge/main";
import { usePackSource } from "../documents/packSource";
import type { Sides } from "../session/pack/sides";
import { selectFile, selectImage, usePackStore } from "../session/pack/packStore";
import { requestCommand, showPanel } from "../session/window/shellPort";
import { pasteInTree } from "./levelClipboard";
import { folderOf } from "./packTree";
import { openAside } from "./rowActions";
import { NewStoryItems, StoryItems } from "./StoryItems";
import { ContextMenuItem } from "../ui/ContextMenuItem";

export interface LevelMenuProps {
  readonly children: ReactNode;
  /** Told why something was not done, or what a check came to; null when there is nothing to say. */
  readonly onMessage: (message: LevelMessage | null) => void;
}

interface Target {
  readonly kind: string;
  readonly path: string | null;
  /** Its index in the level sequence; null for none. */
  readonly entry: number | null;
  /** The folder of assets that the row stands for; null for none. */
  readonly folder: string | null;
}

const NOWHERE: Target = { kind: "none", path: null, entry: null, folder: null };

export function LevelMenu({ children, onMessage }: LevelMenuProps): ReactElement {
  const [target, setTarget] = useState(NOWHERE);
  // A new level leads to the board, which has the focus now or soon, and must not lose it to the menu that closes; all
  // else leads back to the tree.
  const focusAfter = useRef<HTMLElement | boolean>(true);
  const make = (start: StartOrigin): void => {
    onMessage(refusalMessage(start === "empty" ? askForLevel() : newLevel(start)));
    const { activeElement } = document;
    focusAfter.current = activeElement instanceof HTMLElement && activeElement.role !== "menuitem" && activeElement;
  };
  // The level under the pointer is selected with the menu; it opens beside what was shown before.
  const shownBefore = useRef<Partial<Sides>>({});
  const openBeside = (path: string): void => {
    usePackStore.setState(shownBefore.current);
    openAside(path);
    focusAfter.current = false;
  };
  const choose = (event: MouseEvent): void => {
    focusAfter.current = true;
    const { activeFile, activeLevelFile, other } = usePackStore.getState();
    shownBefore.current = { activeFile, activeLevelFile, other };
    const row = (event.target as Element).closest<HTMLElement>("[data-kind]");
    const { kind = "none", path = null, entry, folder = null } = row?.dataset ?? {};
    setTarget({ kind, path, entry: entry === undefined ? null : Number(entry), folder });
    // At one of several chosen levels or images the menu is for all of them.
    if (kind === "asset" && path !== null && imagesAt(path).length === 1) imageSelection.end();
    if (kind === "level" && path !== null && levelsAt(path).length === 1) {
      levelSelection.end();
      selectFile(path);
    }
  };
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger className="gw-tree-area" onContextMenu={choose}>
        {children}
      </ContextMenu.Trigger>
      <ContextMenu.Portal>
        <ContextMenu.Positioner className="gw-menu-place">
          <ContextMenu.Popup className="gw-menu" finalFocus={() => !isRenamingInTree() && focusAfter.current}>
            <RowItems
              target={target}
              onMake={make}
              onAside={openBeside}
              onMessage={onMessage}
              onRefusal={(refusal) => onMessage(refusalMessage(refusal))}
            />
          </ContextMenu.Popup>
        </ContextMenu.Positioner>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}

interface Refusing {
  readonly onRefusal: (refusal: string | null) => void;
}

interface RowItemsProps extends Pick<LevelMenuProps, "onMessage">, Refusing {
  readonly target: Target;
  readonly onMake: (start: StartOrigin) => void;
  readonly onAside: (path: string) => void;
}

function RowItems({
  target: { kind, path, entry, folder },
  onMake,
  onAside,
  onMessage,
  onRefusal,
}: RowItemsProps): ReactElement {
  const newEmpty = useNewEmptyTitle();
  const hasStories = usePackSource().model?.starts.addStory !== undefined;
  if (kind === "asset" && path !== null && imagesAt(path).length > 1)
    return <ImagesItems images={imagesAt(path)} onRefusal={onRefusal} />;
  if ((kind === "file" || kind === "asset") && path !== null)
    return <FileItems path={path} isAsset={kind === "asset"} onAside={onAside} onRefusal={onRefusal} />;
  if (folder !== null) return <FolderItems folder={folder} />;
  return (
    <>
      {kind === "story" && entry !== null ? <StoryItems entry={entry} onRefusal={onRefusal} /> : null}
      {kind === "level" && path !== null ? (
        <>
          {levelsAt(path).length > 1 ? null : (
            <>
              <ContextMenuItem
                icon={Columns2}
                title="Open to the Side"
                keys={ROW_KEYS.aside}
                onChoose={() => onAside(path)}
              />
              <ContextMenu.Separator className="gw-menu-separator" />
            </>
          )}
          <LevelItems
            paths={levelsAt(path)}
            keys={ROW_KEYS}
            onMake={onMake}
            onPaste={pasteInTree}
            onMessage={onMessage}
          />
        </>
      ) : (
        <>
          <ContextMenuItem icon={FilePlus2} title={newEmpty} onChoose={() => onMake("empty")} />
          <PasteItem onPaste={pasteInTree} keys={ROW_KEYS.paste} />
        </>
      )}
      {hasStories ? (
        <>
          <ContextMenu.Separator className="gw-menu-separator" />
          <NewStoryItems entry={entry} onRefusal={onRefusal} />
        </>
      ) : null}
    </>
  );
}

interface FileItemsProps extends Pick<RowItemsProps, "onAside">, Refusing {
  readonly path: string;
  readonly isAsset: boolean;
}

function FileItems({ path, isAsset, onAside, onRefusal }: FileItemsProps): ReactElement {
  const { ofImages } = useDialectUi();
  const show = (): void => {
    if (isAsset) selectImage(path);
    else selectFile(path);
    showPanel("editor");
  };
  return (
    <>
      {!isAsset || isPicturePath(path) ? (
        <ContextMenuItem
          icon={isAsset ? Image : FileJson}
          title={isAsset ? "Show Image" : "Show Text"}
          keys={ROW_KEYS.open}
          onChoose={show}
        />
      ) : null}
      {isAsset ? null : (
        <ContextMenuItem
          icon={Columns2}
          title="Open to the Side"
          keys={ROW_KEYS.aside}
          onChoose={() => onAside(path)}
        />
      )}
      {isAsset && isPicturePath(path) ? (
        <>
          <ContextMenuItem
            icon={TextCursorInput}
            title="Rename Image…"
            keys={ROW_KEYS.rename}
            onChoose={() => renameInTree(path, "file")}
          />
          {ofImages === undefined ? null : (
            <ContextMenuItem icon={Shapes} title={ofImages.label} onChoose={() => ofImages.make([path])} />
          )}
          <ContextMenuItem
            icon={Trash2}
            title="Delete Image…"
            keys={ROW_KEYS.remove}
            onChoose={() => void deleteImages([path]).then(onRefusal)}
          />
        </>
      ) : null}
      <ContextMenuItem icon={FolderOpen} title="Show in Folder" onChoose={() => void main.showInFolder(path)} />
    </>
  );
}

/** Of several images that are chosen. */
function ImagesItems({ images, onRefusal }: Refusing & { readonly images: readonly string[] }): ReactElement {
  const { ofImages } = useDialectUi();
  return (
    <>
      {ofImages === undefined ? null : (
        <ContextMenuItem icon={Shapes} title={ofImages.label} onChoose={() => ofImages.make(images)} />
      )}
      <ContextMenuItem
        icon={Trash2}
        title={`Delete ${images.length} Images…`}
        keys={ROW_KEYS.remove}
        onChoose={() => void deleteImages(images).then(onRefusal)}
      />
    </>
  );
}

function FolderItems({ folder }: { readonly folder: string }): ReactElement {
  const { ofImages } = useDialectUi();
  const assets = usePackStore((state) => state.listing?.assets) ?? [];
  const inside = assets.filter((path) => folderOf(path) === folder);
  const images = inside.filter(isPicturePath);
  return (
    <>
      <ContextMenuItem icon={ImagePlus} title="Import Images…" onChoose={() => requestCommand("pack.importImages")} />
      {ofImages === undefined || images.length === 0 ? null : (
        <ContextMenuItem icon={Shapes} title={ofImages.label} onChoose={() => ofImages.make(images)} />
      )}
      <ContextMenuItem
        icon={FolderOpen}
        title="Show in Folder"
        onChoose={() => void main.showInFolder(inside[0] ?? folder)}
      />
    </>
  );
}
