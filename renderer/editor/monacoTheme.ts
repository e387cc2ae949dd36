// Gives Monaco the window's own colours, light and dark.
import { editor } from "monaco-editor/editor";
import type { Disposable } from "../../shared/base/disposable";
import { type Theme, currentTheme, onThemeChange, themeColor } from "../ui/theme";

/** JSON's tokens: keys calm, values telling their type. Each pair with its panel colour meets AA. */
const TOKENS = {
  light: {
    "string.key.json": "1f4a6d",
    "string.value.json": "0a6a3f",
    "number.json": "8a4b00",
    "keyword.json": "7a3ea8",
    delimiter: "596470",
  },
  dark: {
    "string.key.json": "9cc9ee",
    "string.value.json": "8fd6a8",
    "number.json": "f0bd7a",
    "keyword.json": "cfa6f5",
    delimiter: "a2acb6",
  },
} as const satisfies Record<Theme, Record<string, string>>;

/** Applies the theme in effect now and each time it changes. */
export function followTheme(): Disposable {
  apply(currentTheme());
  return onThemeChange(apply);
}

function apply(theme: Theme): void {
  editor.defineTheme(`gridwright-${theme}`, {
    base: theme === "dark" ? "vs-dark" : "vs",
    inherit: true,
    rules: Object.entries(TOKENS[theme]).map(([token, foreground]) => ({ token, foreground })),
    colors: {
      "editor.background": themeColor("--color-panel"),
      "editor.foreground": themeColor("--color-text"),
      "editorLineNumber.foreground": themeColor("--color-muted"),
      "editorLineNumber.activeForeground": themeColor("--color-text"),
      "editor.lineHighlightBackground": themeColor("--color-sunken"),
      "editor.lineHighlightBorder": "#00000000",
      "editorGutter.background": themeColor("--color-panel"),
      "editorIndentGuide.background1": themeColor("--color-border"),
      "editorWidget.background": themeColor("--color-raised"),
      "editorWidget.border": themeColor("--color-border"),
      "editorHoverWidget.background": themeColor("--color-raised"),
      "editorSuggestWidget.background": themeColor("--color-raised"),
      "editorSuggestWidget.selectedBackground": themeColor("--color-selected"),
      "editorSuggestWidget.selectedForeground": themeColor("--color-text"),
      "editorSuggestWidget.highlightForeground": themeColor("--color-accent"),
      "editorSuggestWidget.focusHighlightForeground": themeColor("--color-accent"),
      "editorSuggestWidget.selectedIconForeground": themeColor("--color-text"),
      "editorCodeLens.foreground": themeColor("--color-muted"),
      "editorError.foreground": themeColor("--color-error"),
      "editorWarning.foreground": themeColor("--color-warning"),
      "editorInfo.foreground": themeColor("--color-information"),
      "editor.rangeHighlightBackground": themeColor("--color-selected"),
      "editor.findMatchBackground": `${themeColor("--color-accent")}66`,
      "editor.findMatchHighlightBackground": `${themeColor("--color-accent")}33`,
      "quickInput.background": themeColor("--color-raised"),
      "quickInputList.focusBackground": themeColor("--color-selected"),
      "quickInputList.focusForeground": themeColor("--color-text"),
      "quickInputList.focusIconForeground": themeColor("--color-text"),
      "input.background": themeColor("--color-panel"),
      "input.foreground": themeColor("--color-text"),
      "input.border": themeColor("--color-border-strong"),
      "list.focusBackground": themeColor("--color-selected"),
      "list.focusForeground": themeColor("--color-text"),
      "list.activeSelectionBackground": themeColor("--color-selected"),
      "list.activeSelectionForeground": themeColor("--color-text"),
      "list.inactiveSelectionBackground": themeColor("--color-pressed"),
      "list.hoverBackground": themeColor("--color-hover"),
      "list.highlightForeground": themeColor("--color-accent"),
      "list.focusHighlightForeground": themeColor("--color-accent"),
      "menu.background": themeColor("--color-raised"),
      "menu.foreground": themeColor("--color-text"),
      "menu.selectionBackground": themeColor("--color-selected"),
      "menu.selectionForeground": themeColor("--color-text"),
      "menu.border": themeColor("--color-border"),
      "editorActionList.background": themeColor("--color-raised"),
      "editorActionList.foreground": themeColor("--color-text"),
      "editorActionList.focusBackground": themeColor("--color-selected"),
      "editorActionList.focusForeground": themeColor("--color-text"),
      "peekView.border": themeColor("--color-accent"),
      "peekViewTitle.background": themeColor("--color-sunken"),
      "peekViewTitleLabel.foreground": themeColor("--color-text"),
      "peekViewTitleDescription.foreground": themeColor("--color-muted"),
      "peekViewEditor.background": themeColor("--color-panel"),
      "peekViewEditorGutter.background": themeColor("--color-panel"),
      "peekViewResult.background": themeColor("--color-sunken"),
      "peekViewResult.fileForeground": themeColor("--color-text"),
      "peekViewResult.lineForeground": themeColor("--color-text"),
      "peekViewResult.selectionBackground": themeColor("--color-selected"),
      "peekViewResult.selectionForeground": themeColor("--color-text"),
      "peekViewResult.matchHighlightBackground": `${themeColor("--color-accent")}44`,
      "peekViewEditor.matchHighlightBackground": `${themeColor("--color-accent")}44`,
      "editorStickyScroll.background": themeColor("--color-sunken"),
      "scrollbarSlider.background": `${themeColor("--color-border-strong")}55`,
      "scrollbarSlider.hoverBackground": `${themeColor("--color-border-strong")}88`,
      "scrollbarSlider.activeBackground": `${themeColor("--color-border-strong")}aa`,
      focusBorder: themeColor("--color-focus"),
    },
  });
  editor.setTheme(`gridwright-${theme}`);
}
