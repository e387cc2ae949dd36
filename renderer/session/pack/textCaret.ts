// The caret of the text editor, for commands about what is under it.
import type { RulePlace } from "../../../shared/pack/packModel";
import { documents } from "../../documents/documents";
import { ruleAtOffset } from "./ruleTexts";
import { perPackStore } from "../../state/windowStore";

export interface TextCaret {
  readonly path: string;
  readonly offset: number;
}

export const textCaret = perPackStore<{ readonly caret: TextCaret | null }>(() => ({ caret: null }));

/** Returns the rule under the caret as the text is now; null outside of rules. */
export function ruleAtCaret(): (RulePlace & { readonly file: string }) | null {
  const { caret } = textCaret.getState();
  const document = caret === null ? undefined : documents.get(caret.path);
  if (caret === null || document === undefined) return null;
  const rule = ruleAtOffset(document, caret.offset);
  return rule === null ? null : { ...rule, file: caret.path };
}
