// One field of a form beside its name: what is wrong there is said below, and the name leads to its place in the text.
import { Code, X } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";
import type { LocatedFinding } from "../../shared/findings/finding";
import type { FormField } from "../../shared/pack/forms/formFields";
import type { JsonPath } from "../../shared/text/memberEdit";
import { reveal } from "../session/pack/textPlaces";
import { IconButton } from "../ui/Button";
import { Field } from "../ui/Field";
import { ToneIcon } from "../ui/Badge";
import { PackPicture } from "./PackPicture";
import { ProblemFixes } from "./ProblemFixes";
import { ValueControl } from "./ValueControl";
import type { PlainControl } from "./valueControlProps";
import { isFollowed, renameName, setPlace } from "./formEdits";
import { findingsAt, pointerOfSteps, useFormScope } from "./formScope";
import { useOffers, withOfferedTypes } from "./offers";
import { useWrittenOffers } from "./writtenOffers";

export interface PlainFieldProps {
  readonly field: FormField;
  readonly control: PlainControl;
  readonly steps: JsonPath;
  /** Instead of setting the value. */
  readonly onChange?: ((value: FormField["value"]) => void) | undefined;
}

/** A field whose value fits on a row. */
export function PlainField({ field, control, steps, onChange }: PlainFieldProps): ReactElement {
  const scope = useFormScope();
  const offers = useOffers(scope);
  const written = useWrittenOffers(field);
  const { name, value } = field;
  const change = (next: FormField["value"]): void => {
    if (onChange !== undefined) return onChange(next);
    const { names } = field;
    const isRenaming = names !== null && isFollowed(names) && typeof value === "string" && value !== "";
    if (isRenaming && typeof next === "string") scope.tell(renameName(scope.document, names, value, next));
    else scope.tell(setPlace(scope.document, steps, next));
  };
  const { onPick } = scope;
  const own = scope.ownOffers(name);
  // A text that has something to offer is typed where that can be seen.
  const drawn: PlainControl =
    control.is === "text" && own.length > 0 ? { is: "name", of: [] } : withOfferedTypes(control, field, scope.pack);
  return (
    <div className="gw-form-row" data-field={name} data-known={field.isKnown} data-long={isLong(control)}>
      <Field label={name} layout="row" title={field.description}>
        {(ids) => (
          <div className="gw-form-value" onFocus={written.ask}>
            <ValueControl
              control={drawn}
              value={value}
              field={ids}
              label={name}
              placeholder={placeholderOf(field)}
              isOptional={!field.isNeeded}
              offers={(of) =>
                control.is === "names" ? [...offers(of), ...own] : [...own, ...offers(of), ...written.offers]
              }
              suggestions={written.isPossible ? written.offers : undefined}
              picture={([of = ""]) =>
                of === "sprite" || scope.ui.picturedNames.has(of)
                  ? (each) => <PackPicture of={of} name={each} />
                  : undefined
              }
              onChange={change}
              onPick={onPick === null ? undefined : () => onPick(steps)}
            />
          </div>
        )}
      </Field>
      {value === undefined ? null : <ShowInText name={name} steps={steps} />}
      <FieldFindings steps={steps} reach={isDeep(control) ? "within" : "itself"} />
    </div>
  );
}

/** Characters of a choice that can be read beside its name in a narrow Inspector. */
const SHORT = 11;

/** Returns whether a value may be too long to stand beside its name in a narrow form, whatever is chosen now. */
function isLong(control: PlainControl): boolean {
  return (
    control.is === "choice" && control.choices.some(({ value }) => typeof value === "string" && value.length > SHORT)
  );
}

/** Returns what holds while nothing is written. */
function placeholderOf({ default: given, isNeeded }: FormField): string {
  if (given !== undefined) return typeof given === "string" ? given : JSON.stringify(given);
  return isNeeded ? "needed" : "not set";
}

/** Returns whether what is wrong inside of the value can be shown nowhere else. */
function isDeep(control: PlainControl): boolean {
  return control.is === "json" || control.is === "values" || control.is === "names" || control.is === "position";
}

interface ShowInTextProps {
  readonly name: string;
  readonly steps: JsonPath;
}

export function ShowInText({ name, steps }: ShowInTextProps): ReactElement | null {
  const { document, hasText } = useFormScope();
  if (!hasText) return null;
  const show = (): void => reveal(document.path, pointerOfSteps(steps));
  return <IconButton icon={Code} label={`Show ${name} in Text`} className="gw-form-show" onClick={show} />;
}

export interface FieldFindingsProps {
  readonly steps: JsonPath;
  readonly reach: "itself" | "within";
}

/** What the host found wrong at a place, as in the text. */
export function FieldFindings({ steps, reach }: FieldFindingsProps): ReactElement | null {
  const found = findingsAt(useFormScope().findings, steps, reach);
  return found.length === 0 ? null : <FindingLines findings={found} />;
}

function FindingLines({ findings }: { readonly findings: readonly LocatedFinding[] }): ReactElement {
  return (
    <ul className="gw-form-findings">
      {findings.map((finding) => (
        <FindingLine key={`${finding.code} ${finding.message}`} finding={finding} />
      ))}
    </ul>
  );
}

function FindingLine({ finding }: { readonly finding: LocatedFinding }): ReactElement {
  const { hasText } = useFormScope();
  const [isFixing, setFixing] = useState(false);
  return (
    <li data-severity={finding.severity}>
      <ToneIcon tone={finding.severity} label={finding.severity} size={13} />
      <span>{finding.message}</span>
      {hasText ? <ProblemFixes problem={finding} open={isFixing} onOpenChange={setFixing} isTabStop /> : null}
    </li>
  );
}

export interface PartProps {
  readonly name: string;
  readonly description: string;
  readonly steps: JsonPath;
  readonly canBeRemoved: boolean;
  readonly children: ReactNode;
}

/** A value of several rows, under its name. */
export function FormPart({ name, description, steps, canBeRemoved, children }: PartProps): ReactElement {
  const scope = useFormScope();
  const remove = (): void => scope.tell(setPlace(scope.document, steps, undefined));
  return (
    <fieldset className="gw-form-part" data-field={name} aria-label={name}>
      <div className="gw-form-part-head" title={description}>
        <span>{name}</span>
        <ShowInText name={name} steps={steps} />
        {canBeRemoved ? <IconButton icon={X} label={`Remove ${name}`} onClick={remove} /> : null}
      </div>
      <FieldFindings steps={steps} reach="itself" />
      {children}
    </fieldset>
  );
}
