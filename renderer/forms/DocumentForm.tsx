// The frame of a form over a document: its scope, and why the last change was not made.
import { type ReactElement, type ReactNode, useDeferredValue, useMemo, useState } from "react";
import type { JsonPath } from "../../shared/text/memberEdit";
import { useDialectUi } from "../dialect/openDialect";
import type { PackDocument } from "../documents/packDocument";
import { usePackWithoutCells } from "../documents/packSource";
import { usePackStore } from "../session/pack/packStore";
import { type FormScope, FormScopeProvider } from "./formScope";
import "./forms.css";

export interface DocumentFormProps {
  readonly document: PackDocument;
  /** Lets the next click on the board say the cell at a place; null where no board can be clicked. */
  readonly onPick: ((steps: JsonPath) => void) | null;
  /** What a field takes beside the names that its schema says; nothing for most forms. */
  readonly ownOffers?: FormScope["ownOffers"];
  /** False behind a dialog: no field then offers to show its text. */
  readonly hasText?: boolean;
  readonly children: ReactNode;
}

const NO_OFFERS: FormScope["ownOffers"] = () => [];

const NO_FINDINGS: FormScope["findings"] = [];

export function DocumentForm(props: DocumentFormProps): ReactElement {
  const { document, onPick, ownOffers = NO_OFFERS, hasText = true, children } = props;
  // Names to offer may lag behind while something is typed; what is painted has no names.
  const pack = useDeferredValue(usePackWithoutCells());
  const ui = useDialectUi();
  const findings = usePackStore((state) => state.findings[document.path]) ?? NO_FINDINGS;
  const [refused, setRefused] = useState<{ readonly why: string; readonly version: number } | null>(null);
  // A refusal is over with the next change of the text.
  const refusal = refused?.version === document.version ? refused.why : null;
  const scope = useMemo((): FormScope => {
    const level = pack.levels.find(({ path }) => path === document.path) ?? null;
    const tell: FormScope["tell"] = (change) =>
      setRefused(change.ok ? null : { why: change.refusal, version: document.version });
    return { ui, document, pack, level, findings, onPick, ownOffers, hasText, tell };
  }, [ui, document, pack, findings, onPick, ownOffers, hasText]);
  return (
    <FormScopeProvider value={scope}>
      <div className="gw-document-form" data-document={document.path}>
        {refusal === null ? null : (
          <p className="gw-form-refusal" role="alert">
            {refusal}
          </p>
        )}
        {children}
      </div>
    </FormScopeProvider>
  );
}
