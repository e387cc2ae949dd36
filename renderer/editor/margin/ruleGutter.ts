// Breakpoints of rules in the text's margin: shown as dots, set and taken away by a click or by the text's menu. Tells
// where the caret is.
import { type IDisposable, editor } from "monaco-editor/editor";
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { type BreakOn, isSamePlace } from "../../../shared/engine/breakpoints/breakPlaces";
import type { Breakpoint } from "../../../shared/engine/breakpoints/breakpoints";
import type { PackDocument } from "../../documents/packDocument";
import { isPending, onShowMade } from "../../documents/model/pendingChange";
import { documentOf } from "../language/hostPlaces";
import { breakpointStore, editBreakpoint, toggleBreakpoint } from "../../session/run/breakpoints";
import { rulesIn } from "../../session/pack/ruleTexts";
import { usePackStore } from "../../session/pack/packStore";
import { ruleAtCaret, textCaret } from "../../session/pack/textCaret";
import "../ruleGutter.css";

interface RuleLine {
  readonly rule: string;
  readonly line: number;
  readonly endLine: number;
}

function shownDocument(code: editor.ICodeEditor): PackDocument | undefined {
  const model = code.getModel();
  return model === null ? undefined : documentOf(model);
}

function ruleLines(document: PackDocument): readonly RuleLine[] {
  return rulesIn(document).map(({ id, offset, length }) => ({
    rule: id,
    line: document.model.getPositionAt(offset).lineNumber,
    endLine: document.model.getPositionAt(offset + length).lineNumber,
  }));
}

/** Shows the breakpoints of one editor's rules and lets them be clicked, until disposed. */
export function showRuleGutter(code: editor.IStandaloneCodeEditor): Disposable {
  const marks = code.createDecorationsCollection();
  const show = (): void => {
    const breakpoints = breakpointStore.getState().breakpoints.filter(({ on }) => on.kind === "rule");
    // Mostly there are none, and then nobody need read the text.
    const document = breakpoints.length === 0 ? undefined : shownDocument(code);
    const lines = document === undefined ? [] : ruleLines(document);
    marks.set(
      lines.flatMap(({ rule, line }) => {
        const found = breakpoints.find(({ on }) => isSamePlace(on, { kind: "rule", rule }));
        return found === undefined ? [] : [breakpointMark(rule, line, found)];
      }),
    );
  };
  const tellCaret = (): void => {
    const document = shownDocument(code);
    const position = code.getPosition();
    if (document === undefined || position === null) return;
    // The text beside it has a caret, too.
    if (document.path === usePackStore.getState().other?.file) return;
    textCaret.setState({ caret: { path: document.path, offset: document.model.getOffsetAt(position) } });
  };
  const click = ({ target, event }: editor.IEditorMouseEvent): void => {
    const document = shownDocument(code);
    const line = target.position?.lineNumber;
    if (target.type !== editor.MouseTargetType.GUTTER_GLYPH_MARGIN || document === undefined) return;
    const found = ruleLines(document).find((each) => line !== undefined && line >= each.line && line <= each.endLine);
    if (found !== undefined && event.leftButton) toggleBreakpoint({ kind: "rule", rule: found.rule });
  };
  const subscriptions: readonly (Disposable | IDisposable)[] = [
    code.onDidChangeModel(() => {
      show();
      tellCaret();
    }),
    code.onDidChangeModelContent(show),
    code.onDidChangeCursorPosition(() => {
      // Between the parts of a change it is nowhere in the document's text.
      if (!isPending()) tellCaret();
    }),
    onShowMade(tellCaret),
    disposable(
      usePackStore.subscribe(({ other }, before) => {
        if (other !== before.other) tellCaret();
      }),
    ),
    code.onMouseDown(click),
    code.addAction(menuItem("gw.breakpoint", "Toggle Breakpoint at This Rule", 1, toggleBreakpoint)),
    code.addAction(menuItem("gw.breakpoint.edit", "Condition, Hits or Message of the Breakpoint", 2, editBreakpoint)),
    disposable(breakpointStore.subscribe(show)),
    disposable(() => marks.clear()),
  ];
  show();
  return disposable(() => {
    for (const each of subscriptions) each.dispose();
  });
}

/** Returns an item of the editor's menu that does something with the breakpoint of the rule at the caret. */
function menuItem(id: string, label: string, order: number, act: (on: BreakOn) => void): editor.IActionDescriptor {
  return {
    id,
    label,
    contextMenuGroupId: "8_debug",
    contextMenuOrder: order,
    run: () => {
      const rule = ruleAtCaret();
      if (rule !== null) act({ kind: "rule", rule: rule.id });
    },
  };
}

function breakpointMark(rule: string, line: number, breakpoint: Breakpoint): editor.IModelDeltaDecoration {
  const { isEnabled, condition, fromHit, log } = breakpoint;
  const isConditional = condition !== null || fromHit > 1;
  const shape = log === null ? "" : " gw-breakpoint-log";
  const said = [
    log === null ? `Breakpoint: rule ${rule}` : `Log point: rule ${rule}`,
    ...(isEnabled ? [] : ["off"]),
    ...(condition === null ? [] : [`if ${JSON.stringify(condition)}`]),
    ...(fromHit > 1 ? [`from hit ${fromHit} on`] : []),
    ...(log === null ? [] : [`writes ${log}`]),
  ];
  return {
    range: { startLineNumber: line, startColumn: 1, endLineNumber: line, endColumn: 1 },
    options: {
      glyphMarginClassName: `gw-breakpoint${isEnabled ? "" : " gw-breakpoint-off"}${shape}${isConditional ? " gw-breakpoint-if" : ""}`,
      glyphMarginHoverMessage: { value: said.map(plainMarkdown).join(" · ") },
    },
  };
}

/** Names and conditions come from the pack: nothing in them is to be taken for Markdown. */
function plainMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]()#+\-.!<>|~&]/g, "\\$&");
}
