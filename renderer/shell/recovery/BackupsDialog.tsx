// Earlier states of the pack's files: to look at beside the text as it is, and to bring back.
import { Equal } from "lucide-react";
import { type ReactElement, type RefObject, useEffect, useRef, useState } from "react";
import type { BackupVersion, FileBackups } from "../../../shared/rpc/keeping";
import { main } from "../../bridge/main";
import { documents } from "../../documents/documents";
import { selectFile, usePackStore } from "../../session/pack/packStore";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Modal, ModalButtons } from "../../ui/Modal";
import { changeSettings, currentSettings } from "../settings";
import "./recovery.css";
import { newestDifference } from "./newestDifference";
import { TextDifference } from "./TextDifference";
import { clockText, whenText } from "./whenText";
import { closeDialog, openDialog, useDialog } from "../../session/window/dialog";

/** Opens the browser of earlier states, at the file in view. */
export function browseBackups(): void {
  if (usePackStore.getState().listing !== null) openDialog({ kind: "backups" });
}

export function BackupsDialog(): ReactElement | null {
  const shownVersion = useRef<HTMLButtonElement>(null);
  if (useDialog("backups") === null) return null;
  return (
    <Modal
      title="Earlier Versions"
      lead="Kept outside the pack whenever a file is saved. A restored version is unsaved at first and can be undone."
      size="wide"
      onClose={close}
      firstFocus={shownVersion}
    >
      <Browser shownVersion={shownVersion} />
    </Modal>
  );
}

function close(): void {
  closeDialog("backups");
}

/** `shownVersion`: where the button of the version in view is to be found. */
function Browser({ shownVersion }: { readonly shownVersion: RefObject<HTMLButtonElement | null> }): ReactElement {
  const files = useFiles();
  const activeFile = usePackStore((state) => state.activeFile);
  const [chosenPath, setPath] = useState<string | null>(null);
  const [chosenId, setId] = useState<string | null>(null);
  const [nowMs] = useState(() => Date.now());
  const file = files?.find(({ path }) => path === (chosenPath ?? activeFile)) ?? files?.[0];
  const first = useFirstVersion(file);
  const version = file?.versions.find(({ id }) => id === chosenId) ?? first;
  const text = useVersionText(file, version);
  const present = documents.get(file?.path ?? "")?.text() ?? "";
  const isFound = first !== undefined;
  // The versions may come after the dialog has given the focus to what was there.
  useEffect(() => {
    if (isFound) shownVersion.current?.focus();
  }, [isFound, shownVersion]);
  return (
    <>
      {files?.length === 0 ? <p>Nothing has been saved in this pack yet.</p> : null}
      {file === undefined ? null : (
        <>
          <select
            className="gw-input"
            aria-label="File"
            value={file.path}
            onChange={(event) => setPath(event.target.value)}
          >
            {files?.map(({ path }) => (
              <option key={path}>{path}</option>
            ))}
          </select>
          <div className="gw-dialog-split">
            <ul className="gw-dialog-list" aria-label="Versions">
              {file.versions.map((each) => (
                <li key={each.id} data-shown={each === version}>
                  <button
                    ref={each === version ? shownVersion : undefined}
                    type="button"
                    aria-current={each === version}
                    onClick={() => setId(each.id)}
                  >
                    <span>{whenText(each.atMs, nowMs)}</span>
                    <small>{`${clockText(each.atMs)} · ${each.bytes.toLocaleString()} bytes`}</small>
                  </button>
                </li>
              ))}
            </ul>
            {text === present ? (
              <EmptyState icon={Equal} title="Nothing differs" text="This version is the same as the text now." />
            ) : (
              <TextDifference before={text ?? ""} after={present} names={["Then", "Now"]} />
            )}
          </div>
        </>
      )}
      <ModalButtons>
        <KeepBackups />
        <Button onClick={close}>Close</Button>
        <Button
          variant="primary"
          disabled={text === null || text === present}
          onClick={() => restore(file?.path, text)}
        >
          Restore This Version
        </Button>
      </ModalButtons>
    </>
  );
}

function restore(path: string | undefined, text: string | null): void {
  if (path === undefined || text === null) return;
  documents.restore(path, text);
  selectFile(path);
  close();
}

function KeepBackups(): ReactElement {
  const [keep, setKeep] = useState(currentSettings().backups);
  return (
    <label className="gw-dialog-aside">
      <input
        type="checkbox"
        checked={keep}
        onChange={(event) => {
          setKeep(event.target.checked);
          void changeSettings({ backups: event.target.checked });
        }}
      />{" "}
      Keep earlier versions when saving
    </label>
  );
}

/** Null until main has sent them. */
function useFiles(): readonly FileBackups[] | null {
  const [files, setFiles] = useState<readonly FileBackups[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void main.backups().then((found) => wanted && setFiles(found));
    return () => {
      wanted = false;
    };
  }, []);
  return files;
}

/** Returns the version to look at first: the newest that differs from the text now, else the newest of all. */
function useFirstVersion(file: FileBackups | undefined): BackupVersion | undefined {
  const [found, setFound] = useState<{ readonly file: FileBackups; readonly version: BackupVersion | null } | null>(
    null,
  );
  useEffect(() => {
    if (file === undefined) return undefined;
    let wanted = true;
    const present = documents.get(file.path)?.text() ?? "";
    void newestDifference(file.versions, present, (id) => main.backupText(file.path, id)).then(
      (version) => wanted && setFound({ file, version }),
    );
    return () => {
      wanted = false;
    };
  }, [file]);
  return found === null || found.file !== file ? undefined : (found.version ?? file?.versions[0]);
}

/** Null until it is there, and when it is not kept any more. */
function useVersionText(file: FileBackups | undefined, version: BackupVersion | undefined): string | null {
  const [read, setRead] = useState<{ readonly key: string; readonly text: string | null } | null>(null);
  const path = file?.path;
  const id = version?.id;
  const key = `${path} ${id}`;
  useEffect(() => {
    let wanted = true;
    if (path !== undefined && id !== undefined) {
      void main.backupText(path, id).then((text) => wanted && setRead({ key, text }));
    }
    return () => {
      wanted = false;
    };
  }, [path, id, key]);
  return read?.key === key ? read.text : null;
}
