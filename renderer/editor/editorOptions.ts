// How the text editor of the window looks and behaves.
import type { editor } from "monaco-editor/editor";

const SHOWN = {
  automaticLayout: true,
  fontFamily: "var(--font-code)",
  fontSize: 13,
  lineHeight: 20,
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  // Below the last line is room for the horizontal scrollbar, whether it is there or not. The height must not depend on
  // it: a text that is shown at its end again would be scrolled while it is drawn, and its line numbers would not.
  padding: { top: 6, bottom: 10 },
  scrollbar: {
    verticalScrollbarSize: 10,
    horizontalScrollbarSize: 10,
    ignoreHorizontalScrollbarInContentHeight: true,
  },
  overviewRulerBorder: false,
  renderLineHighlight: "all",
  stickyScroll: { enabled: true, maxLineCount: 3, scrollWithEditor: false },
  folding: true,
  glyphMargin: true,
  lineNumbersMinChars: 3,
  guides: { indentation: true },
  // Findings reach a Monaco editor through markers; its own word guesses would drown the schema's completions.
  wordBasedSuggestions: "off",
  quickSuggestions: { strings: true, other: true, comments: false },
  suggest: { showWords: false },
  tabSize: 2,
  wrappingIndent: "indent",
  // Not within a reference such as `$event.position`.
  wordWrapBreakAfterCharacters: " \t,}])",
  fixedOverflowWidgets: true,
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: true },
  ariaLabel: "Text of the file",
} as const satisfies editor.IStandaloneEditorConstructionOptions;

/**
 * Of the models too, of which Monaco knows by the settings' full names alone: else it would read all brackets of a text
 * again after each change, before the text is shown.
 */
const OF_MODELS = { "bracketPairColorization.enabled": false } as const;

export const EDITOR_OPTIONS: editor.IStandaloneEditorConstructionOptions = { ...SHOWN, ...OF_MODELS };
