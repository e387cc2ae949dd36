// Follows which rule of the text the pointer rests on and which has the caret, so that boards can show where it looks.
import { type IDisposable, editor } from "monaco-editor/editor";
import { type Disposable, disposable } from "../../../shared/base/disposable";
import type { NamedRule } from "../../../shared/rpc/debug";
import { ruleAtOffset } from "../../session/pack/ruleTexts";
import { lightRule } from "../../session/step/highlightedRule";
import { documentOf } from "../language/hostPlaces";

/** Follows the pointer and the caret of one editor until disposed. */
export function followHighlightedRule(code: editor.ICodeEditor): Disposable {
  const ruleAt = (position: { readonly lineNumber: number; readonly column: number } | null): NamedRule | null => {
    const model = code.getModel();
    const document = model === null || position === null ? undefined : documentOf(model);
    if (document === undefined || model === null || position === null) return null;
    const rule = ruleAtOffset(document, model.getOffsetAt(position));
    return rule && { file: document.path, id: rule.id };
  };
  const tellCaret = (): void => lightRule("atCaret", code.hasTextFocus() ? ruleAt(code.getPosition()) : null);
  const subscriptions: readonly IDisposable[] = [
    code.onMouseMove(({ target }) => {
      const isText = target.type === editor.MouseTargetType.CONTENT_TEXT;
      lightRule("pointed", isText ? ruleAt(target.position) : null);
    }),
    code.onMouseLeave(() => lightRule("pointed", null)),
    code.onDidChangeCursorPosition(tellCaret),
    code.onDidFocusEditorText(tellCaret),
    code.onDidBlurEditorText(tellCaret),
    code.onDidChangeModel(() => {
      lightRule("pointed", null);
      tellCaret();
    }),
  ];
  return disposable(() => {
    for (const each of subscriptions) each.dispose();
    lightRule("pointed", null);
    lightRule("atCaret", null);
  });
}
