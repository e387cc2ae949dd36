// A story screen of the level sequence as a form, beside what the player will see. Each change is one edit of game.json.
import { BookOpen } from "lucide-react";
import { type ReactElement, useRef } from "react";
import { isJsonObject } from "../../../shared/base/json";
import { formMember } from "../../../shared/pack/forms/formFields";
import { gridponderSchema } from "../../../shared/dialects/gridponder/text/schemas";
import { schemaAt } from "../../../shared/pack/schemas/schemas";
import { valueOf } from "../../../shared/text/jsonTree";
import { useGameDocument } from "../pack/packLooks";
import { spriteAddress } from "../../board/spriteStore";
import type { PackDocument } from "../../documents/packDocument";
import { usePackStore } from "../../session/pack/packStore";
import { editStory, removeEntry } from "../../session/pack/storyCommands";
import { useDialog } from "../../session/window/dialog";
import { Button } from "../../ui/Button";
import { Modal, ModalButtons } from "../../ui/Modal";
import { DocumentForm } from "../../forms/DocumentForm";
import { FieldFindings } from "../../forms/FieldRow";
import { ObjectFields } from "../../forms/ObjectFields";
import "./storyDialog.css";

export function StoryDialog(): ReactElement | null {
  const index = useDialog("story")?.index ?? null;
  const game = useGameDocument();
  return index === null || game === null ? null : <Story index={index} game={game} />;
}

const TYPE: ReadonlySet<string> = new Set(["type"]);

function Story({ index, game }: { readonly index: number; readonly game: PackDocument }): ReactElement | null {
  const root = { node: game.tree().root, schemas: [schemaAt(gridponderSchema("game"))] };
  const place = formMember(formMember(root, "levelSequence"), index);
  const steps = ["levelSequence", index] as const;
  const hasBegun = useRef(false);
  if (place.node === undefined) return null;
  // What a new screen begins with is typed over.
  const selectFirst = (field: Element): void => {
    if (!hasBegun.current && field instanceof HTMLInputElement) field.select();
    hasBegun.current = true;
  };
  const close = (): void => editStory(null);
  const remove = (): void => {
    if (removeEntry(index) === null) close();
  };
  return (
    <Modal title="Story Screen" lead="Shown between levels, until the player continues." onClose={close}>
      <div className="gw-story-form" onFocus={({ target }) => selectFirst(target)}>
        <DocumentForm document={game} onPick={null} hasText={false}>
          <FieldFindings steps={steps} reach="itself" />
          <ObjectFields place={place} steps={steps} without={TYPE} />
        </DocumentForm>
        <Preview story={valueOf(place.node)} />
      </div>
      <ModalButtons>
        <Button onClick={remove}>Delete Story Screen</Button>
        <Button variant="primary" onClick={close}>
          Done
        </Button>
      </ModalButtons>
    </Modal>
  );
}

/** As in play: the picture, the heading, the text. */
function Preview({ story }: { readonly story: ReturnType<typeof valueOf> }): ReactElement {
  const packId = usePackStore((state) => state.listing?.id ?? "");
  const assets = usePackStore((state) => state.listing?.assets);
  const own = isJsonObject(story) ? story : {};
  const text = (key: string): string | null => (typeof own[key] === "string" && own[key] !== "" ? own[key] : null);
  const path = text("image");
  const image = path === null || assets?.includes(path) !== true ? null : spriteAddress(packId, path);
  return (
    <article className="gw-story-preview" aria-label="As players see it">
      {image === null ? <BookOpen size={28} aria-hidden /> : <img src={image} alt="" />}
      {path !== null && image === null ? <p className="gw-story-missing">{path} is not in the pack.</p> : null}
      {text("title") === null ? null : <h2>{text("title")}</h2>}
      {text("text") === null ? null : <p>{text("text")}</p>}
    </article>
  );
}
