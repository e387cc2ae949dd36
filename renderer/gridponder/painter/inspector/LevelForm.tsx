// The level as a form: its names, grid, goals, lose conditions, variables, avatar, overlay, hints and notes. What each
// holds and takes comes from the schemas; each change is one edit of the level's text.
import { stateView } from "../../../../shared/dialects/gridponder/text/board/stateView";
import { type ReactElement, memo } from "react";
import { type FormField, formFields, formMember } from "../../../../shared/pack/forms/formFields";
import { gridponderSchema } from "../../../../shared/dialects/gridponder/text/schemas";
import { expand } from "../../../../shared/pack/schemas/schemaWalk";
import { schemaAt } from "../../../../shared/pack/schemas/schemas";
import type { JsonNode } from "../../../../shared/text/jsonTree";
import type { PackDocument } from "../../../documents/packDocument";
import { usePackWithoutCells } from "../../../documents/packSource";
import { DocumentForm } from "../../../forms/DocumentForm";
import { FormSection } from "../../../forms/FormSection";
import { AnyField } from "../../../forms/ObjectFields";
import { useSolutionMark } from "../../../session/record/useSolutionMark";
import { usePackStore } from "../../../session/pack/packStore";
import { reveal } from "../../../session/pack/textPlaces";
import { Fact } from "./Fact";
import { GridActions } from "./GridActions";
import { LEVEL_RULES } from "./ruleCommands";
import { pickPlace } from "./pickOnBoard";
import type { PaintTarget } from "../paintTarget";

export interface LevelFormProps {
  readonly paintTarget: PaintTarget;
  readonly file: string;
}

/** Rendered for what else the level says, not for what is painted on it. */
export function LevelForm({ paintTarget, file }: LevelFormProps): ReactElement | null {
  const source = usePackWithoutCells().files.get(file);
  const { document, view } = paintTarget;
  if (source === undefined) return null;
  return (
    <LevelFields
      document={document}
      file={file}
      root={source.tree.root}
      width={view.width}
      height={view.height}
      hasOverlay={stateView(view).overlay !== null}
    />
  );
}

interface LevelFieldsProps {
  readonly document: PackDocument;
  readonly file: string;
  readonly root: JsonNode | undefined;
  readonly width: number;
  readonly height: number;
  readonly hasOverlay: boolean;
}

const LevelFields = memo(function LevelFields({
  document,
  file,
  root,
  width,
  height,
  hasOverlay,
}: LevelFieldsProps): ReactElement {
  const level = { node: root, schemas: expand(schemaAt(gridponderSchema("level")), root ?? null) };
  const fields = new Map(formFields(level).map((field) => [field.name, field]));
  const part = (outer: string, inner: string): FormField | undefined =>
    formFields(formMember(level, outer)).find(({ name }) => name === inner);
  const show = (pointer: string) => () => reveal(file, pointer);
  return (
    <DocumentForm document={document} onPick={pickPlace}>
      <FormSection title="Level">
        <div className="gw-form">
          <FieldOf field={fields.get("title")} at={["title"]} />
          <FieldOf field={fields.get("id")} at={["id"]} />
          <FieldOf field={fields.get("guide")} at={["guide"]} />
        </div>
        <Fact name="size" text={`${width} × ${height}`} onShow={show("/board/size")} />
        <GridActions />
        <SolutionFact file={file} />
      </FormSection>
      <FormSection title="Goals" note={countOf(fields.get("goals"))}>
        <FieldOf field={fields.get("goals")} at={["goals"]} />
      </FormSection>
      <FormSection title="Lose Conditions" note={countOf(fields.get("loseConditions"))}>
        <FieldOf field={fields.get("loseConditions")} at={["loseConditions"]} />
      </FormSection>
      <FormSection title="Variables" note={countOf(part("state", "variables"))}>
        <FieldOf field={part("state", "variables")} at={["state", "variables"]} />
      </FormSection>
      <FormSection title="Avatar">
        <FieldOf field={part("state", "avatar")} at={["state", "avatar"]} />
      </FormSection>
      {hasOverlay ? (
        <FormSection title="Overlay">
          <FieldOf field={part("state", "overlay")} at={["state", "overlay"]} />
        </FormSection>
      ) : null}
      <FormSection title="Hints" isFolded note={countOf(part("solution", "hintStops"))}>
        <FieldOf field={part("solution", "hintStops")} at={["solution", "hintStops"]} />
      </FormSection>
      <FormSection title="Rules" id={LEVEL_RULES} isFolded note={countOf(fields.get("rules"))}>
        <FieldOf field={fields.get("rules")} at={["rules"]} />
      </FormSection>
      <FormSection title="Notes" isFolded>
        <FieldOf field={fields.get("metadata")} at={["metadata"]} />
      </FormSection>
    </DocumentForm>
  );
});

interface FieldOfProps {
  readonly field: FormField | undefined;
  readonly at: readonly string[];
}

/** A field whose section has its name already. */
function FieldOf({ field, at }: FieldOfProps): ReactElement | null {
  if (field === undefined) return null;
  return <AnyField field={field} steps={at} isBare={at.length > 1 || BARE.has(field.name)} />;
}

const BARE: ReadonlySet<string> = new Set(["goals", "loseConditions", "metadata", "rules"]);

function countOf(field: FormField | undefined): string {
  const value = field?.value;
  const count = Array.isArray(value) ? value.length : Object.keys(value ?? {}).length;
  return count === 0 ? "none" : String(count);
}

function SolutionFact({ file }: { readonly file: string }): ReactElement | null {
  const path = usePackStore((state) => Object.values(state.solutions).find((each) => each.file === file));
  const mark = useSolutionMark(path);
  if (path === undefined || mark === null) return null;
  const moves = path.moves === 0 ? "" : `, ${path.moves} ${path.moves === 1 ? "move" : "moves"}`;
  return <Fact name="solution" text={`${mark.brief}${moves}`} onShow={() => reveal(file, "/solution")} />;
}
