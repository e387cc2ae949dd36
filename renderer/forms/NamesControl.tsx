// Several names: each a chip that can be taken away, and a field to add another.
import { X } from "lucide-react";
import { type ReactElement, useEffect, useRef } from "react";
import { fileName } from "../../shared/pack/fileNames";
import { defined } from "../../shared/base/defined";
import type { Json } from "../../shared/base/json";
import { Picker } from "../ui/Picker";
import { readTrimmed } from "../ui/useDraft";
import { newNameOf } from "./controlText";
import type { ValueControlProps } from "./valueControlProps";

export interface NamesControlProps extends ValueControlProps {
  readonly of: readonly string[];
  /** A single name is written as text where it was, or where nothing was. */
  readonly takesText: boolean;
}

export function NamesControl(props: NamesControlProps): ReactElement {
  const { of, takesText, value, field, label, placeholder, isOptional, offers, picture, onChange } = props;
  const names = namesOf(value);
  // An animation may show a frame again.
  const mayRepeat = of.includes("sprite");
  const drawn = picture?.(of);
  const place = useRef<HTMLDivElement>(null);
  const known = useRef(names.length);
  useEffect(() => {
    if (known.current === names.length) return;
    known.current = names.length;
    // Each name that is added pushes the field on, which may be at the edge of its pane.
    const { activeElement } = document;
    if (place.current?.contains(activeElement) === true) activeElement?.scrollIntoView({ block: "nearest" });
  }, [names.length]);
  const change = (next: readonly string[]): void => {
    if (next.length === 0) return onChange(isOptional ? undefined : []);
    onChange(takesText && !Array.isArray(value) && next.length === 1 ? defined(next[0]) : next);
  };
  const add = (text: string): void => {
    const added = text.split(/[\s,]+/).filter((name) => name !== "" && (mayRepeat || !names.includes(name)));
    if (added.length > 0) change([...names, ...added]);
  };
  return (
    <div ref={place} className="gw-names">
      {names.map((name, index) => (
        <span key={`${index} ${name}`} className="gw-name-chip" title={name}>
          {drawn?.(name)}
          <span>{fileName(name)}</span>
          <button
            type="button"
            aria-label={`Remove ${name} from ${label}`}
            onClick={() => change(names.toSpliced(index, 1))}
          >
            <X size={12} aria-hidden />
          </button>
        </span>
      ))}
      <Picker
        read={readTrimmed}
        {...field}
        text=""
        offers={() => offers(of).filter(({ name }) => mayRepeat || !names.includes(name))}
        placeholder={names.length === 0 ? placeholder : "add…"}
        picture={drawn}
        newName={newNameOf(of)}
        onCommit={add}
      />
    </div>
  );
}

function namesOf(value: Json | undefined): readonly string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === "string") : [];
}
