// The dialog for a new empty level: its title and the size of its board, at first that of the level shown.
import { type ReactElement, useEffect, useRef, useState } from "react";
import { newLevel } from "../../session/pack/levelCommands";
import { stopPlay } from "../../session/play/playCommands";
import { closeDialog, useDialog } from "../../session/window/dialog";
import { Field, TextInput } from "../../ui/Field";
import { Modal } from "../../ui/Modal";
import { ModalForm } from "../../ui/ModalForm";
import { showRefusal } from "../toasts";
import "./newPack.css";

/** Larger boards are made by editing the level's text. */
const LARGEST = 256;

export function NewLevelDialog(): ReactElement | null {
  const dialog = useDialog("new-level");
  if (dialog === null) return null;
  return (
    <Modal title={dialog.title} size="narrow" onClose={close}>
      <NewLevelForm {...dialog} />
    </Modal>
  );
}

interface NewLevelFormProps {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
}

function NewLevelForm({ name, size }: NewLevelFormProps): ReactElement {
  const [title, setTitle] = useState(name);
  const [width, setWidth] = useState(String(size[0]));
  const [height, setHeight] = useState(String(size[1]));
  const titleInput = useRef<HTMLInputElement>(null);
  // The suggested title is typed over.
  useEffect(() => titleInput.current?.select(), []);
  const wrong = [sizeMistake(width), sizeMistake(height)] as const;
  const isReady = title.trim() !== "" && wrong.every((each) => each === undefined);
  const create = (): void => {
    close();
    const refusal = newLevel("empty", { title: title.trim(), size: [Number(width), Number(height)] });
    if (refusal !== null) {
      showRefusal("The levels were not changed", refusal);
      return;
    }
    // Nothing is on it yet: it is painted first.
    stopPlay();
  };
  return (
    <ModalForm action="Create" isReady={isReady} onSubmit={create} onCancel={close}>
      <Field label="Title">
        {(control) => (
          <TextInput
            {...control}
            ref={titleInput}
            value={title}
            maxLength={120}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
      <div className="gw-new-size">
        <Field label="Width" error={wrong[0]}>
          {(control) => (
            <TextInput
              {...control}
              value={width}
              inputMode="numeric"
              onChange={({ target }) => setWidth(target.value)}
            />
          )}
        </Field>
        <Field label="Height" error={wrong[1]}>
          {(control) => (
            <TextInput
              {...control}
              value={height}
              inputMode="numeric"
              onChange={({ target }) => setHeight(target.value)}
            />
          )}
        </Field>
      </div>
    </ModalForm>
  );
}

function sizeMistake(text: string): string | undefined {
  const cells = Number(text);
  const isSize = text.trim() !== "" && Number.isInteger(cells) && cells >= 1 && cells <= LARGEST;
  return isSize ? undefined : `Enter 1 to ${LARGEST}.`;
}

function close(): void {
  closeDialog("new-level");
}
