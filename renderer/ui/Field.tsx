// A named place to type or choose, with its hint and its error.
import {
  type ComponentPropsWithRef,
  Fragment,
  type ReactElement,
  type ReactNode,
  type SelectHTMLAttributes,
  useId,
} from "react";
import { useCutTitle } from "./useCutTitle";

export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** More about it, as a tooltip of the label. */
  readonly title?: string | undefined;
  /** `row` puts the label beside the control, as in an inspector. */
  readonly layout?: "column" | "row";
  /** Gets the ids that tie the control to its label, hint and error. */
  readonly children: (control: FieldControl) => ReactNode;
}

export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean;
}

export function Field({ label, hint, error, title, layout = "column", children }: FieldProps): ReactElement {
  const id = useId();
  const said = error ?? hint;
  const control: FieldControl = {
    id,
    "aria-describedby": said === undefined ? undefined : `${id}-said`,
    "aria-invalid": error !== undefined,
  };
  return (
    <div className="gw-field" data-layout={layout}>
      <label className="gw-field-label" htmlFor={id} title={title}>
        {layout === "row" ? breakable(label) : label}
      </label>
      {children(control)}
      {said === undefined ? null : (
        <div id={`${id}-said`} className={error === undefined ? "gw-field-hint" : "gw-field-error"}>
          {said}
        </div>
      )}
    </div>
  );
}

/** Lets a label break between the words of a name; beside a field there is little room. */
function breakable(label: string): ReactNode {
  const words = label.split(/(?<=[a-z])(?=[A-Z])|(?<=_)/);
  return words.map((word, at) => (
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {word}
    </Fragment>
  ));
}

/** A line of text; where it is too narrow, its tooltip has all of it. */
export function TextInput({ title, ...props }: ComponentPropsWithRef<"input">): ReactElement {
  const { isCut, onPointerEnter } = useCutTitle();
  const whole = isCut && typeof props.value === "string" ? props.value : undefined;
  return (
    <input
      type="text"
      spellCheck={false}
      autoComplete="off"
      onPointerEnter={onPointerEnter}
      {...props}
      title={title ?? whole}
      className="gw-input"
    />
  );
}

/** Returns each value once, also where it is listed twice. */
function unique(options: SelectProps["options"]): SelectProps["options"] {
  return options.filter(({ value }, at) => options.findIndex((other) => other.value === value) === at);
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly options: readonly { readonly value: string; readonly title: string }[];
}

export function Select({ options, ...rest }: SelectProps): ReactElement {
  return (
    <select {...rest} className="gw-input">
      {unique(options).map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </select>
  );
}
