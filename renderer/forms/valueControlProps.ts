// What the control for one plain value is given, whichever it is.
import type { ReactElement } from "react";
import type { Json } from "../../shared/base/json";
import type { FormControl } from "../../shared/pack/forms/formFields";
import type { FieldControl } from "../ui/Field";
import type { PickerOffer } from "../ui/pickerRows";

/** Values that fit on one row; the others are forms of their own. */
export type PlainControl = Exclude<FormControl, { is: "items" | "record" | "object" }>;

export interface ValueControlProps {
  readonly control: PlainControl;
  readonly value: Json | undefined;
  /** Ids that tie it to its label. */
  readonly field: FieldControl;
  readonly label: string;
  /** Shown while nothing is there: what holds then, or that values differ. */
  readonly placeholder: string;
  /** Whether it can be left empty. */
  readonly isOptional: boolean;
  /** Names to offer; of sorts as the schemas say. */
  readonly offers: (of: readonly string[]) => readonly PickerOffer[];
  /** Texts to take instead of typing a value; empty while they are asked for, absent where there are none. */
  readonly suggestions?: readonly PickerOffer[] | undefined;
  /** A small picture of a name of these sorts. */
  readonly picture?: ((of: readonly string[]) => ((name: string) => ReactElement | null) | undefined) | undefined;
  /** An undefined value takes it away. */
  readonly onChange: (value: Json | undefined) => void;
  /** Lets a cell be picked on the board; absent where there is none. */
  readonly onPick?: (() => void) | undefined;
}
