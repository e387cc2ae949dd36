// A whole file as a form, by the schema of its role: the plain fields that it has, then each list and object as a
// section of its own, and last what it could have besides.
import type { ReactElement } from "react";
import { type FormField, formFields } from "../../shared/pack/forms/formFields";
import { disabledMember } from "../../shared/pack/disabledItems";
import type { SourceFile } from "../../shared/pack/packSource";
import { expand } from "../../shared/pack/schemas/schemaWalk";
import { schemaAt } from "../../shared/pack/schemas/schemas";
import { useDocument } from "../documents/documentHooks";
import { packModel, usePackWithoutCells } from "../documents/packSource";
import { DocumentForm } from "./DocumentForm";
import { FormSection } from "./FormSection";
import { AnyField } from "./ObjectFields";

export interface FileFormProps {
  readonly path: string;
  /** Fields that have a place of their own elsewhere in the window. */
  readonly without?: ReadonlySet<string>;
  /** Sections that are open at first; absent: all. */
  readonly open?: ReadonlySet<string> | undefined;
}

/** Returns whether there is a form for a file: its role has a schema. */
export function hasFileForm(file: SourceFile | undefined): boolean {
  return file !== undefined && schemaOf(file) !== null;
}

export function FileForm({ path, without, open }: FileFormProps): ReactElement | null {
  const file = usePackWithoutCells().files.get(path);
  const document = useDocument(path);
  const schema = file === undefined ? null : schemaOf(file);
  if (file === undefined || schema === null || document === null) return null;
  const { root } = file.tree;
  const fields = formFields({ node: root, schemas: expand(schemaAt(schema), root ?? null) });
  // Disabled items are shown in the list that they belong to.
  const aside = new Set(fields.map(({ schemas }) => disabledMember(schemas)));
  const shown = fields.filter(({ name }) => without?.has(name) !== true && !aside.has(name));
  const plain = shown.filter((field) => !isSection(field));
  const written = plain.filter(({ value, isNeeded }) => value !== undefined || isNeeded);
  const others = plain.filter((field) => !written.includes(field));
  // Those that are open come first: they are what one comes back to.
  const isOpen = ({ name }: FormField): boolean => open === undefined || open.has(name);
  const sections = shown.filter(isSection).toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)));
  return (
    <DocumentForm document={document} onPick={null}>
      <div className="gw-form gw-file-form">
        {written.map((field) => (
          <AnyField key={field.name} field={field} steps={[field.name]} />
        ))}
      </div>
      {sections.map((field) => (
        <FormSection
          key={field.name}
          id={sectionOf(path, field.name)}
          title={titleOf(field.name)}
          note={countOf(field)}
          isFolded={!isOpen(field)}
        >
          <AnyField field={{ ...field, isNeeded: false }} steps={[field.name]} isBare />
        </FormSection>
      ))}
      {others.length === 0 ? null : (
        <FormSection id={`${path} more`} title="More Fields" note={String(others.length)} isFolded>
          <div className="gw-form">
            {others.map((field) => (
              <AnyField key={field.name} field={field} steps={[field.name]} />
            ))}
          </div>
        </FormSection>
      )}
    </DocumentForm>
  );
}

/** Returns the id of the section that a list or an object of a file has in its form. */
export function sectionOf(path: string, field: string): string {
  return `${path} ${field}`;
}

function schemaOf({ role }: SourceFile): string | null {
  return packModel()?.roles[role]?.schema ?? null;
}

function isSection({ control: { is } }: FormField): boolean {
  return is === "items" || is === "record" || is === "object";
}

/** "levelSequence" is "Level Sequence", and so is "level_sequence". */
function titleOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`).split(/[ _]+/);
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(" ");
}

function countOf({ control, value }: FormField): string {
  if (value === undefined) return "none";
  if (control.is === "object") return "";
  const count = Object.keys(value ?? {}).length;
  return count === 0 ? "none" : String(count);
}
