// The dialog for a new pack: its title and its template.
import { type ReactElement, useEffect, useState } from "react";
import type { OfferedPack } from "../../../shared/rpc/packsOnDisk";
import { main } from "../../bridge/main";
import { Field, TextInput } from "../../ui/Field";
import { Modal } from "../../ui/Modal";
import { ModalForm } from "../../ui/ModalForm";
import "./newPack.css";
import { createPack } from "./openPack";
import { PackPicture } from "./PackPicture";
import { closeDialog, useDialog } from "../../session/window/dialog";

export function NewPackDialog(): ReactElement | null {
  const open = useDialog("new-pack") !== null;
  if (!open) return null;
  return (
    <Modal title="New Pack" lead="Choose a playable game and change it." onClose={close}>
      <NewPackForm />
    </Modal>
  );
}

function NewPackForm(): ReactElement {
  const templates = useTemplates();
  const [title, setTitle] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const template = templates.find(({ id }) => id === chosen) ?? templates[0];
  const named = title.trim() !== "";
  const [isCreating, setCreating] = useState(false);
  const [refusal, setRefusal] = useState("");
  // What was typed stays until there is a pack: the user may choose another folder.
  const create = async (): Promise<void> => {
    if (template === undefined) return;
    setCreating(true);
    setRefusal("");
    const refused = await createPack(template.id, title.trim(), close);
    setCreating(false);
    setRefusal(refused ?? "");
  };
  return (
    <ModalForm
      action="Choose Folder and Create…"
      isReady={named && template !== undefined && !isCreating}
      onSubmit={() => void create()}
      onCancel={close}
    >
      <Field label="Title" hint="The pack's folder gets its name from it; both can be changed later.">
        {(control) => (
          <TextInput
            {...control}
            value={title}
            maxLength={120}
            placeholder="My Puzzles"
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <div className="gw-templates-area">
        <fieldset className="gw-templates">
          <legend>Start from</legend>
          {templates.map(({ id, title: name, text }) => (
            <label key={id} className="gw-template">
              <PackPicture id={id} />
              <input type="radio" name="template" checked={id === template?.id} onChange={() => setChosen(id)} />
              <span>{name}</span>
              <small>{text}</small>
            </label>
          ))}
        </fieldset>
      </div>
      {refusal === "" ? null : (
        <p className="gw-field-error" role="alert">
          {refusal}
        </p>
      )}
    </ModalForm>
  );
}

function close(): void {
  closeDialog("new-pack");
}

function useTemplates(): readonly OfferedPack[] {
  const [templates, setTemplates] = useState<readonly OfferedPack[]>([]);
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<void> => {
      const found = await main.packTemplates();
      if (wanted) setTemplates(found);
    };
    void load();
    return () => {
      wanted = false;
    };
  }, []);
  return templates;
}
