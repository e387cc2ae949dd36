// What the text's completion offers at a field's value, such as references to the event of a rule: the form's fields
// offer the same.
import { useCallback, useRef, useState } from "react";
import type { PickerOffer } from "../ui/pickerRows";
import type { FormField } from "../../shared/pack/forms/formFields";
import { host } from "../bridge/host";
import { documents } from "../documents/documents";
import { useFormScope } from "./formScope";

export interface WrittenOffers {
  /** Whether there may be some: a field keeps the control that can show them, before and after the answer. */
  readonly isPossible: boolean;
  readonly offers: readonly PickerOffer[];
  /** Asks for them, when the field gets the focus. */
  readonly ask: () => void;
}

/** Returns the offers for a field's value: those of its schemas until the host has answered. */
export function useWrittenOffers({ node, control, schemas }: FormField): WrittenOffers {
  const { document } = useFormScope();
  const [answered, setAnswered] = useState<readonly PickerOffer[] | null>(null);
  const asked = useRef(0);
  const isText = node?.type === "string";
  const takesOffers =
    control.is === "name" ||
    control.is === "text" ||
    control.is === "json" ||
    (control.is === "position" && control.takesReference);
  const ask = useCallback((): void => {
    if (!isText || !takesOffers || node === undefined) return;
    const number = (asked.current += 1);
    documents.flush();
    const answer = async (): Promise<void> => {
      const offers = await host.complete(document.path, node.offset + 1);
      if (number !== asked.current) return;
      // Within quotes each is the whole text; snippets write more than one value.
      const fitting = offers.filter(({ snippet, isMisfit }) => !snippet && isMisfit !== true);
      setAnswered(fitting.map(({ text, detail }) => ({ name: text, detail })));
    };
    void answer();
  }, [document, node, isText, takesOffers]);
  if (!takesOffers) return { isPossible: false, offers: [], ask };
  const offers = answered ?? examplesOf(schemas);
  return { isPossible: isText || offers.length > 0, offers, ask };
}

function examplesOf(schemas: FormField["schemas"]): readonly PickerOffer[] {
  const texts = schemas.flatMap(({ examples = [] }) => examples).filter((each) => typeof each === "string");
  return [...new Set(texts)].map((name) => ({ name, detail: "" }));
}
