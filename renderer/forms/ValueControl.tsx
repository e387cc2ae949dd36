// The control for one plain value, by what the form says it is: to type, to choose, to pick on the board. Knows nothing
// of documents: calls `onChange` with the value.
import { Crosshair } from "lucide-react";
import type { ReactElement } from "react";
import { assertNever } from "../../shared/base/assertNever";
import { clamp } from "../../shared/base/clamp";
import { type Json, plainText } from "../../shared/base/json";
import { IconButton } from "../ui/Button";
import { Select, TextInput } from "../ui/Field";
import { Picker } from "../ui/Picker";
import { readTrimmed, useDraft } from "../ui/useDraft";
import type { ValueControlProps } from "./valueControlProps";
import { ColorControl } from "./ColorControl";
import { NamesControl } from "./NamesControl";
import { type TextControl, firstNameText, newNameOf, readText, shownText } from "./controlText";

export function ValueControl(props: ValueControlProps): ReactElement {
  const { control } = props;
  switch (control.is) {
    case "choice":
      return <ChoiceControl {...props} choices={control.choices} />;
    case "flag":
      return <ChoiceControl {...props} choices={FLAGS} />;
    case "name":
      return <NameControl {...props} of={control.of} />;
    case "names":
      return <NamesControl {...props} of={control.of} takesText={control.takesText} />;
    case "color":
      return <ColorControl {...props} />;
    case "text":
    case "prose":
    case "number":
    case "position":
    case "values":
    case "json":
      if (props.suggestions !== undefined && SUGGESTING.has(control.is)) {
        return <SuggestingControl {...props} control={control} />;
      }
      return <TypedControl {...props} control={control} />;
    default:
      return assertNever(control);
  }
}

/** Controls of one line that can open a list. */
const SUGGESTING: ReadonlySet<string> = new Set(["text", "number", "json", "position"]);

const FLAGS = [
  { value: true, description: "" },
  { value: false, description: "" },
] as const;

interface ChoiceControlProps extends ValueControlProps {
  readonly choices: readonly { readonly value: Json; readonly description: string }[];
}

function ChoiceControl({ choices, value, placeholder, field, isOptional, onChange }: ChoiceControlProps): ReactElement {
  const text = value === undefined ? "" : plainText(value);
  const known = choices.map((choice) => plainText(choice.value));
  const others = text === "" || known.includes(text) ? [] : [text];
  const none = isOptional || value === undefined ? [{ value: "", title: placeholder }] : [];
  const options = [...known, ...others].map((word) => ({ value: word, title: word }));
  return (
    <Select
      {...field}
      value={text}
      title={choices.find((choice) => plainText(choice.value) === text)?.description}
      options={[...none, ...options]}
      onChange={({ target }) => onChange(choices.find((choice) => plainText(choice.value) === target.value)?.value)}
    />
  );
}

function NameControl({
  of,
  value,
  field,
  placeholder,
  offers,
  picture,
  onChange,
}: ValueControlProps & { readonly of: readonly string[] }): ReactElement {
  return (
    <Picker
      {...field}
      text={typeof value === "string" ? value : ""}
      offers={() => offers(of)}
      placeholder={value === null ? "null" : placeholder}
      picture={picture?.(of)}
      newName={newNameOf(of)}
      none={firstNameText(of)}
      read={readTrimmed}
      onCommit={(text) => onChange(text === "" ? undefined : text)}
    />
  );
}

/** A value that is typed, with others of its kind to take instead. */
function SuggestingControl(props: ValueControlProps & { readonly control: TextControl }): ReactElement {
  const { control, value, field, placeholder, suggestions = [], onChange } = props;
  return (
    <span className="gw-control">
      <Picker
        {...field}
        text={shownText(control, value)}
        offers={suggestions}
        placeholder={placeholder}
        read={(text) => readText(control, text)}
        onCommit={onChange}
      />
      <PickButton {...props} />
    </span>
  );
}

function TypedControl({
  control,
  value,
  field,
  label,
  placeholder,
  onChange,
  onPick,
}: ValueControlProps & { readonly control: TextControl }): ReactElement {
  const draft = useDraft(shownText(control, value), (text) => readText(control, text), onChange);
  const isWrong = draft.refusal !== undefined;
  const aria = { ...field, "aria-invalid": isWrong || field["aria-invalid"], placeholder };
  return (
    <>
      <span className="gw-control">
        {control.is === "prose" ? (
          <textarea {...aria} {...draft.props} className="gw-input gw-prose" rows={proseRows(draft.text)} />
        ) : (
          <TextInput {...aria} {...draft.props} inputMode={control.is === "number" ? "decimal" : "text"} />
        )}
        <PickButton control={control} label={label} onPick={onPick} />
      </span>
      {isWrong ? (
        <div className="gw-field-error" role="alert">
          {draft.refusal}
        </div>
      ) : null}
    </>
  );
}

function PickButton({
  control,
  label,
  onPick,
}: Pick<ValueControlProps, "control" | "label" | "onPick">): ReactElement | null {
  if (control.is !== "position" || !control.isCell || onPick === undefined) return null;
  return <IconButton icon={Crosshair} label={`Pick ${label} on the Board`} onClick={onPick} />;
}

/** As many rows as a text needs in a narrow pane, within bounds. */
function proseRows(text: string): number {
  const lines = text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 28)), 0);
  return clamp(lines, 2, 8);
}
