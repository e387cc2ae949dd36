// The tags of kinds that are made of images: those that all of them have as chips, those of each as words.
import { type ReactElement, useState } from "react";
import {
  type ImageKind,
  sharedTags,
  withSharedTags,
} from "../../../../shared/dialects/gridponder/text/names/imageKinds";
import type { PackDocument } from "../../../documents/packDocument";
import { usePackSource } from "../../../documents/packSource";
import { NamesControl } from "../../../forms/NamesControl";
import { useOffers } from "../../../forms/offers";
import { Field, TextInput } from "../../../ui/Field";
import { kindPlace, useNewTags } from "./KindForm";

export interface TagsOfAllProps {
  readonly game: PackDocument;
  readonly kinds: readonly ImageKind[];
  readonly onChange: (kinds: readonly ImageKind[]) => void;
}

export function TagsOfAll({ game, kinds, onChange }: TagsOfAllProps): ReactElement {
  const offers = useOffers({ pack: usePackSource(), level: null });
  const others = useNewTags(kindPlace(game, ""));
  return (
    <Field label="Tags of all" layout="row">
      {(field) => (
        // Enter takes a tag here; the kinds are not made yet.
        <div role="presentation" onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}>
          <NamesControl
            control={{ is: "names", of: ["tag"], takesText: false }}
            of={["tag"]}
            takesText={false}
            value={sharedTags(kinds)}
            field={field}
            label="tags of all"
            placeholder="none"
            isOptional={false}
            offers={(of) => [...offers(of), ...others]}
            onChange={(value) =>
              onChange(
                withSharedTags(kinds, Array.isArray(value) ? value.filter((tag) => typeof tag === "string") : []),
              )
            }
          />
        </div>
      )}
    </Field>
  );
}

export interface TagsOfKindProps {
  readonly kind: ImageKind;
  /** The name of its image's file. */
  readonly file: string;
  readonly onChange: (tags: readonly string[]) => void;
}

export function TagsOfKind({ kind: { tags, isWanted }, file, onChange }: TagsOfKindProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      aria-label={`Tags of ${file}`}
      placeholder="tags"
      title="Tags, with spaces between them"
      disabled={!isWanted}
      value={typed ?? tags.join(" ")}
      onChange={({ target: { value } }) => {
        setTyped(value);
        onChange([...new Set(value.split(/[\s,]+/).filter((tag) => tag !== ""))]);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
