// A declared kind as a form: its name, then all that its schema knows, and where the pack uses it. Each change is one
// edit of game.json.
import { ArrowLeft, Copy, Trash2 } from "lucide-react";
import { type ReactElement, useDeferredValue, useMemo } from "react";
import { type Result, done } from "../../../../shared/base/result";
import { kindNamed } from "../../../../shared/dialects/gridponder/text/names/kinds";
import { rangeOf } from "../../../../shared/findings/locate";
import { type FormPlace, formMember } from "../../../../shared/pack/forms/formFields";
import { usesByFile } from "../../../../shared/dialects/gridponder/text/names/nameUses";
import { indexPack } from "../../../../shared/dialects/gridponder/text/names/packIndex";
import type { PackName } from "../../../../shared/pack/packModel";
import { gridponderSchema } from "../../../../shared/dialects/gridponder/text/schemas";
import { schemaAt } from "../../../../shared/pack/schemas/schemas";
import { newTags } from "../../../../shared/dialects/gridponder/text/names/tags";
import { valueOf } from "../../../../shared/text/jsonTree";
import { useGameDocument } from "../../pack/packLooks";
import type { PackDocument } from "../../../documents/packDocument";
import { usePackSource, usePackWithoutCells } from "../../../documents/packSource";
import { DocumentForm } from "../../../forms/DocumentForm";
import { ShowInText } from "../../../forms/FieldRow";
import { ObjectFields } from "../../../forms/ObjectFields";
import { renameName } from "../../../forms/formEdits";
import { useFormScope } from "../../../forms/formScope";
import { reveal } from "../../../session/pack/textPlaces";
import { IconButton } from "../../../ui/Button";
import { Field, TextInput } from "../../../ui/Field";
import { useDraft } from "../../../ui/useDraft";
import { KindPicture, KindPictureButton, useKindPicture } from "./KindPicture";
import { imageDrop } from "./imageDrop";
import { kindTokens } from "./kindTokens";

export interface KindFormProps {
  readonly kind: string;
  /** Shows all kinds again. */
  readonly onBack: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

export function KindForm(props: KindFormProps): ReactElement | null {
  const game = useGameDocument();
  return game === null ? null : <Form {...props} game={game} />;
}

function Form({ game, kind, ...tell }: KindFormProps & { readonly game: PackDocument }): ReactElement {
  const place = kindPlace(game, kind);
  const tags = useNewTags(place);
  const declaration = useMemo(() => valueOf(place.node), [place.node]);
  const tokens = useMemo(() => kindTokens(kind, declaration, tags), [kind, declaration, tags]);
  const [isPictured, setPictured] = useKindPicture(declaration);
  return (
    <form
      className="gw-kind-form"
      data-kind={kind}
      aria-label={`Kind ${kind}`}
      onSubmit={(event) => event.preventDefault()}
      {...imageDrop}
    >
      <DocumentForm document={game} onPick={null} ownOffers={tokens}>
        <header className="gw-kind-head">
          <IconButton icon={ArrowLeft} label="Close Kind" onClick={tell.onBack} />
          <KindPictureButton kind={kind} isOpen={isPictured} onOpen={setPictured} />
          <strong title={kind}>{kind}</strong>
          <span className="gw-kind-actions">
            <IconButton icon={Copy} label="Duplicate Kind" onClick={tell.onDuplicate} />
            <IconButton icon={Trash2} label="Delete Kind" onClick={tell.onDelete} />
            <ShowInText name={kind} steps={["entityKinds", kind]} />
          </span>
        </header>
        {place.node === undefined ? (
          <p className="gw-inspector-hint">game.json does not declare this kind any more.</p>
        ) : (
          <div className="gw-kind-fields">
            {isPictured ? <KindPicture game={game} kind={kind} declaration={declaration} /> : null}
            <KindName kind={kind} />
            <ObjectFields place={place} steps={["entityKinds", kind]} />
            <Uses kind={kind} />
          </div>
        )}
      </DocumentForm>
    </form>
  );
}

/** Tags that no kind has yet, of the pack and of the language. */
export function useNewTags(kind: FormPlace): readonly PackName[] {
  const pack = useDeferredValue(usePackWithoutCells());
  const { schemas } = formMember(formMember(kind, "tags"), 0);
  const standard = schemas.find(({ examples }) => examples !== undefined)?.examples;
  return useMemo(() => newTags(indexPack(pack), standard), [pack, standard]);
}

/** Returns a kind's declaration with its schemas. */
export function kindPlace(game: PackDocument, kind: string): FormPlace {
  const root = { node: game.tree().root, schemas: [schemaAt(gridponderSchema("game"))] };
  return formMember(formMember(root, "entityKinds"), kind);
}

/** The name by which the pack knows it: all that uses it follows a change. */
function KindName({ kind }: Pick<KindFormProps, "kind">): ReactElement {
  const { document, tell } = useFormScope();
  // Typed as players read it, it is what a new kind would be called.
  const read = (text: string): Result<string, string> => done(kindNamed(text.trim()).name);
  const draft = useDraft(kind, read, (next) => tell(renameName(document, "kind", kind, next)));
  return (
    <Field label="kind" layout="row" title="The name used by levels and rules; renaming updates them.">
      {(control) => <TextInput {...control} {...draft.props} data-name />}
    </Field>
  );
}

function Uses({ kind }: { readonly kind: string }): ReactElement {
  const pack = useDeferredValue(usePackSource());
  const uses = useMemo(() => usesByFile(indexPack(pack), "kind", kind), [pack, kind]);
  return (
    <section aria-label="Uses" className="gw-kind-uses">
      <h3>{uses.length === 0 ? "Not used" : "Used in"}</h3>
      {uses.map(({ file, count, first }) => (
        <button key={file} type="button" onClick={() => reveal(file, rangeOf(pack.files.get(file)?.text ?? "", first))}>
          <span>{file}</span>
          <small>{count === 1 ? "once" : `${count} times`}</small>
        </button>
      ))}
    </section>
  );
}
